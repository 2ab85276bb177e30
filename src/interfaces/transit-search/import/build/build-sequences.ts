import type { SequenceTable } from '../../domain/timetable.ts'
import type { Feed } from '../gtfs/feed.ts'
import { joinLists } from './lists.ts'
import type { NetworkTrip } from './network-trips.ts'

export interface BuiltSequences {
  readonly sequences: SequenceTable
  /** The list of each trip. */
  readonly sequence: Int32Array
}

/** Most trips count their calls alike, 1, 2, 3: each way of counting is kept once. */
export function buildSequences(feeds: readonly Feed[], trips: readonly NetworkTrip[]): BuiltSequences {
  const lists: number[][] = []
  const known = new Map<string, number>()
  const sequence = Int32Array.from(trips, ({ feed, trip }) => {
    const { start, sequence: numbers } = feeds[feed]?.calls ?? {}
    const list = numbers?.subarray(start?.[trip], start?.[trip + 1]) ?? new Int32Array()
    const key = list.join()
    const index = known.get(key) ?? lists.push([...list]) - 1
    known.set(key, index)
    return index
  })
  const { start, items } = joinLists(lists)
  return { sequences: { start, numbers: items }, sequence }
}
