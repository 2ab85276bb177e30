import { lookUp } from '../../../../libraries/json/look-up.ts'
import { memoizeRecent } from '../../../../libraries/memoize/memoize-recent.ts'
import { toLocale } from './to-locale.ts'

/** Letters of a format as PHP's date() has them, in UTC (mediawiki.org/wiki/Help:Extension:ParserFunctions#time). */
const letters: Readonly<Record<string, (date: Date, language: string) => string | number>> = {
  Y: (date) => String(date.getUTCFullYear()).padStart(4, '0'),
  o: (date) => toThursday(date).getUTCFullYear(),
  y: (date) => pad(date.getUTCFullYear() % 100),
  L: (date) => Number(new Date(Date.UTC(date.getUTCFullYear(), 1, 29)).getUTCMonth() === 1),
  n: (date) => date.getUTCMonth() + 1,
  m: (date) => pad(date.getUTCMonth() + 1),
  M: (date, language) => nameOf(date, language, 'monthshort'),
  F: (date, language) => nameOf(date, language, 'monthlong'),
  j: (date) => date.getUTCDate(),
  d: (date) => pad(date.getUTCDate()),
  z: (date) => Math.floor((date.getTime() - Date.UTC(date.getUTCFullYear(), 0, 1)) / dayMs),
  t: (date) => new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate(),
  W: (date) => pad(toWeek(date)),
  D: (date, language) => nameOf(date, language, 'weekdayshort'),
  l: (date, language) => nameOf(date, language, 'weekdaylong'),
  N: (date) => date.getUTCDay() || 7,
  w: (date) => date.getUTCDay(),
  a: (date) => (date.getUTCHours() < 12 ? 'am' : 'pm'),
  A: (date) => (date.getUTCHours() < 12 ? 'AM' : 'PM'),
  g: (date) => date.getUTCHours() % 12 || 12,
  h: (date) => pad(date.getUTCHours() % 12 || 12),
  G: (date) => date.getUTCHours(),
  H: (date) => pad(date.getUTCHours()),
  i: (date) => pad(date.getUTCMinutes()),
  s: (date) => pad(date.getUTCSeconds()),
  U: (date) => Math.floor(date.getTime() / 1000),
  c: (date) => `${date.toISOString().slice(0, 19)}+00:00`,
  e: () => 'UTC',
  T: () => 'UTC',
  P: () => '+00:00',
  O: () => '+0000',
  I: () => 0,
  r: (date) => readTime('D, d M Y H:i:s O', date, 'en'),
  Z: () => 0,
}

const dayMs = 86_400_000

/** A time in such a format; what is between double quotes, and the letter after a backslash, is text. */
export function readTime(format: string, date: Date, language: string): string {
  return format.replaceAll(
    /"([^"]*)"|\\(.)|x[a-z]*|([A-Za-z])/g,
    (all, quoted?: string, escaped?: string, letter?: string) => {
      if (letter === undefined) return quoted ?? escaped ?? ''
      const write = lookUp(letters, letter)
      return write ? String(write(date, language)) : all
    },
  )
}

function pad(value: number): string {
  return String(value).padStart(2, '0')
}

type NameStyle = 'monthlong' | 'monthshort' | 'weekdaylong' | 'weekdayshort'

/** Making a formatter takes longer than using it a hundred times. */
const formatterOf = memoizeRecent(200, (key: `${string} ${NameStyle}`) => {
  const [language = '', style = ''] = key.split(' ')
  const length = style.endsWith('long') ? ('long' as const) : ('short' as const)
  const options = style.startsWith('month') ? { month: length } : { weekday: length }
  return new Intl.DateTimeFormat(toLocale(language), { ...options, timeZone: 'UTC' })
})

function nameOf(date: Date, language: string, style: NameStyle): string {
  return formatterOf(`${language} ${style}`).format(date)
}

function toThursday(date: Date): Date {
  return new Date(date.getTime() + (4 - (date.getUTCDay() || 7)) * dayMs)
}

/** ISO 8601: the week that has the year's first Thursday is its first. */
function toWeek(date: Date): number {
  const thursday = toThursday(date)
  return Math.floor((thursday.getTime() - Date.UTC(thursday.getUTCFullYear(), 0, 1)) / (7 * dayMs)) + 1
}
