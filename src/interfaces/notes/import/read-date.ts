import { OperatorError } from '../../../libraries/errors/operator-error.ts'

/** `2026-03-01`, `2026-03-01 09:30`, `2026-03-01T09:30:00+09:00`, `2026-03-01 09:30:00 +0900`; slashes instead of dashes. */
const dateText =
  /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?:[T\s]+(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,](\d{1,3})\d*)?)?)?\s*(Z|UTC|[+-]\d{2}:?\d{2})?$/i

/** A time in milliseconds since 1970; without a zone it is UTC, so that every machine reads the same. */
export function readDate(value: unknown, origin: string): number {
  const text = value instanceof Date ? value.toISOString() : String(value ?? '').trim()
  const time = parseDate(text)
  if (time !== undefined) return time
  throw new OperatorError(
    `${origin}: "${text.slice(0, 60)}" is no date; write it as 2026-03-01 or 2026-03-01T09:30:00+09:00.`,
  )
}

function parseDate(text: string): number | undefined {
  const [, year = '', month = '', day = '', hour = '0', minute = '00', second = '00', fraction = '0', zone = 'Z'] =
    dateText.exec(text) ?? []
  if (year === '') return undefined
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const time = `${hour.padStart(2, '0')}:${minute}:${second}.${fraction.padEnd(3, '0')}`
  const parsed = Date.parse(`${date}T${time}${toIsoZone(zone)}`)
  // Date.parse takes 31 April for 1 May.
  const isReal = new Date(Date.parse(`${date}T00:00:00Z`)).getUTCDate() === Number(day)
  return Number.isNaN(parsed) || !isReal ? undefined : parsed
}

function toIsoZone(zone: string): string {
  if (/^[a-z]/i.test(zone)) return 'Z'
  return zone.includes(':') ? zone : `${zone.slice(0, 3)}:${zone.slice(3)}`
}
