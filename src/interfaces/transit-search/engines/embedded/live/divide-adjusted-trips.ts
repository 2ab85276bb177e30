import type { TripAdjustment } from '../../../domain/adjustments.ts'
import { divideByOvertaking } from '../../../domain/divide-by-overtaking.ts'
import { readPlannedTimes } from '../../../domain/read-planned-times.ts'
import type { Timetable } from '../../../domain/timetable.ts'

/** Trips of one pattern that run on a day, in an order in which none overtakes another, and that all stop at the same calls. */
export interface AdjustedTrips {
  readonly trips: readonly number[]
  /** Per call, 1 where none of them stops; undefined where they stop everywhere. */
  readonly skipped: Uint8Array | undefined
  /** Per call the stop in place of the planned one, or none; undefined where they stop where they should. */
  readonly moved: Int32Array | undefined
}

/** Trips of a pattern as they run: those that are cancelled left out, those that overtake, pass stops by or stop elsewhere on routes of their own. */
export function divideAdjustedTrips(
  timetable: Timetable,
  trips: readonly number[],
  adjustments: ReadonlyMap<number, TripAdjustment>,
): AdjustedTrips[] {
  const running = trips.filter((trip) => !adjustments.get(trip)?.isCancelled)
  const groups = Map.groupBy(running, (trip) => {
    const adjustment = adjustments.get(trip)
    return `${readSkipped(adjustment)?.join('') ?? ''} ${adjustment?.stops?.join() ?? ''}`
  })
  return [...groups.values()].flatMap((alike) => {
    const adjustment = adjustments.get(alike[0] ?? -1)
    const [skipped, moved] = [readSkipped(adjustment), adjustment?.stops]
    const timed = alike.map((trip) => ({ trip, times: readLiveTimes(timetable, trip, adjustments) }))
    return divideByOvertaking(timed).map((group) => ({ trips: group, skipped, moved }))
  })
}

function readSkipped(adjustment: TripAdjustment | undefined): Uint8Array | undefined {
  return adjustment?.skipped.includes(1) ? adjustment.skipped : undefined
}

/** As it runs, in the form of `readPlannedTimes`; as planned for a trip that is cancelled. */
export function readLiveTimes(
  timetable: Timetable,
  trip: number,
  adjustments: ReadonlyMap<number, TripAdjustment> | undefined,
): Int32Array {
  const adjustment = adjustments?.get(trip)
  return adjustment && !adjustment.isCancelled ? adjustment.times : readPlannedTimes(timetable, trip)
}

/** Whether passengers of a trip can still stay on board when it goes on as another: both reach the place, one after the other. */
export function canStayOnBoard(
  timetable: Timetable,
  from: number,
  to: number,
  adjustments: ReadonlyMap<number, TripAdjustment> | undefined,
): boolean {
  const [before, after] = [adjustments?.get(from), adjustments?.get(to)]
  if (!before && !after) return true
  if (before?.isCancelled || after?.isCancelled || before?.skipped.at(-1) === 1 || after?.skipped[0] === 1) return false
  const arrival = readLiveTimes(timetable, from, adjustments).at(-2) ?? 0
  const departure = readLiveTimes(timetable, to, adjustments)[1] ?? 0
  return arrival <= departure
}
