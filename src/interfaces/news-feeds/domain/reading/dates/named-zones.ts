import { toInstant, type CalendarDay, type TimeOfDay } from './written-date.ts'

const zoneName = /\b[A-Z][A-Za-z_]+(?:\/[A-Z][A-Za-z_]*(?:[+-]?\d{1,2}|-[A-Z][a-z]+)*){1,2}(?![\w/])/
/** An offset after the time says it better than a name. */
const statedOffset = /\d(?:Z|\s?[+\u2212-]\d{2}:?\d{2})(?!\d)/
const minuteInMilliseconds = 60_000

/** Takes a name of the time zone database, such as `America/Los_Angeles`, out of a written date. */
export function takeNamedZone(text: string): { readonly zone: Intl.DateTimeFormat | undefined; readonly rest: string } {
  const name = zoneName.exec(text)?.[0]
  const zone = name === undefined ? undefined : findZone(name)
  if (name === undefined || !zone) return { zone: undefined, rest: text }
  const rest = text.replace(name, ' ').replace(/\[\s*\]/, ' ')
  return { zone: statedOffset.test(rest) ? undefined : zone, rest }
}

/** The instant at which clocks in a zone show this; in the hour that comes twice, one of the two. */
export function toInstantInZone(zone: Intl.DateTimeFormat, shown: CalendarDay & TimeOfDay): number | undefined {
  const asUtc = toInstant({ ...shown, offset: 0 })
  if (asUtc === undefined) return undefined
  const guess = asUtc - offsetAt(zone, asUtc)
  return asUtc - offsetAt(zone, guess)
}

/** Milliseconds east of Greenwich. */
function offsetAt(zone: Intl.DateTimeFormat, instant: number): number {
  const parts = zone.formatToParts(instant)
  const written = parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
  const [, sign, hours, minutes] = /([+-])(\d{2}):(\d{2})/.exec(written) ?? []
  const total = (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * minuteInMilliseconds
  return sign === '-' ? -total : total
}

function findZone(name: string): Intl.DateTimeFormat | undefined {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name, timeZoneName: 'longOffset' })
  } catch {
    return undefined
  }
}
