import { parseDate } from '../../../domain/calendar.ts'
import { startOfServiceDay } from '../../../domain/local-time.ts'
import { measureFeedClock } from '../../../domain/measure-feed-clock.ts'
import { readPlannedTimes } from '../../../domain/read-planned-times.ts'
import { runsOn } from '../../../domain/runs-on.ts'
import type { Timetable } from '../../../domain/timetable.ts'
import type { TripDescription, TripUpdate } from '../../../domain/trip-update.ts'
import { parseTime } from '../../../import/gtfs/read-fields.ts'
import type { FeedIndex } from './feed-index.ts'

/** A trip on one of its days, since 1970. */
export interface Run {
  readonly trip: number
  readonly day: number
}

/**
 * The run that an update is about, among the trips of its id. Without a date it is the one that is under way at `now`, in seconds since 1970, or
 * the nearest to it.
 */
export function chooseRun(
  timetable: Timetable,
  trips: readonly number[],
  { startDate, startTime }: TripDescription,
  now: number,
): Run | undefined {
  const candidates = chooseTrips(timetable, trips, startTime)
  const day = startDate === '' ? undefined : parseDate(startDate)
  if (startDate === '') return findNearestRun(timetable, candidates, now)
  const trip = candidates.find((each) => day !== undefined && runsOn(timetable, each, day))
  return day === undefined || trip === undefined ? undefined : { trip, day }
}

/**
 * The run that an update without an id is about, among the trips of its route that set out then. Where several do, the stops of the
 * update decide; undefined where that does not leave exactly one.
 */
export function chooseDescribedRun(
  timetable: Timetable,
  trips: readonly number[],
  update: TripUpdate,
  { now, feed }: { readonly now: number; readonly feed: FeedIndex },
): Run | undefined {
  const runs = trips
    .filter((trip) => goes(timetable, trip, update.direction))
    .flatMap((trip) => chooseRun(timetable, [trip], update, now) ?? [])
  if (runs.length < 2) return runs[0]
  const namedStops = update.stops.flatMap(({ stop }) => feed.findStop(stop) ?? [])
  const fitting = runs.filter(({ trip }) => {
    const { stopStart, stops } = timetable.patterns
    const pattern = timetable.trips.pattern[trip] ?? 0
    const ofTrip = stops.subarray(stopStart[pattern], stopStart[pattern + 1])
    return namedStops.every((stop) => ofTrip.includes(stop))
  })
  return fitting.length === 1 ? fitting[0] : undefined
}

const unknownDirection = 255

/** `TripTable.direction` counts the other way round. */
function goes({ trips }: Timetable, trip: number, direction: number | undefined): boolean {
  const known = trips.direction[trip] ?? unknownDirection
  return direction === undefined || known === unknownDirection || known === 1 - direction
}

/** Of a frequency the one that starts at the given time; trips of one id that start together run on different days, and are one. */
function chooseTrips(timetable: Timetable, trips: readonly number[], startTime: string): readonly number[] {
  const starts = trips.map((trip) => readStart(timetable, trip))
  if (starts.every((start) => start === starts[0])) return trips
  const wanted = parseTime(startTime)
  return trips.filter((_, index) => starts[index] === wanted)
}

/** Seconds of the service day by the clocks of its feed. */
export function readStart(timetable: Timetable, trip: number): number {
  return (readPlannedTimes(timetable, trip)[1] ?? 0) - measureFeedClock(timetable, trip)
}

function findNearestRun(timetable: Timetable, trips: readonly number[], now: number): Run | undefined {
  const today = Math.floor(now / 86_400)
  let nearest: { readonly run: Run; readonly away: number } | undefined
  for (const trip of trips) {
    const times = readPlannedTimes(timetable, trip)
    const [begin = 0, end = 0] = [times[0], times.at(-1)]
    for (const day of [today - 2, today - 1, today, today + 1]) {
      if (!runsOn(timetable, trip, day)) continue
      const time = now - startOfServiceDay(day, timetable.timeZone)
      const away = Math.max(begin - time, time - end, 0)
      if (!nearest || away < nearest.away) nearest = { run: { trip, day }, away }
    }
  }
  return nearest?.run
}
