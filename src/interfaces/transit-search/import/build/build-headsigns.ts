import type { HeadsignTable } from '../../domain/timetable.ts'
import type { Feed } from '../gtfs/feed.ts'
import { joinLists } from './lists.ts'
import type { NetworkTrip } from './network-trips.ts'
import type { TextBuilder } from './text-builder.ts'

export interface BuiltHeadsigns {
  readonly headsigns: HeadsignTable
  /** The list of each trip. */
  readonly ofTrip: Int32Array
}

/** Most trips show the same from end to end, which is the empty list; each other way of changing it is kept once. */
export function buildHeadsigns(
  feeds: readonly Feed[],
  trips: readonly NetworkTrip[],
  texts: TextBuilder,
): BuiltHeadsigns {
  const lists: number[][] = [[]]
  const known = new Map([['', 0]])
  const ofTrip = Int32Array.from(trips, ({ feed, trip }) => {
    const list = listTexts(feeds[feed], trip, texts)
    const key = list.join()
    const index = known.get(key) ?? lists.push(list) - 1
    known.set(key, index)
    return index
  })
  const { start, items } = joinLists(lists)
  return { headsigns: { start, texts: items }, ofTrip }
}

function listTexts(feed: Feed | undefined, trip: number, texts: TextBuilder): number[] {
  if (!feed) return []
  const { start, headsign, headsigns } = feed.calls
  const places = headsign.subarray(start[trip], start[trip + 1])
  return places.some((place) => place !== 0) ? Array.from(places, (place) => texts.add(headsigns[place] ?? '')) : []
}
