import { say, type Topic } from '../topic.ts'
import type { AssistantLanguage } from '../../../../../../kernel/wire/interface/skill.ts'
import { addPeriods, type CalendarDay, today } from '../../../../domain/calendar/calendar-day.ts'
import { readDays } from '../../../../domain/calendar/read-days.ts'
import { sayDate } from '../../../../domain/calendar/say-day.ts'

const asks = {
  en: /^how old (?:is|am|are|would|will) (?:someone|somebody|a person|i|you|people|he|she)(?: be)?(?: who (?:was|is))?(?: if)?(?: (?:i|he|she|they) (?:was|were))? ?born in (\d{4})[\s?.!]*$/i,
  ja: /^(\d{4})年(?:に)?(?:生まれ|産まれ)(?:た人)?(?:は)?(?:今|いま)?(?:何歳|いくつ)(?:です|でしょう)?か?[\s?。]*$/,
}

/** How old somebody born in a year is in this one. */
export const tellAge: Topic = ({ text, language, now }) => {
  const whole = tellWholeAge(text, language, today(now))
  if (whole !== undefined) return say(0.96, whole)
  const born = Number(asks[language].exec(text)?.[1])
  const year = new Date(today(now)).getUTCFullYear()
  if (!(born > year - 130 && born < year)) return undefined
  const age = year - born
  if (language === 'ja') return say(0.95, `${year}年の誕生日までは${age - 1}歳、そのあとは${age}歳です。`)
  return say(0.95, `${age - 1} before the birthday in ${year}, and ${age} after it.`)
}

const asksWhole = {
  en: /^(?:(?:i|he|she) was born (?:on )?(.{6,30}?)[.,;]? (?:so )?how old (?:am i|is he|is she)(?: now| today)?|how old (?:am i|is someone|is somebody|would i be|is a person)(?: now| today)? (?:if (?:i was|i am|they were)|who was|when) born (?:on )?(.{6,30}?))[\s?.!]*$/i,
  ja: /^(?:私は)?(\d{4}年\d{1,2}月\d{1,2}日)(?:に)?(?:生まれ(?:です|ました|た)?)(?:。|、)?(?:今|いま|私は)?(?:何歳|いくつ)(?:です|になり)?.{0,6}[\s?。]*$/,
}

/** The age today of who was born on a day. */
function tellWholeAge(text: string, language: AssistantLanguage, day: CalendarDay): string | undefined {
  const found = text.length > 100 ? null : asksWhole[language].exec(text)
  const written = found?.[1] ?? found?.[2]
  const born = written === undefined ? undefined : readDays(written.toLowerCase(), day)[0]
  if (born === undefined || born >= day) return undefined
  const [from, to] = [new Date(born), new Date(day)]
  const years = to.getUTCFullYear() - from.getUTCFullYear()
  const age = addPeriods(born, years, 'year') > day ? years - 1 : years
  if (age > 130) return undefined
  return language === 'ja'
    ? `${sayDate(born, 'ja')}生まれの方は${age}歳です。`
    : `Who was born on ${sayDate(born, 'en')} is ${age} years old today.`
}
