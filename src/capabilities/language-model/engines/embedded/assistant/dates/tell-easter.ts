import { addPeriods, type CalendarDay, today } from '../../../../domain/calendar/calendar-day.ts'
import { sayDay } from '../../../../domain/calendar/say-day.ts'
import { say, type Topic } from '../topic.ts'

/** Days that go by Easter Sunday, and how many days after it they are. */
const feasts: readonly (readonly [RegExp, number, string, string])[] = [
  [/ash wednesday|灰の水曜日/i, -46, 'Ash Wednesday', '灰の水曜日'],
  [/palm sunday/i, -7, 'Palm Sunday', '枝の主日'],
  [/good friday|聖金曜日/i, -2, 'Good Friday', '聖金曜日'],
  [/easter monday|イースターマンデー/i, 1, 'Easter Monday', 'イースターマンデー'],
  [/ascension|昇天日/i, 39, 'Ascension Day', '昇天日'],
  [/(?:pentecost|whit sunday)|聖霊降臨/i, 49, 'Pentecost', '聖霊降臨祭'],
  [/easter|イースター|復活祭/i, 0, 'Easter Sunday', 'イースター'],
]

const asks = {
  en: /^(?:when|what (?:day|date)) (?:is|was|does|will) (?:the )?([a-z ]{6,20}?)(?: (?:sunday|day|fall|be))*(?: (?:in|on))?(?: (\d{4})|( next year)|( this year))?[\s?.!]*$/i,
  ja: /^(?:(\d{4})年の?|(来年)の?|(今年)の?)?(.{3,12}?)は(?:いつ|何日|何月何日)(?:です|でしょう)?か?[\s?。]*$/,
}

/** When Easter is, of the western churches, and the days that go by it. */
export const tellEaster: Topic = ({ text, language, now }) => {
  const found = text.length > 80 ? null : asks[language].exec(text.replace(/[’]/g, "'"))
  if (!found) return undefined
  const [name = '', inYear, next, same] =
    language === 'ja' ? [found[4], found[1], found[2], found[3]] : [found[1], found[2], found[3], found[4]]
  const feast = feasts.find(([words]) => words.exec(name)?.[0] === name)
  if (!feast) return undefined
  const day = today(now)
  const year = new Date(day).getUTCFullYear()
  const dayIn = (asked: number) => addPeriods(findEaster(asked), feast[1], 'day')
  const isNamed = inYear !== undefined || next !== undefined || same !== undefined
  const asked = inYear === undefined ? year + (next === undefined ? 0 : 1) : Number(inYear)
  if (asked < 1583 || asked > 9999) return undefined
  const reached = !isNamed && dayIn(year) < day ? dayIn(year + 1) : dayIn(asked)
  return say(
    0.95,
    language === 'ja' ? `${feast[3]}は${sayDay(reached, 'ja')}です。` : `${feast[2]} is on ${sayDay(reached, 'en')}.`,
  )
}

/** Gauss's rule as Meeus, Jones and Butcher wrote it down, for the Gregorian calendar. */
function findEaster(year: number): CalendarDay {
  const golden = year % 19
  const [century, rest] = [Math.floor(year / 100), year % 100]
  const leaps = Math.floor(century / 4)
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3)
  const epact = (19 * golden + century - leaps - correction + 15) % 30
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - epact - (rest % 4)) % 7
  const late = Math.floor((golden + 11 * epact + 22 * weekday) / 451)
  const sum = epact + weekday - 7 * late + 114
  return Date.UTC(year, Math.floor(sum / 31) - 1, (sum % 31) + 1)
}
