import { Adjustments, type AdjustmentTable, type TripAdjustment } from '../domain/adjustments.ts'
import type { Timetable } from '../domain/timetable.ts'

/**
 * The timetable as if it had been written with the live times of one day: a pattern for each trip, so that each may stop where it does. Made
 * without any of the code that searches by live data; trips that are cancelled keep their calls, where nobody can get on or off.
 */
export function rebuildTimetable(timetable: Timetable, table: AdjustmentTable, day: number): Timetable {
  const adjustments = new Adjustments(table).ofDay(day) ?? new Map<number, TripAdjustment>()
  const { patterns, trips, times } = timetable
  const rows = [...trips.id.keys()].map((trip) => {
    const pattern = trips.pattern[trip] ?? 0
    const [first, end] = [patterns.stopStart[pattern] ?? 0, patterns.stopStart[pattern + 1] ?? 0]
    const count = end - first
    const row = (patterns.timeStart[pattern] ?? 0) + (trip - (patterns.tripStart[pattern] ?? 0)) * count * 2
    const live = adjustments.get(trip)
    const planned = [...times.subarray(row, row + count * 2)]
    const rules = [...patterns.rules.subarray(first, end)]
    return {
      line: patterns.line[pattern] ?? 0,
      stops: [...patterns.stops.subarray(first, end)],
      metres: [...patterns.metres.subarray(first, end)],
      zones: [...patterns.zones.subarray(first, end)],
      rules: rules.map((rule, call) => (live?.isCancelled || live?.skipped[call] === 1 ? 0 : rule)),
      times: live && !live.isCancelled ? [...live.times] : planned,
      runs: !live?.isCancelled,
    }
  })
  const starts = (lengths: readonly number[]) =>
    Int32Array.from([0, ...lengths].map((_, index) => lengths.slice(0, index).reduce((sum, length) => sum + length, 0)))
  const canFollow = (from: number, to: number) => {
    const [before, after] = [rows[from], rows[to]]
    if (!adjustments.has(from) && !adjustments.has(to)) return true
    const reachesEnd = before?.runs && adjustments.get(from)?.skipped.at(-1) !== 1
    const leavesStart = after?.runs && adjustments.get(to)?.skipped[0] !== 1
    return Boolean(reachesEnd && leavesStart) && (before?.times.at(-2) ?? 0) <= (after?.times[1] ?? 0)
  }
  const next = [...trips.id.keys()].map((trip) =>
    [...trips.next.subarray(trips.nextStart[trip], trips.nextStart[trip + 1])].filter((to) => canFollow(trip, to)),
  )
  return {
    ...timetable,
    patterns: {
      line: Int32Array.from(rows, ({ line }) => line),
      stopStart: starts(rows.map(({ stops }) => stops.length)),
      stops: Int32Array.from(rows.flatMap(({ stops }) => stops)),
      rules: Uint8Array.from(rows.flatMap(({ rules }) => rules)),
      metres: Int32Array.from(rows.flatMap(({ metres }) => metres)),
      zones: Int32Array.from(rows.flatMap(({ zones }) => zones)),
      tripStart: Int32Array.from([...rows.keys(), rows.length]),
      timeStart: starts(rows.map(({ times: ofTrip }) => ofTrip.length)),
    },
    times: Int32Array.from(rows.flatMap(({ times: ofTrip }) => ofTrip)),
    trips: {
      ...trips,
      pattern: Int32Array.from(rows.keys()),
      nextStart: starts(next.map(({ length }) => length)),
      next: Int32Array.from(next.flat()),
    },
  }
}
