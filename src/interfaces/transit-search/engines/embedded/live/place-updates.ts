import { readText } from '../../../domain/text-table.ts'
import { none, type Timetable } from '../../../domain/timetable.ts'
import type { StopUpdate } from '../../../domain/trip-update.ts'
import type { FeedIndex } from './feed-index.ts'

export interface PlacedUpdates {
  /** By the position of the call in its trip. */
  readonly byPosition: ReadonlyMap<number, StopUpdate>
  /** Per call the stop in place of the planned one, or none. */
  readonly assigned: Int32Array
  /** Updates about stops that the trip does not have. */
  readonly lost: number
}

/** Finds the call that each update is about: by its number, or by the stop, of which a loop has the next one. */
export function placeUpdates(
  timetable: Timetable,
  feed: FeedIndex,
  trip: number,
  updates: readonly StopUpdate[],
): PlacedUpdates {
  const { trips, patterns, sequences, stops, texts } = timetable
  const pattern = trips.pattern[trip] ?? 0
  const planned = patterns.stops.subarray(patterns.stopStart[pattern], patterns.stopStart[pattern + 1])
  const ids = Array.from(planned, (stop) => readText(texts, stops.id[stop] ?? 0))
  const assigned = new Int32Array(planned.length).fill(none)
  const list = trips.sequence[trip] ?? 0
  const numbers = sequences.numbers.subarray(sequences.start[list], sequences.start[list + 1])
  const byPosition = new Map<number, StopUpdate>()
  let next = 0
  for (const update of updates) {
    const position = findPosition(update, numbers, ids, next)
    if (position === -1) continue
    byPosition.set(position, update)
    assigned[position] = findAssigned(timetable, feed, planned[position] ?? 0, update)
    next = position + 1
  }
  return { byPosition, assigned, lost: updates.length - byPosition.size }
}

/** Another stop of the station, by what says so outright, or by a number and a stop that differ; none where it is as planned, or another station's. */
function findAssigned(
  { stops }: Timetable,
  feed: FeedIndex,
  planned: number,
  { assignedStop, stop }: StopUpdate,
): number {
  const found = feed.findStop(assignedStop || stop)
  const isChanged = found !== undefined && found !== planned && stops.station[found] === stops.station[planned]
  return isChanged ? found : none
}

/**
 * -1 where there is none. The number counts, as a train may stop at another platform than planned; where it does not fit and the stop is on the
 * way, trips are numbered otherwise than in the timetable, and the stop counts.
 */
function findPosition(
  { sequence, stop }: StopUpdate,
  numbers: Int32Array,
  ids: readonly string[],
  next: number,
): number {
  const numbered = sequence === undefined ? -1 : numbers.indexOf(sequence)
  if (stop === '' || ids[numbered] === stop) return numbered
  const named = ids.indexOf(stop, next)
  return named === -1 ? numbered : named
}
