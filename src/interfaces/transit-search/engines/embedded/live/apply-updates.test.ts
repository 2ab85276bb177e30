/** What the reference of GTFS-RT says of delays from stop to stop. */
import { expect, test } from 'vitest'
import type { StopUpdate } from '../../../domain/trip-update.ts'
import { applyUpdates } from './apply-updates.ts'

/** Four stops, ten minutes apart, two minutes at each, in minutes. */
const planned = Int32Array.from([0, 0, 10, 12, 22, 24, 34, 34], (minutes) => minutes * 60)
const dayStart = 1_795_000_000

type ReportedStop = readonly [arrival: number | undefined, departure: number | undefined] | 'skipped' | 'unknown'

const unchanged = { assignedStop: '', canBoard: true, canAlight: true }

/** Delays in minutes, as stops tell them; the times that follow, in minutes. */
function apply(told: Readonly<Record<number, ReportedStop>>, delay?: number, isAbsolute = false) {
  const event = (minutes: number | undefined, place: number) => {
    if (minutes === undefined) return undefined
    const seconds = minutes * 60
    return isAbsolute
      ? { time: dayStart + (planned[place] ?? 0) + seconds, delay: 7_777, scheduled: undefined }
      : { time: undefined, delay: seconds, scheduled: undefined }
  }
  const updates = Object.entries(told).map(([position, what]): [number, StopUpdate] => {
    const at = Number(position) * 2
    const [arrival, departure] = typeof what === 'string' ? [] : what
    const relation = typeof what === 'string' ? what : 'scheduled'
    const events = { arrival: event(arrival, at), departure: event(departure, at + 1) }
    return [Number(position), { sequence: undefined, stop: '', ...unchanged, relation, ...events }]
  })
  const trip = { planned, dayStart, delay: delay === undefined ? undefined : delay * 60 }
  const { times, skipped } = applyUpdates(trip, new Map(updates))
  return { times: [...times].map((time) => time / 60), skipped: [...skipped] }
}

const none = [0, 0, 0, 0]

test.each<[says: string, told: Readonly<Record<number, ReportedStop>>, delay: number | undefined, times: number[]]>([
  ['nothing told, nothing changed', {}, undefined, [0, 0, 10, 12, 22, 24, 34, 34]],
  ['a delay goes on to the end', { 0: [undefined, 5] }, undefined, [5, 5, 15, 17, 27, 29, 39, 39]],
  ['and not backwards', { 2: [3, 3] }, undefined, [0, 0, 10, 12, 25, 27, 37, 37]],
  ['until the next that is told', { 1: [4, 4], 3: [1, undefined] }, undefined, [0, 0, 14, 16, 26, 28, 35, 35]],
  ['an arrival alone holds for the departure', { 1: [4, undefined] }, undefined, [0, 0, 14, 16, 26, 28, 38, 38]],
  ['time made up while it stands', { 1: [2, 0] }, undefined, [0, 0, 12, 12, 22, 24, 34, 34]],
  ['a departure alone says how late it came', { 1: [undefined, 5] }, undefined, [0, 0, 15, 17, 27, 29, 39, 39]],
  ['unless that was told before', { 0: [undefined, 1], 1: [undefined, 5] }, undefined, [1, 1, 11, 17, 27, 29, 39, 39]],
  ['early trains, too', { 1: [-2, -2] }, undefined, [0, 0, 8, 10, 20, 22, 32, 32]],
  ['one so early that the stops before were early', { 2: [-15, -15] }, undefined, [0, 0, 7, 7, 7, 9, 19, 19]],
  [
    'from where nothing is known on, as planned',
    { 0: [undefined, 5], 2: 'unknown' },
    undefined,
    [5, 5, 15, 17, 22, 24, 34, 34],
  ],
  [
    'but never before it was elsewhere',
    { 0: [undefined, 20], 1: 'unknown' },
    undefined,
    [20, 20, 20, 20, 22, 24, 34, 34],
  ],
  [
    'what is told is not pushed by what is guessed',
    { 0: [undefined, 30], 2: [1, 1] },
    undefined,
    [30, 30, 30, 30, 30, 30, 35, 35],
  ],
  ['a delay of the whole trip', {}, 5, [5, 5, 15, 17, 27, 29, 39, 39]],
  ['holds where no stop says otherwise', { 2: [1, 1] }, 5, [5, 5, 15, 17, 23, 25, 35, 35]],
])('%s', (_, told, delay, times) => {
  expect(apply(told, delay)).toEqual({ times, skipped: none })
  expect(apply(told, delay, true)).toEqual({ times, skipped: none })
})

test('a stop that is skipped passes the delay on and keeps none of its own', () => {
  expect(apply({ 0: [undefined, 5], 1: 'skipped' })).toEqual({
    times: [5, 5, 15, 17, 27, 29, 39, 39],
    skipped: [0, 1, 0, 0],
  })
})
