import { digitsForJapanese } from '../../../../../capabilities/language-model/domain/arithmetic/japanese-numerals.ts'
import {
  addPeriods,
  type CalendarDay,
  dayMs,
  isLeapYear,
  type Period,
  today,
} from '../../../../../capabilities/language-model/domain/calendar/calendar-day.ts'
import { sayEraYear } from '../../../../../capabilities/language-model/domain/calendar/japanese-era.ts'
import { readDays } from '../../../../../capabilities/language-model/domain/calendar/read-days.ts'
import { sayWeekday } from '../../../../../capabilities/language-model/domain/calendar/say-day.ts'

interface DayQuestion {
  readonly text: string
  readonly today: CalendarDay
  /** Those that are named, in order; undefined for one that no calendar has. */
  readonly days: readonly (CalendarDay | undefined)[]
}

/** 「来週の火曜日は何日？」「クリスマスまであと何日？」「今年は何年？」 by Japan's calendar. */
export function reckonDay(said: string, now: number): string | undefined {
  const text = digitsForJapanese(said)
  const day = today(now, 'Asia/Tokyo')
  const question = { text, today: day, days: readDays(text, day) }
  for (const answer of [countDays, shift, identify, tellYear]) {
    const found = answer(question)
    if (found !== undefined) return found
  }
  return undefined
}

const asksForCount = /(?:まで|から).{0,8}(?:何日|なんにち|どれくらい|どのくらい)|あと何日で|何日(?:後|前)[?。\s]*$/

function countDays({ text, today: day, days }: DayQuestion): string | undefined {
  const [first, second] = days.length === 2 ? days : [day, days[0]]
  if (!asksForCount.test(text) || days.length === 0 || first === undefined || second === undefined) return undefined
  const count = Math.round((second - first) / dayMs)
  if (days.length === 2) return `${sayMonthDay(first)}から${sayMonthDay(second)}までは${Math.abs(count)}日です。`
  if (count === 0) return '今日がその日ですよ。'
  return count > 0
    ? `${sayMonthDay(second)}まで、あと${count}日です。`
    : `${sayMonthDay(second)}から${-count}日たちました。`
}

const shifted =
  /(\d{1,4})(日|週間|週|か月|ヶ月|カ月|ケ月|年)(後|前|先)(?:って|は|の日付は?)?.{0,3}(?:何月|何日|何曜|いつ)/

const periods: ReadonlyMap<string, Period> = new Map([
  ['日', 'day'],
  ['週間', 'week'],
  ['週', 'week'],
  ['年', 'year'],
])

function shift({ text, today: day, days }: DayQuestion): string | undefined {
  const [, count, unit = '', direction] = shifted.exec(text) ?? []
  if (count === undefined) return undefined
  const start = days[0] ?? day
  const reached = addPeriods(start, direction === '前' ? -Number(count) : Number(count), periods.get(unit) ?? 'month')
  return `${sayMonthDay(reached)}、${sayWeekday(reached, 'ja')}です。`
}

const asksForDay = /(?:何曜|なんよう|何日|なんにち|何月)[^、。]{0,10}[?。\s]*$/

function identify({ text, days }: DayQuestion): string | undefined {
  if (!asksForDay.test(text) || days.length !== 1) return undefined
  const [day] = days
  if (day === undefined) return 'その日付は暦にないようです。'
  return `${sayMonthDay(day)}、${sayWeekday(day, 'ja')}です。`
}

const asksForYear =
  /^.{0,6}?(今年|来年|再来年|去年|昨年|一昨年|おととし)(?:って|は|の)?.{0,3}?(何年|西暦|令和|干支|えと|うるう年|閏年)[^、。]{0,10}[?。\s]*$/

const yearShifts: ReadonlyMap<string, number> = new Map([
  ['来年', 1],
  ['再来年', 2],
  ['去年', -1],
  ['昨年', -1],
  ['一昨年', -2],
  ['おととし', -2],
])

/** Of the year 0, then on. */
const zodiac = [...'申酉戌亥子丑寅卯辰巳午未']

function tellYear({ text, today: day }: DayQuestion): string | undefined {
  const [, word = '', asked = ''] = asksForYear.exec(text) ?? []
  if (word === '') return undefined
  const year = new Date(day).getUTCFullYear() + (yearShifts.get(word) ?? 0)
  if (/干支|えと/.test(asked)) return `${word}は${zodiac[year % 12] ?? ''}年です。`
  if (/うるう|閏/.test(asked)) return `${word}はうるう年で${isLeapYear(year) ? 'すよ' : 'はありません'}。`
  return `${word}は${year}年、${sayEraYear(year) ?? ''}です。`
}

const monthDay = new Intl.DateTimeFormat('ja-JP', { timeZone: 'UTC', month: 'long', day: 'numeric' })

function sayMonthDay(day: CalendarDay): string {
  return monthDay.format(day)
}
