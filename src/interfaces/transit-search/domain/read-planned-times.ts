import type { Timetable } from './timetable.ts'

/** Arrival and departure of a trip at each stop in turn, as planned; they lie in the timetable. */
export function readPlannedTimes({ patterns, trips, times }: Timetable, trip: number): Int32Array {
  const { stopStart, tripStart, timeStart } = patterns
  const pattern = trips.pattern[trip] ?? 0
  const length = ((stopStart[pattern + 1] ?? 0) - (stopStart[pattern] ?? 0)) * 2
  const first = (timeStart[pattern] ?? 0) + (trip - (tripStart[pattern] ?? 0)) * length
  return times.subarray(first, first + length)
}
