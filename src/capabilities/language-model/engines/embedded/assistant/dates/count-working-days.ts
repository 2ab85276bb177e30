import { dayMs, daysInMonth, today } from '../../../../domain/calendar/calendar-day.ts'
import { readDays } from '../../../../domain/calendar/read-days.ts'
import { say, type Topic } from '../topic.ts'
import { monthNames } from './month-names.ts'

const asks =
  /\b(?:how many|number of|count the) (?:working|business|week)[ -]?days?\b|\b(?:working|business) days (?:are|in|between|from)\b|(?:営業日|平日|稼働日)(?:は|が|の数は)?(?:何日|いくつ)|何営業日/i
const maxDays = 40_000

/** Days from Monday to Friday in a month or from one day to another; which of them are holidays depends on the country. */
export const countWorkingDays: Topic = ({ text, language, now }) => {
  if (text.length > 200 || !asks.test(text)) return undefined
  const span = readMonth(text.toLowerCase(), today(now)) ?? readSpan(text, today(now))
  if (!span || span.last < span.first || (span.last - span.first) / dayMs > maxDays) return undefined
  let count = 0
  for (let day = span.first; day <= span.last; day += dayMs) if (![0, 6].includes(new Date(day).getUTCDay())) count += 1
  return say(
    0.96,
    language === 'ja'
      ? `平日(月〜金)は${count}日です。祝日は数えていません。`
      : `${count} days from Monday to Friday; public holidays are not taken off.`,
  )
}

function readMonth(text: string, day: number): { first: number; last: number } | undefined {
  const [, name = '', yearInEnglish] = /\b(?:in|of|for) ([a-z]+)(?:,? (\d{4}))?/.exec(text) ?? []
  const [, yearInJapanese, number] = /(?:(\d{4})年の?)?(\d{1,2})月(?!\d{1,2}日)/.exec(text) ?? []
  const month = number === undefined ? monthNames.indexOf(name) + 1 : Number(number)
  if (!(month >= 1 && month <= 12)) return undefined
  const year = Number(yearInEnglish ?? yearInJapanese ?? new Date(day).getUTCFullYear())
  const first = Date.UTC(year, month - 1, 1)
  return { first, last: first + (daysInMonth(year, month) - 1) * dayMs }
}

function readSpan(text: string, day: number): { first: number; last: number } | undefined {
  const [one, other, ...more] = readDays(text.toLowerCase(), day)
  if (one === undefined || more.length > 0) return undefined
  const end = other ?? one
  const start = other === undefined ? day : one
  return start <= end ? { first: start, last: end } : { first: end, last: start }
}
