import { isSameTime } from '../../domain/is-same-time.ts'
import { measureDelay } from '../../domain/local-time.ts'
import type { Feed, FeedCalls, FeedTrip } from '../gtfs/feed.ts'

/** Days on which the clocks of a feed and those of the timetable are equally far apart. */
interface Part {
  /** Seconds by which the feed's days begin later. */
  readonly delay: number
  readonly services: ReadonlyMap<string, ReadonlySet<number>>
  /** Trips that run on such days, as the feed numbers them. */
  readonly trips: readonly number[]
}

/**
 * A feed with its times by the clocks of another time zone, on the same service days. Where clocks are changed in one of the two alone, a trip that runs
 * on either side of that night becomes several, each with a part of its days.
 */
export function moveFeed(feed: Feed, timeZone: string): Feed {
  if (isSameTime(feed.info.timeZone, timeZone)) return feed
  const parts = divide(feed, timeZone)
  const trips = parts.flatMap((part) => part.trips.flatMap((trip) => renameService(feed.trips[trip], part)))
  const places = new Map<number, { readonly place: number; readonly delay: number }[]>()
  for (const [place, { trip, delay }] of listTrips(parts).entries())
    places.set(trip, [...(places.get(trip) ?? []), { place, delay }])
  return {
    ...feed,
    services: new Map(
      parts.flatMap((part) => [...part.services].map(([id, days]) => [nameService(id, part), days] as const)),
    ),
    trips,
    calls: moveCalls(feed.calls, listTrips(parts)),
    frequencies: feed.frequencies.flatMap((frequency) =>
      (places.get(frequency.trip) ?? []).map(({ place, delay }) => ({
        ...frequency,
        trip: place,
        begin: frequency.begin + delay,
        end: frequency.end + delay,
      })),
    ),
  }
}

function divide({ services, trips, info }: Feed, timeZone: string): Part[] {
  const byDelay = new Map<number, Map<string, Set<number>>>()
  for (const [id, days] of services)
    for (const day of days) {
      const delay = measureDelay(day, info.timeZone, timeZone)
      const ofDelay = byDelay.get(delay) ?? new Map<string, Set<number>>()
      byDelay.set(delay, ofDelay.set(id, (ofDelay.get(id) ?? new Set()).add(day)))
    }
  return [...byDelay].map(([delay, ofDelay]) => ({
    delay,
    services: ofDelay,
    trips: [...trips.keys()].filter((trip) => ofDelay.has(trips[trip]?.service ?? '')),
  }))
}

function listTrips(parts: readonly Part[]): { readonly trip: number; readonly delay: number }[] {
  return parts.flatMap(({ delay, trips }) => trips.map((trip) => ({ trip, delay })))
}

function renameService(trip: FeedTrip | undefined, part: Part): FeedTrip[] {
  return trip ? [{ ...trip, service: nameService(trip.service, part) }] : []
}

/** Nobody outside of the import sees it. */
function nameService(id: string, { delay }: Part): string {
  return `${delay} ${id}`
}

function moveCalls(calls: FeedCalls, wanted: readonly { readonly trip: number; readonly delay: number }[]): FeedCalls {
  const start = new Int32Array(wanted.length + 1)
  for (const [place, { trip }] of wanted.entries())
    start[place + 1] = (start[place] ?? 0) + (calls.start[trip + 1] ?? 0) - (calls.start[trip] ?? 0)
  const pick = (column: Int32Array | Uint8Array, isTime = false) => {
    const picked = new Int32Array(start[wanted.length] ?? 0)
    for (const [place, { trip, delay }] of wanted.entries()) {
      picked.set(column.subarray(calls.start[trip], calls.start[trip + 1]), start[place])
      if (isTime) addSeconds(picked.subarray(start[place], start[place + 1]), delay)
    }
    return picked
  }
  return {
    start,
    stop: pick(calls.stop),
    arrival: pick(calls.arrival, true),
    departure: pick(calls.departure, true),
    rules: Uint8Array.from(pick(calls.rules)),
    headsign: calls.headsign.length === 0 ? calls.headsign : pick(calls.headsign),
    headsigns: calls.headsigns,
    sequence: pick(calls.sequence),
    line: pick(calls.line),
  }
}

/** A time that is missing stays so. */
function addSeconds(times: Int32Array, seconds: number): void {
  for (const [call, time] of times.entries()) if (time !== -1) times[call] = time + seconds
}
