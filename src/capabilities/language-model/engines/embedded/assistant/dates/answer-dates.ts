import { lookUp } from '../../../../../../libraries/json/look-up.ts'
import { digitsForJapanese } from '../../../../domain/arithmetic/japanese-numerals.ts'
import { digitsForEnglish } from '../../../../domain/arithmetic/number-words.ts'
import { type Reply, say, type Topic } from '../topic.ts'
import {
  addPeriods,
  type CalendarDay,
  dayMs,
  daysInMonth,
  isLeapYear,
  isoWeek,
  type Period,
  today,
} from '../../../../domain/calendar/calendar-day.ts'
import { readDays } from '../../../../domain/calendar/read-days.ts'
import { sayDate, sayDay, sayWeekday } from '../../../../domain/calendar/say-day.ts'
import { monthNames } from './month-names.ts'

/** A question about days, its words made plain. */
interface DateQuestion {
  readonly text: string
  readonly isJapanese: boolean
  readonly today: CalendarDay
  /** The days it names. */
  readonly days: readonly (CalendarDay | undefined)[]
}

const maxQuestionLength = 300

/** Which day it is, was or will be, and how many days lie between. */
export const answerDates: Topic = ({ text, language, now }) => {
  if (text.length > maxQuestionLength) return undefined
  const plain = language === 'ja' ? digitsForJapanese(text) : digitsForEnglish(text.toLowerCase())
  const day = today(now)
  const question = { text: plain, isJapanese: language === 'ja', today: day, days: readDays(plain, day) }
  for (const answer of [leapYear, restOfYear, monthLength, formatWeek, shift, difference, identify]) {
    const reply = answer(question)
    if (reply) return reply
  }
  return undefined
}

function leapYear({ text, isJapanese }: DateQuestion): Reply | undefined {
  const year = /leap year|うるう年|閏年/.test(text) ? /(\d{3,4})/.exec(text)?.[1] : undefined
  if (year === undefined) return undefined
  const isLeap = isLeapYear(Number(year))
  if (isJapanese) return say(0.95, `${year}年はうるう年で${isLeap ? 'す' : 'はありません'}。`)
  return say(0.95, isLeap ? `Yes, ${year} is a leap year.` : `No, ${year} is not a leap year.`)
}

/** 今年はあと何日, "How many days are left in this year?". */
function restOfYear({ text, isJapanese, today: day }: DateQuestion): Reply | undefined {
  if (
    !/今年は?(?:、)?(?:あと|残り)(?:は)?何日|(?:how many )?days (?:are )?(?:left|remaining|remain) (?:in|of) (?:this|the) year/.test(
      text,
    )
  )
    return undefined
  const year = new Date(day).getUTCFullYear()
  const left = Math.round((Date.UTC(year, 11, 31) - day) / dayMs)
  return say(0.95, isJapanese ? `今年はあと${left}日です。` : `${left} days are left of ${year} after today.`)
}

function monthLength({ text, isJapanese, today: day }: DateQuestion): Reply | undefined {
  const [, name = '', inEnglish] =
    /how many days (?:are |does )?(?:there )?(?:in |are in )?([a-z]+)(?:,? (\d{4}))?/.exec(text) ?? []
  const [, inJapanese, number] = /^(?:(\d{4})年の?)?(\d{1,2})月は(?:何日|なんにち)(?:まで)?/.exec(text) ?? []
  const month = isJapanese ? Number(number) : monthNames.indexOf(name) + 1
  if (!(month >= 1 && month <= 12)) return undefined
  const year = Number((isJapanese ? inJapanese : inEnglish) ?? new Date(day).getUTCFullYear())
  const days = daysInMonth(year, month)
  const title = `${name.slice(0, 1).toUpperCase()}${name.slice(1)}`
  return say(0.95, isJapanese ? `${year}年${month}月は${days}日まであります。` : `${title} ${year} has ${days} days.`)
}

function formatWeek({ text, isJapanese, today: day, days }: DateQuestion): Reply | undefined {
  if (!/\b(?:week number|which week|what week|number of the week)\b|第?何週/.test(text)) return undefined
  const asked = days[0] ?? day
  const week = isoWeek(asked)
  if (isJapanese) return say(0.9, `${sayDate(asked, 'ja')}は第${week}週です(ISO 8601)。`)
  return say(0.9, `${sayDate(asked, 'en')} is in week ${week} (ISO 8601).`)
}

