import { type CalendarDay, today } from '../../../../domain/calendar/calendar-day.ts'
import { sayDay } from '../../../../domain/calendar/say-day.ts'
import { say, type Topic } from '../topic.ts'

interface MovingDay {
  readonly asks: RegExp
  readonly says: { readonly en: string; readonly ja: string }
  /** From 0, January. */
  readonly month: number
  /** 0 is Sunday. */
  readonly weekday: number
  /** Which of the month, from 1. */
  readonly nth: number
}

/** Days that are some weekday of a month. */
const movingDays: readonly MovingDay[] = [
  {
    asks: /^thanksgiving$|^感謝祭$/i,
    says: { en: 'Thanksgiving in the USA', ja: 'アメリカの感謝祭' },
    month: 10,
    weekday: 4,
    nth: 4,
  },
  {
    asks: /^canadian thanksgiving$/i,
    says: { en: 'Thanksgiving in Canada', ja: 'カナダの感謝祭' },
    month: 9,
    weekday: 1,
    nth: 2,
  },
  {
    asks: /^mother'?s'?$|^mother'?s'? day$|^母の日$/i,
    says: { en: "Mother's Day in the USA and many other countries", ja: '母の日' },
    month: 4,
    weekday: 0,
    nth: 2,
  },
  {
    asks: /^father'?s'?$|^father'?s'? day$|^父の日$/i,
    says: { en: "Father's Day in the USA, the UK and many other countries", ja: '父の日' },
    month: 5,
    weekday: 0,
    nth: 3,
  },
  {
    asks: /^labou?r day$/i,
    says: { en: 'Labor Day in the USA', ja: 'アメリカのレイバーデー' },
    month: 8,
    weekday: 1,
    nth: 1,
  },
  {
    asks: /^(?:martin luther king|mlk)$|^(?:martin luther king|mlk) day$/i,
    says: { en: 'Martin Luther King Day', ja: 'キング牧師記念日' },
    month: 0,
    weekday: 1,
    nth: 3,
  },
  {
    asks: /^成人の日$|^coming of age day$/i,
    says: { en: 'Coming of Age Day in Japan', ja: '成人の日' },
    month: 0,
    weekday: 1,
    nth: 2,
  },
  { asks: /^海の日$|^marine day$/i, says: { en: 'Marine Day in Japan', ja: '海の日' }, month: 6, weekday: 1, nth: 3 },
  {
    asks: /^敬老の日$/i,
    says: { en: 'Respect for the Aged Day in Japan', ja: '敬老の日' },
    month: 8,
    weekday: 1,
    nth: 3,
  },
  {
    asks: /^スポーツの日$|^体育の日$/i,
    says: { en: 'Sports Day in Japan', ja: 'スポーツの日' },
    month: 9,
    weekday: 1,
    nth: 2,
  },
]

const asks = {
  en: /^(?:when|what (?:day|date)) (?:is|was|does|will) (?:the )?(?:us |american |japanese )?([a-z' ]{6,24}?)(?: (?:day|fall|be))*(?: (?:in|on))?(?: (\d{4})|( next year)|( this year))?[\s?.!]*$/i,
  ja: /^(?:(\d{4})年の?|(来年)の?|(今年)の?)?(.{3,8}?)は(?:いつ|何日|何月何日)(?:です|でしょう)?か?[\s?。]*$/,
}

/** When Thanksgiving is, Mother's Day and their like. */
export const tellMovingDay: Topic = ({ text, language, now }) => {
  const found = text.length > 80 ? null : asks[language].exec(text.replace(/[’]/g, "'"))
  if (!found) return undefined
  const [name = '', inYear, next, same] =
    language === 'ja' ? [found[4], found[1], found[2], found[3]] : [found[1], found[2], found[3], found[4]]
  const moving = movingDays.find((one) => one.asks.test(name))
  if (!moving) return undefined
  const day = today(now)
  const year = new Date(day).getUTCFullYear()
  const isNamed = inYear !== undefined || next !== undefined || same !== undefined
  const asked = inYear === undefined ? year + (next === undefined ? 0 : 1) : Number(inYear)
  const reached = !isNamed && findDay(moving, year) < day ? findDay(moving, year + 1) : findDay(moving, asked)
  if (asked < 2007 || asked > 2100) return undefined
  return say(
    0.95,
    language === 'ja'
      ? `${moving.says.ja}は${sayDay(reached, 'ja')}です。`
      : `${moving.says.en} is on ${sayDay(reached, 'en')}.`,
  )
}

function findDay({ month, weekday, nth }: MovingDay, year: number): CalendarDay {
  const first = new Date(Date.UTC(year, month, 1)).getUTCDay()
  return Date.UTC(year, month, 1 + ((weekday - first + 7) % 7) + 7 * (nth - 1))
}
