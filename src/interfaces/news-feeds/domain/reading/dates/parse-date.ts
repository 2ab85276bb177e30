import { normalizeText } from '../../../../../libraries/text/normalize-text.ts'
import { findMonth } from './month-names.ts'
import { readClock } from './read-clock.ts'
import { readUsualDate } from './read-usual-date.ts'
import { takeNamedZone, toInstantInZone } from './named-zones.ts'
import { expandYear, toInstant, type CalendarDay } from './written-date.ts'

/** Dates are short; longer text is something else. */
const maxDateLength = 100
const dayInMilliseconds = 86_400_000

const yearFirst = /(?<!\d)(\d{4})\s?[-/.年년\s]\s?(\d{1,2})(?:\s?[-/.月월\s]\s?(\d{1,2}))?(?!\d)/
const yearAndDay = /(?<!\d)(\d{4})-(\d{3})(?!\d)/
const yearLast = /(?<!\d)(\d{1,2})\s?([-/.])\s?(\d{1,2})\s?\2\s?(\d{4}|\d{2})(?!\d)/
/** ISO 8601 with two digits for the year, as early W3C dates: `03-12-31`. */
const shortYearFirst = /(?<![\d-])(\d{2})-(0\d|1[0-2])-([0-2]\d|3[01])(?![\d-])/
/** As RFC 822 with a number for the month: `11 04 2020`. */
const spaced = /(?<!\d)(\d{1,2}) (\d{1,2}) (\d{4})(?!\d)/
const compact = /^(\d{4})(\d{2})(\d{2})(?:[T ]?(\d{2})(\d{2})(\d{2})?)?(?!\d)/

/**
 * The instant that a date in a feed means, as epoch milliseconds: RFC 822 and its successors, RFC 3339, ISO 8601, C's asctime,
 * Unix time, and what people write instead, in the languages of `findMonth`. Without a zone it is UTC, without a time
 * midnight. `07/09/2002` is American, `07.09.2002` European.
 *
 * @param now epoch milliseconds; gives dates without a year the last one in which they are not in the future
 * @returns undefined for what is no date, or no date of the calendar
 */
export function parseDate(text: string | undefined, now?: number): number | undefined {
  const plain = text?.trim()
  if (!plain) return undefined
  const usual = readUsualDate(plain)
  if (usual) return toInstant(usual)
  const written = normalizeText(plain, 'NFKC').trim()
  if (written === '' || written.length > maxDateLength) return undefined
  if (/^-?\d+(\.\d+)?$/.test(written)) return fromNumber(written)
  const { zone, rest: dateAndTime } = takeNamedZone(written.replace(compact, separate))
  const { clock, rest } = readClock(dateAndTime)
  const day = readDay(rest, now)
  return day && (zone ? toInstantInZone(zone, { ...day, ...clock }) : toInstant({ ...day, ...clock }))
}

/** Seconds or milliseconds since 1970, or the digits of a date with nothing between them. */
function fromNumber(digits: string): number | undefined {
  if (/^(19|20)\d{6}(\d{4}|\d{6})?$/.test(digits)) return parseDate(`${digits.replace(compact, separate)} UTC`)
  if (/^(19|20)\d{2}$/.test(digits)) return Date.UTC(Number(digits), 0, 1)
  const number = Number(digits)
  if (Math.abs(number) >= 1e14 || Math.abs(number) < 1e5) return undefined
  return Math.round(Math.abs(number) >= 1e11 ? number : number * 1000)
}

function separate(_: string, year: string, month: string, day: string, hour?: string, minute?: string, second = '00') {
  return hour === undefined ? `${year}-${month}-${day}` : `${year}-${month}-${day}T${hour}:${minute}:${second}`
}

function readDay(text: string, now: number | undefined): CalendarDay | undefined {
  return readDayWithMonthName(text, now) ?? readNumericDay(text)
}

/** The month's name is the last word that can be one: `mar` before it is a Tuesday in French, Spanish and Italian. */
function readDayWithMonthName(text: string, now: number | undefined): CalendarDay | undefined {
  const words = text.match(/\p{L}[\p{L}\p{M}]*/gu) ?? []
  const month = words.map(findMonth).findLast((found) => found !== undefined)
  if (month === undefined) return undefined
  const [first, second] = text.match(/\d+/g) ?? []
  if (first === undefined) return undefined
  if (second === undefined)
    return Number(first) > 31 ? { year: expandYear(first), month, day: 1 } : guessYear(month, first, now)
  const isYearFirst = first.length > 2 || Number(first) > 31
  return isYearFirst
    ? { year: expandYear(first), month, day: Number(second) }
    : { year: expandYear(second), month, day: Number(first) }
}

function guessYear(month: number, digits: string, now: number | undefined): CalendarDay | undefined {
  if (now === undefined) return undefined
  const year = new Date(now).getUTCFullYear()
  const day = Number(digits)
  return { year: Date.UTC(year, month - 1, day) > now + dayInMilliseconds ? year - 1 : year, month, day }
}

function readNumericDay(text: string): CalendarDay | undefined {
  const ordinal = yearAndDay.exec(text)
  if (ordinal) return fromDayOfYear(Number(ordinal[1]), Number(ordinal[2]))
  const iso = yearFirst.exec(text)
  if (iso) return { year: Number(iso[1]), month: Number(iso[2]), day: Number(iso[3] ?? 1) }
  const short = shortYearFirst.exec(text)
  if (short) return { year: expandYear(short[1] ?? ''), month: Number(short[2]), day: Number(short[3]) }
  const plain = spaced.exec(text)
  if (plain) return { day: Number(plain[1]), month: Number(plain[2]), year: Number(plain[3]) }
  const [, first = '', separator, second = '', year = ''] = yearLast.exec(text) ?? []
  if (separator === undefined) return undefined
  const isDayFirst = separator === '.' || Number(first) > 12
  const [day, month] = isDayFirst ? [first, second] : [second, first]
  return { year: expandYear(year), month: Number(month), day: Number(day) }
}

function fromDayOfYear(year: number, dayOfYear: number): CalendarDay | undefined {
  const date = new Date(Date.UTC(year, 0, dayOfYear))
  if (date.getUTCFullYear() !== year) return undefined
  return { year, month: date.getUTCMonth() + 1, day: date.getUTCDate() }
}
