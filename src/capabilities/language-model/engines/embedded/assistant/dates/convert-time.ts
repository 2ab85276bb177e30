import type { AssistantLanguage } from '../../../../../../kernel/wire/interface/skill.ts'
import { type CalendarDay, today } from '../../../../domain/calendar/calendar-day.ts'
import { readDays } from '../../../../domain/calendar/read-days.ts'
import { say, type Topic } from '../topic.ts'
import { findZone } from './find-zone.ts'
import { offsetOf } from './zone-offset.ts'

const asks = {
  en: /^(?:if it(?:'s| is) |when it(?:'s| is) |what(?:'s| is) |convert |at )?(\d{1,2})(?::(\d{2}))? ?(am|pm|a\.m\.|p\.m\.|o'clock)?(?: (?:time))? in ([a-z .'-]{2,30}?)(?:,? (?:what time is (?:it|that) in|what(?:'s| is) (?:the time|it|that) in|what(?:'s| is) that in|in|to)) ([a-z .'-]{2,30}?)(?: time)?[\s?.!]*$/i,
  ja: /^(.{1,16}?)(?:が|の|で)?(午前|午後)?(\d{1,2})時(?:(\d{1,2})分)?(?:のとき|の時|なら|だと|は)、?(.{1,16}?)(?:は|では|で|の)何時(?:です|でしょう)?か?[\s?。]*$/,
}

/** "What time is it in Tokyo when it is 9am in London?" */
const placeFirst = {
  en: /^(?:what time (?:is it|will it be|would it be)|what(?:'s| is| will be) the time) in ([a-z .'-]{2,30}?),? (?:when|if) (?:it(?:'s| is)|its) (\d{1,2})(?::(\d{2}))? ?(am|pm|a\.m\.|p\.m\.|o'clock)? (?:in|at) ([a-z .'-]{2,30}?)[\s?.!]*$/i,
  ja: /^(.{1,16}?)(?:は|では)(.{1,16}?)(?:が|の|で)(午前|午後)?(\d{1,2})時(?:(\d{1,2})分)?(?:のとき|の時|なら|だと)、?(?:は)?何時(?:です|でしょう)?か?[\s?。]*$/,
}

/** The parts in the order of `asks`, where the place that is asked about comes last. */
function reorder([whole, place, ...others]: RegExpExecArray): readonly (string | undefined)[] {
  return [whole, ...others, place]
}

/** "If it's 3pm in London, what time is it in Tokyo?", as of today or the day that is named. */
export const convertTime: Topic = ({ text, language, now }) => {
  const [said, day] = text.length > 160 ? [text] : takeOutDay(text, now)
  const read = text.length > 160 ? undefined : readQuestion(said, language)
  const [from, to] = [read && findZone(read.from), read && findZone(read.to)]
  if (!read || from === undefined || to === undefined) return undefined
  const then = instantOf(read.hour, read.minute, from, day ?? today(now, from))
  return say(0.95, format(then, from, to, read, language))
}

/** The question without the one day that it names, and that day. */
function takeOutDay(text: string, now: number): readonly [string, CalendarDay?] {
  const [day, ...others] = readDays(text, today(now))
  if (day === undefined || others.length > 0) return [text]
  const without = text
    .replace(
      /,? ?(?:\bon )?(?:the )?(?:\d{1,2}(?:st|nd|rd|th)?(?: of)? [a-z]{3,9}(?:,? \d{4})?|[a-z]{3,9} \d{1,2}(?:st|nd|rd|th)?(?:,? \d{4})?|\d{4}-\d{2}-\d{2}|tomorrow|today)(?=,| in\b|\?|$| what)/i,
      '',
    )
    .replace(/(?:\d{4}年)?\d{1,2}月\d{1,2}日の?|明日の?|今日の?/, '')
  return without === text ? [text] : [without.replace(/\s{2,}/g, ' ').trim(), day]
}

interface TimeQuestion {
  readonly from: string
  readonly to: string
  readonly hour: number
  readonly minute: number
}

function readQuestion(text: string, language: AssistantLanguage): TimeQuestion | undefined {
  const turned = placeFirst[language].exec(text)
  const found = turned ? reorder(turned) : asks[language].exec(text)
  if (!found) return undefined
  const [, a = '', b = '', c, d = '', e = ''] = found
  const [hours, minutes, half, from, to] = language === 'ja' ? [c ?? '', d, b, a, e] : [a, b, c, d, e]
  const isAfternoon = /^p|午後/i.test(half ?? '')
  const isMorning = /^a|午前/i.test(half ?? '')
  const written = Number(hours)
  const hour = isAfternoon && written < 12 ? written + 12 : isMorning && written === 12 ? 0 : written
  return hour < 24 && Number(minutes || 0) < 60 ? { from, to, hour, minute: Number(minutes || 0) } : undefined
}

/** Milliseconds since 1970 of an hour of a day in a zone. */
export function instantOf(hour: number, minute: number, zone: string, day: CalendarDay): number {
  const asUniversal = day + (hour * 60 + minute) * 60_000
  return asUniversal - offsetOf(zone, asUniversal - offsetOf(zone, asUniversal))
}

function format(
  then: number,
  from: string,
  to: string,
  { to: place }: TimeQuestion,
  language: AssistantLanguage,
): string {
  const time = new Intl.DateTimeFormat('en-GB', { timeZone: to, hour: '2-digit', minute: '2-digit' }).format(then)
  const dayIn = (zone: string) => new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(then)
  const [here, there] = [dayIn(from), dayIn(to)]
  if (language === 'ja') {
    const day = there > here ? '翌日の' : there < here ? '前日の' : ''
    return `${place}では${day}${time.replace(':', '時')}分です。`
  }
  const day = there > here ? ' the next day' : there < here ? ' the day before' : ''
  return `It is ${time}${day} in ${place.replace(/\b[a-z]/g, (letter) => letter.toUpperCase())} then.`
}
