import { Adjustments, type AdjustmentTable, type TripAdjustment } from '../domain/adjustments.ts'
import type { PatternTable, Timetable } from '../domain/timetable.ts'

/**
 * The timetable as if it had been written with the live times of one day: a pattern for each trip, so that each may stop where it does. Made
 * without any of the code that searches by live data; trips that are cancelled keep their calls, where nobody can get on or off.
 */
export function rebuildTimetable(timetable: Timetable, table: AdjustmentTable, day: number): Timetable {
  const adjustments = new Adjustments(table).ofDay(day) ?? new Map<number, TripAdjustment>()
  const { trips } = timetable
  const rows = [...trips.id.keys()].map((trip) => rebuildTrip(timetable, trip, adjustments.get(trip)))
  const next = rows.map((row, trip) =>
    [...trips.next.subarray(trips.nextStart[trip], trips.nextStart[trip + 1])].filter((to) => canFollow(row, rows[to])),
  )
  return {
    ...timetable,
    patterns: toPatterns(rows),
    times: Int32Array.from(rows.flatMap(({ times }) => times)),
    trips: {
      ...trips,
      pattern: Int32Array.from(rows.keys()),
      nextStart: toStarts(next.map(({ length }) => length)),
      next: Int32Array.from(next.flat()),
    },
  }
}

type RebuiltTrip = ReturnType<typeof rebuildTrip>

function rebuildTrip({ patterns, times, trips }: Timetable, trip: number, live: TripAdjustment | undefined) {
  const pattern = trips.pattern[trip] ?? 0
  const [first, end] = [patterns.stopStart[pattern] ?? 0, patterns.stopStart[pattern + 1] ?? 0]
  const count = end - first
  const row = (patterns.timeStart[pattern] ?? 0) + (trip - (patterns.tripStart[pattern] ?? 0)) * count * 2
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
    live,
  }
}

/** Whether a passenger of one can stay on board for the other, which the same vehicle runs next. */
function canFollow(before: RebuiltTrip, after: RebuiltTrip | undefined): boolean {
  if (!before.live && !after?.live) return true
  const reachesEnd = before.runs && before.live?.skipped.at(-1) !== 1
  const leavesStart = after?.runs && after.live?.skipped[0] !== 1
  return Boolean(reachesEnd && leavesStart) && (before.times.at(-2) ?? 0) <= (after?.times[1] ?? 0)
}

function toPatterns(rows: readonly RebuiltTrip[]): PatternTable {
  return {
    line: Int32Array.from(rows, ({ line }) => line),
    stopStart: toStarts(rows.map(({ stops }) => stops.length)),
    stops: Int32Array.from(rows.flatMap(({ stops }) => stops)),
    rules: Uint8Array.from(rows.flatMap(({ rules }) => rules)),
    metres: Int32Array.from(rows.flatMap(({ metres }) => metres)),
    zones: Int32Array.from(rows.flatMap(({ zones }) => zones)),
    tripStart: Int32Array.from([...rows.keys(), rows.length]),
    timeStart: toStarts(rows.map(({ times }) => times.length)),
  }
}

function toStarts(lengths: readonly number[]): Int32Array {
  return Int32Array.from(
    [0, ...lengths].map((_, index) => lengths.slice(0, index).reduce((sum, each) => sum + each, 0)),
  )
}
