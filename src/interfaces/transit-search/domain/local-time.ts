/** Moments of a timetable by the clocks that it is written in, and by those of its places. */
import { memoizeRecent } from '../../../libraries/memoize/memoize-recent.ts'
import type { Moment } from './journey.ts'

/** Asking Intl takes 20 µs, and a journey has hundreds of times: no offset changes within a quarter of an hour (UTC). */
const offsetsOf = memoizeRecent(16, (timeZone: string) => {
  const formatter = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' })
  return memoizeRecent(10_000, (quarter: number) => readOffset(formatter, quarter * millisecondsOfQuarter))
})

const millisecondsOfQuarter = 15 * 60_000

/**
 * Minutes since 1970 by the clocks of a place: what times of one journey are reckoned in. This wire knows no seconds: a train that
 * leaves at 9:30:20 leaves at 9:30.
 */
export type LocalMinutes = number

export function toLocalMinutes({ date, time }: Moment): LocalMinutes {
  return startOfDay(date) + Math.floor(time / 60)
}

export const startOfDay = memoizeRecent(
  1000,
  (date: string): LocalMinutes =>
    Date.UTC(Number(date.slice(0, 4)), Number(date.slice(4, 6)) - 1, Number(date.slice(6))) / 60_000,
)

export function toMoment(minutes: LocalMinutes): Moment {
  return { date: toDate(minutes), time: (minutes % minutesPerDay) * 60 }
}

export function addDays(date: string, days: number): string {
  return toDate(startOfDay(date) + days * minutesPerDay)
}

/** `YYYYMMDD`. */
function toDate(minutes: LocalMinutes): string {
  return writeDay(Math.floor(minutes / minutesPerDay)).replaceAll('-', '')
}

export const minutesPerDay = 1440

/** `2026-11-24`, of a day since 1970. */
const writeDay = memoizeRecent(1000, (day: number) => new Date(day * minutesPerDay * 60_000).toISOString().slice(0, 10))

/** `2026-11-24T12:57:00+09:00`. */
export function toDatetime(minutes: LocalMinutes, timeZone: string): string {
  return `${writeDay(Math.floor(minutes / minutesPerDay))}T${toTimeOfDay(minutes, timeZone)}`
}

/** `2026-11-24T12:57:00+09:00`, as clocks of another time zone show it then. */
export function toDatetimeAt(minutes: LocalMinutes, from: string, to: string): string {
  return toDatetime(moveClock(minutes, from, to), to)
}

/** `12:57`. */
export function toClock(minutes: LocalMinutes): string {
  const ofDay = minutes % minutesPerDay
  return `${two(ofDay / 60)}:${two(ofDay % 60)}`
}

/** `12:57:00+09:00`. */
export function toTimeOfDay(minutes: LocalMinutes, timeZone: string): string {
  return `${toClock(minutes)}:00${toOffset(findOffset(minutes * 60_000, timeZone))}`
}

/** What clocks in a time zone show, whole minutes. */
export function toLocalMoment(milliseconds: number, timeZone: string): Moment {
  const minutes = Math.floor(milliseconds / 60_000) + offsetAt(milliseconds, timeZone)
  return toMoment(minutes)
}

/** Seconds since 1970 at which a service day begins: noon less twelve hours, which is midnight unless clocks are changed that night. */
export function startOfServiceDay(day: number, timeZone: string): number {
  const noon = (day * minutesPerDay + minutesPerDay / 2) * 60_000
  return noon / 1000 - findOffset(noon, timeZone) * 60 - 43_200
}

/** Seconds by which a service day begins later in one time zone than in another. */
export function measureDelay(day: number, timeZone: string, other: string): number {
  return timeZone === other ? 0 : startOfServiceDay(day, timeZone) - startOfServiceDay(day, other)
}

/** What clocks of another time zone show then. */
export function moveClock(minutes: LocalMinutes, from: string, to: string): LocalMinutes {
  if (from === to) return minutes
  const milliseconds = (minutes - findOffset(minutes * 60_000, from)) * 60_000
  return milliseconds / 60_000 + offsetAt(milliseconds, to)
}

/** The same, to the second. */
export function moveMoment(moment: Moment, from: string, to: string): Moment {
  const { date, time } = toMoment(moveClock(toLocalMinutes(moment), from, to))
  return { date, time: time + (moment.time % 60) }
}

/** Of a time read as if it were UTC: where an offset changes, that of the day before may still hold. */
function findOffset(localMilliseconds: number, timeZone: string): number {
  const guess = offsetAt(localMilliseconds, timeZone)
  return offsetAt(localMilliseconds - guess * 60_000, timeZone)
}

/** Minutes east of UTC. */
function offsetAt(milliseconds: number, timeZone: string): number {
  return offsetsOf(timeZone)(Math.floor(milliseconds / millisecondsOfQuarter))
}

function readOffset(formatter: Intl.DateTimeFormat, milliseconds: number): number {
  const name = formatter.formatToParts(milliseconds).find(({ type }) => type === 'timeZoneName')?.value ?? ''
  const [, sign, hours = '0', minutes = '0'] = /GMT([+-])(\d{2}):(\d{2})/.exec(name) ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes))
}

function toOffset(minutes: number): string {
  const [size, sign] = [Math.abs(minutes), minutes < 0 ? '-' : '+']
  return `${sign}${two(size / 60)}:${two(size % 60)}`
}

function two(number: number): string {
  return String(Math.floor(number)).padStart(2, '0')
}
