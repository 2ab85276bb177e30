import { lookUp } from '../../../../libraries/json/look-up.ts'

const clock = String.raw`(?:[T ]\d{1,2}:\d{2}(?::\d{2})?Z?)?`
/** What JavaScript reads as PHP does; of other words it takes what it knows and is silent about the rest. */
const written = new RegExp(
  `^(?:\\d{4}-\\d{2}-\\d{2}${clock}|\\d{1,2} [a-z]{3,9} \\d{4}${clock}|[a-z]{3,9} \\d{1,2},? \\d{4}${clock}|[a-z]{3,9} \\d{4})$`,
  'i',
)

const step = /([+-]?\d{1,6})\s*(sec|second|min|minute|hour|day|week|fortnight|month|year)s?(\s+ago)?/gi

const maxLength = 200

/** A time as `#time` takes it: what JavaScript reads, `now`, and steps from there such as `+1 day`; undefined for others. */
export function readDate(text: string, now: Date): Date | undefined {
  if (text.length > maxLength) return undefined
  const steps = [...text.matchAll(step)].filter(([, amount = '', , ago]) => /^[+-]/.test(amount) || ago !== undefined)
  const rest = steps.reduce((left, [found]) => left.replace(found, ''), text).trim()
  const date = readStart(rest, now)
  if (Number.isNaN(date.getTime())) return undefined
  for (const [, amount = '', unit = '', ago] of steps) move(date, Number(amount) * (ago === undefined ? 1 : -1), unit)
  return date
}

function readStart(text: string, now: Date): Date {
  const midnight = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()))
  const word = text.toLowerCase()
  if (word === '' || word === 'now') return new Date(now)
  if (word === 'today') return midnight
  if (/^\d{14}$/.test(text))
    return new Date(text.replace(/^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$/, '$1-$2-$3T$4:$5:$6Z'))
  if (/^@\d{1,12}$/.test(text)) return new Date(Number(text.slice(1)) * 1000)
  if (!written.test(text)) return new Date(Number.NaN)
  return new Date(/^\d{4}-\d{2}-\d{2}$/.test(text) || text.endsWith('Z') ? text : `${text} UTC`)
}

function move(date: Date, amount: number, unit: string): void {
  const name = unit.toLowerCase()
  if (name === 'year') date.setUTCFullYear(date.getUTCFullYear() + amount)
  else if (name === 'month') date.setUTCMonth(date.getUTCMonth() + amount)
  else date.setTime(date.getTime() + amount * (lookUp(milliseconds, name) ?? 0))
}

const milliseconds: Readonly<Record<string, number>> = {
  sec: 1000,
  second: 1000,
  min: 60_000,
  minute: 60_000,
  hour: 3_600_000,
  day: 86_400_000,
  week: 604_800_000,
  fortnight: 1_209_600_000,
}