const periods: Readonly<Record<string, Period>> = {
  day: 'day',
  week: 'week',
  fortnight: 'week',
  month: 'month',
  year: 'year',
  日: 'day',
  週間: 'week',
  週: 'week',
  か月: 'month',
  ヶ月: 'month',
  カ月: 'month',
  ケ月: 'month',
  年: 'year',
}
const farthest = 1_000_000

/** "in 10 days", "3 weeks ago", "2 months after 2026-01-31", 10日後. */
function shift({ text, isJapanese, today: day, days }: DateQuestion): Reply | undefined {
  const found =
    /\b(?:(in) )?(\d{1,7}|an?) (day|week|month|year)s?(?: (ago|before|after|from|later|hence|earlier)\b)?/.exec(text) ??
    /()(\d{1,7}) ?(日|週間|週|か月|ヶ月|カ月|ケ月|年)(?:間)?(後|前)/.exec(text)
  const [, within, number = '', unit = '', direction] = found ?? []
  if (!found || (!within && direction === undefined) || !asksForDay(text, isJapanese)) return undefined
  const count = /^an?$/.test(number) ? 1 : Number(number)
  const isBack = direction !== undefined && ['ago', 'before', 'earlier', '前'].includes(direction)
  const start = days.length > 0 ? days[0] : day
  if (count > farthest || start === undefined) return undefined
  const reached = addPeriods(start, isBack ? -count : count, lookUp(periods, unit) ?? 'day')
  if (!(reached > -62e12 && reached < 253e12)) return undefined
  if (isJapanese) return say(0.9, `${sayDay(reached, 'ja')}です。`)
  return say(0.9, `That is ${sayDay(reached, 'en')}.`)
}

/** A question, or nothing but the time span: not a story that happens to tell when. */
function asksForDay(text: string, isJapanese: boolean): boolean {
  if (isJapanese) return text.length < 12 || /何|いつ|曜/.test(text)
  return !/how many|how long/.test(text) && (text.length < 40 || /\b(?:what|which|date|when)\b/.test(text))
}

/** "days between X and Y", "days until Christmas", クリスマスまであと何日. */
function difference({ text, isJapanese, today: day, days }: DateQuestion): Reply | undefined {
  const asks =
    /\b(?:how many (?:days|weeks)|how long|days|weeks)\b.*\b(?:until|till|to|between|from|since|before|after|left|ago)\b|(?:まで|から|前|あと).*(?:何日|なんにち|何週間|日数)/.test(
      text,
    )
  if (!asks || days.length === 0 || days.length > 2) return undefined
  const [first, second] = days.length === 2 ? days : [day, days[0]]
  if (first === undefined || second === undefined) return say(0.9, noSuchDay(isJapanese))
  const count = Math.abs(Math.round((second - first) / dayMs))
  if (isJapanese) return say(0.92, `${sayDate(first, 'ja')}から${sayDate(second, 'ja')}までは${count}日です。`)
  const weeks = /\bweeks\b/.test(text) ? ` (${Math.floor(count / 7)} weeks and ${count % 7} days)` : ''
  const verb = count === 1 ? 'is 1 day' : `are ${count} days`
  return say(0.92, `There ${verb}${weeks} from ${sayDate(first, 'en')} to ${sayDate(second, 'en')}.`)
}

const asksDay =
  /\b(?:what|which)(?:'s| is| was| will be)? ?(?:the |today'?s? )?(?:day|date|weekday)\b|\bwhat(?:'s| is) today\b|\bday of the week\b|\bwhat'?s the date\b|\bwhen is\b|何曜日|なんようび|曜日|何月何日|何日|今日は何の日|日付/

/** The weekday of a date, or which day today is. */
function identify({ text, isJapanese, today: day, days }: DateQuestion): Reply | undefined {
  if (!asksDay.test(text) || days.length > 1) return undefined
  if (days.length === 0 && /when is|曜日は/.test(text)) return undefined
  const asked = days.length === 0 ? day : days[0]
  if (asked === undefined) return say(0.9, noSuchDay(isJapanese))
  if (isJapanese) {
    return say(
      0.9,
      asked === day ? `今日は${sayDay(day, 'ja')}です。` : `${sayDate(asked, 'ja')}は${sayWeekday(asked, 'ja')}です。`,
    )
  }
  if (asked === day) return say(0.9, `Today is ${sayDay(day, 'en')}.`)
  const verb = asked < day ? 'was' : 'is'
  return say(0.9, `${sayDate(asked, 'en')} ${verb} a ${sayWeekday(asked, 'en')}.`)
}

function noSuchDay(isJapanese: boolean): string {
  return isJapanese ? 'その日付は暦にありません。' : 'There is no such day in the calendar.'
}
