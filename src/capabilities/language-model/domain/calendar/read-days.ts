import { lookUp } from '../../../../libraries/json/look-up.ts'
import { addPeriods, type CalendarDay, dayMs, toDay } from './calendar-day.ts'

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat']
const monthName = '(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\\.?'

type Read = (found: RegExpExecArray, today: CalendarDay) => CalendarDay | undefined

/** How days are written, each with what it means; the first that fits at a place counts. */
const forms: readonly (readonly [RegExp, Read])[] = [
  [
    /\b(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})\b/g,
    ([, year, month, day]) => toDay(Number(year), Number(month), Number(day)),
  ],
  [/(\d{3,4})年(\d{1,2})月(\d{1,2})日/g, ([, year, month, day]) => toDay(Number(year), Number(month), Number(day))],
  [
    /(来年|今年|去年|昨年)の?(\d{1,2})月(\d{1,2})日/g,
    ([, which = '', month, day], today) =>
      toDay(yearOf(today) + (lookUp(japaneseYears, which) ?? 0), Number(month), Number(day)),
  ],
  [
    /(再来月|来月|今月|先月)の?(\d{1,2})日/g,
    ([, which = '', day], today) => dayOfMonth(today, lookUp(japaneseMonths, which) ?? 0, Number(day)),
  ],
  [/(?<!年)(\d{1,2})月(\d{1,2})日/g, ([, month, day], today) => soonest(today, Number(month), Number(day))],
  [
    new RegExp(`\\b${monthName} (\\d{1,2})(?:st|nd|rd|th)?(?:,? (\\d{3,4}))?\\b`, 'gi'),
    ([, month, day, year], today) => named(today, month, day, year),
  ],
  [
    new RegExp(`\\b(\\d{1,2})(?:st|nd|rd|th)?(?: of)? ${monthName}(?:,? (\\d{3,4})\\b)?`, 'gi'),
    ([, day, month, year], today) => named(today, month, day, year),
  ],
  [
    /\b(\d{1,2})\/(\d{1,2})\/(\d{4})\b/g,
    ([, first, second, year]) => slashed(Number(first), Number(second), Number(year)),
  ],
  [/\bthe day after tomorrow\b|明後日|あさって/gi, (_, today) => today + 2 * dayMs],
  [/\bthe day before yesterday\b|一昨日|おととい/gi, (_, today) => today - 2 * dayMs],
  [/\btomorrow\b|明日|あした/gi, (_, today) => today + dayMs],
  [/\byesterday\b|昨日|きのう/gi, (_, today) => today - dayMs],
  [/\btoday\b|\bnow\b|今日|本日|きょう/gi, (_, today) => today],
  [/\bchristmas eve\b|クリスマスイブ/gi, (_, today) => soonest(today, 12, 24)],
  [/\bchristmas(?: day)?\b|クリスマス/gi, (_, today) => soonest(today, 12, 25)],
  [/\bnew year'?s eve\b|大晦日|大みそか/gi, (_, today) => soonest(today, 12, 31)],
  [/\bnew year(?:'?s(?: day)?)?\b|元日|お正月|正月|新年/gi, (_, today) => soonest(today, 1, 1)],
  [/\bhalloween\b|ハロウィン/gi, (_, today) => soonest(today, 10, 31)],
  [/\bvalentine'?s(?: day)?\b|バレンタイン(?:デー)?/gi, (_, today) => soonest(today, 2, 14)],
  [
    /\b(next |this |last )?(sun|mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?)day\b/gi,
    ([, which = '', name = ''], today) => weekday(today, which.trim().toLowerCase(), name),
  ],
  [
    /(?:(再来週|来週|今週|先週)の?|(?:次|今度)の)?([日月火水木金土])曜日?/g,
    ([, week, name = ''], today) => japaneseWeekday(today, week, name),
  ],
]

/** The days that a text names, in order; those that do not exist (30 February) are undefined. */
export function readDays(text: string, today: CalendarDay): readonly (CalendarDay | undefined)[] {
  const found: { readonly start: number; readonly end: number; readonly day: CalendarDay | undefined }[] = []
  for (const [form, read] of forms) {
    for (const match of text.matchAll(form)) {
      const [start, end] = [match.index, match.index + match[0].length]
      if (found.some((other) => start < other.end && other.start < end)) continue
      found.push({ start, end, day: read(match, today) })
    }
  }
  return found.toSorted((a, b) => a.start - b.start).map(({ day }) => day)
}

const japaneseMonths: Readonly<Record<string, number>> = { 再来月: 2, 来月: 1, 今月: 0, 先月: -1 }

function dayOfMonth(today: CalendarDay, monthsAhead: number, day: number): CalendarDay | undefined {
  const date = new Date(today)
  const months = date.getUTCFullYear() * 12 + date.getUTCMonth() + monthsAhead
  return toDay(Math.floor(months / 12), (months % 12) + 1, day)
}

const japaneseWeeks: Readonly<Record<string, number>> = { 再来週: 2, 来週: 1, 今週: 0, 先週: -1 }

/** A day of a week that begins on Monday; without a week the next such day. */
function japaneseWeekday(today: CalendarDay, week: string | undefined, name: string): CalendarDay {
  const weekday = '月火水木金土日'.indexOf(name)
  const todays = (new Date(today).getUTCDay() + 6) % 7
  if (week === undefined) return today + ((weekday - todays + 7) % 7 || 7) * dayMs
  return today + (weekday - todays + 7 * (lookUp(japaneseWeeks, week) ?? 0)) * dayMs
}

const japaneseYears: Readonly<Record<string, number>> = { 来年: 1, 今年: 0, 去年: -1, 昨年: -1 }

function yearOf(day: CalendarDay): number {
  return new Date(day).getUTCFullYear()
}

/** Without a year the next such day is meant, today included. */
function soonest(today: CalendarDay, month: number, day: number): CalendarDay | undefined {
  const year = yearOf(today)
  const thisYear = toDay(year, month, day)
  if (thisYear !== undefined && thisYear >= today) return thisYear
  return toDay(year + 1, month, day) ?? thisYear
}

function named(today: CalendarDay, month = '', day = '', year: string | undefined): CalendarDay | undefined {
  const number = months.indexOf(month.slice(0, 3).toLowerCase()) + 1
  return year === undefined ? soonest(today, number, Number(day)) : toDay(Number(year), number, Number(day))
}

/** 3/14/2027 as in America, unless only the other order is a day. */
function slashed(first: number, second: number, year: number): CalendarDay | undefined {
  return toDay(year, first, second) ?? toDay(year, second, first)
}

/** The next such day after today; the last one before it. */
function weekday(today: CalendarDay, which: string, name: string): CalendarDay {
  const wanted = weekdays.indexOf(name.slice(0, 3).toLowerCase())
  const ahead = (wanted - new Date(today).getUTCDay() + 7) % 7
  if (which === 'last') return addPeriods(today, ahead === 0 ? -7 : ahead - 7, 'day')
  return addPeriods(today, ahead === 0 && which !== 'this' ? 7 : ahead, 'day')
}
