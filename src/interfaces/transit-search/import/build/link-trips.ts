import { measureDistance } from '../../domain/measure-distance.ts'
import type { Feed, FeedTrip } from '../gtfs/feed.ts'

/** How far a vehicle may go on empty, and wait, while passengers stay on board; and trips that are looked at for those that may be next. */
const limits = { metres: 500, seconds: 1_800, tried: 1_000 }

interface BlockTrip {
  readonly trip: number
  readonly begin: number
  readonly end: number
}

/** For each trip of a feed those that the same vehicle runs next with the passengers on board: by block_id and by transfers of type 4. */
export function linkTrips(feed: Feed): ReadonlyMap<number, ReadonlySet<number>> {
  const next = new Map<number, Set<number>>()
  const link = (from: number, to: number) => void (next.get(from)?.add(to) ?? next.set(from, new Set([to])))
  for (const block of listBlocks(feed))
    for (const [index, from] of block.entries())
      for (const to of findNext(feed, from, block, index + 1)) link(from.trip, to.trip)
  const places = Map.groupBy(feed.trips.keys(), (trip) => feed.trips[trip]?.id ?? '')
  for (const { type, fromTrip, toTrip } of feed.transfers)
    for (const [from, to] of pair(places.get(fromTrip), places.get(toTrip))) {
      if (type === 4) link(from, to)
      if (type === 5) next.get(from)?.delete(to)
    }
  return next
}

/** Several of one id run on different days. */
function pair(ones: readonly number[] = [], others: readonly number[] = []): [number, number][] {
  return ones.flatMap((one) => others.map((other): [number, number] => [one, other]))
}

/** Blocks of at least two trips, each sorted by time. */
function* listBlocks({ trips, calls }: Feed): Generator<BlockTrip[]> {
  const blocks = Map.groupBy(trips.keys(), (trip) => trips[trip]?.block ?? '')
  for (const [id, members] of blocks) {
    if (id === '' || members.length < 2) continue
    const timed = members.map((trip) => ({
      trip,
      begin: calls.departure[calls.start[trip] ?? 0] ?? 0,
      end: calls.arrival[(calls.start[trip + 1] ?? 0) - 1] ?? 0,
    }))
    yield timed.toSorted((one, other) => one.begin - other.begin || one.end - other.end)
  }
}

/** Several where a train divides. A trip with another one of the block between is not the next. */
function findNext(feed: Feed, from: BlockTrip, block: readonly BlockTrip[], first: number): BlockTrip[] {
  const found: BlockTrip[] = []
  let endOfFirst = from.end + limits.seconds
  const begin = Math.max(first, findBegin(block, from.end))
  for (let at = begin; at < Math.min(block.length, begin + limits.tried); at += 1) {
    const to = block[at]
    if (!to || to.begin > endOfFirst || (to.begin === endOfFirst && found.length > 0)) break
    if (!shareDay(feed, feed.trips[from.trip], feed.trips[to.trip])) continue
    if (isNear(feed, from.trip, to.trip)) found.push(to)
    endOfFirst = Math.min(endOfFirst, Math.max(to.end, to.begin + 1))
  }
  return found
}

/** The first that begins at `time` or later. */
function findBegin(block: readonly BlockTrip[], time: number): number {
  let [low, high] = [0, block.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((block[middle]?.begin ?? 0) < time) low = middle + 1
    else high = middle
  }
  return low
}

function shareDay(feed: Feed, one: FeedTrip | undefined, other: FeedTrip | undefined): boolean {
  if (one?.service === other?.service) return true
  const [days, others] = [feed.services.get(one?.service ?? ''), feed.services.get(other?.service ?? '')]
  return days !== undefined && others !== undefined && [...days].some((day) => others.has(day))
}

function isNear({ stops, calls }: Feed, one: number, other: number): boolean {
  const last = stops[calls.stop[(calls.start[one + 1] ?? 0) - 1] ?? -1]
  const first = stops[calls.stop[calls.start[other] ?? -1] ?? -1]
  if (!last || !first) return false
  return (last.parent !== '' && last.parent === first.parent) || measureDistance(last, first) <= limits.metres
}
