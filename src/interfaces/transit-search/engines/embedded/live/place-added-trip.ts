import type { AddedTrip } from '../../../domain/added-trip.ts'
import { parseDate } from '../../../domain/calendar.ts'
import { startOfServiceDay, toLocalMoment } from '../../../domain/local-time.ts'
import { readText } from '../../../domain/text-table.ts'
import type { Timetable } from '../../../domain/timetable.ts'
import type { StopEvent, StopUpdate, TripUpdate } from '../../../domain/trip-update.ts'
import type { FeedIndex } from './feed-index.ts'

/** A trip beyond the timetable with its times as they are expected, arrival and departure at each stop in turn. */
export interface PlacedTrip {
  readonly trip: AddedTrip
  readonly expected: Int32Array
  /** Stops of the message that are left out: unknown ones, and those without a time. */
  readonly lost: number
}

/** Seconds from midnight of its service day within which a trip runs. */
const latest = 2 * 86_400

interface PlacedCall {
  readonly stop: number
  readonly update: StopUpdate
  readonly planned: readonly [arrival: number, departure: number]
  readonly expected: readonly [arrival: number, departure: number]
}

/**
 * A new trip, all of whose stops come with their times (ADDED, NEW), on a line of the timetable. Undefined where no two of its stops are
 * known with a time, or where it runs on no day of the timetable.
 */
export function placeAddedTrip(
  timetable: Timetable,
  feed: FeedIndex,
  line: number,
  update: TripUpdate,
): PlacedTrip | undefined {
  const calls = update.stops
    .filter(({ relation }) => relation !== 'skipped')
    .flatMap((stop) => placeCall(feed, stop) ?? [])
  const [first, last] = [calls[0], calls.at(-1)]
  if (!first || !last || calls.length < 2) return undefined
  const day = findDay(timetable, line, update.startDate, first.planned[1])
  if (day === undefined) return undefined
  const begin = startOfServiceDay(day, timetable.timeZone)
  const toTimes = (read: (call: PlacedCall) => readonly number[]) =>
    straighten(calls.flatMap((call) => read(call).map((time) => time - begin)))
  const [planned, expected] = [toTimes((call) => call.planned), toTimes((call) => call.expected)]
  if ([planned[0], expected[0]].some((time = -1) => time < 0)) return undefined
  if ([planned.at(-1), expected.at(-1)].some((time = 0) => time > latest)) return undefined
  const { trip, route, startTime, properties } = update
  return {
    trip: {
      id: properties.trip || trip || [route, startTime].join(' ').trim(),
      line,
      day,
      headsign: properties.headsign || readText(timetable.texts, timetable.stops.name[last.stop] ?? 0),
      headsigns: 0,
      number: properties.number,
      direction: toUpOrDown(update.direction),
      wheelchair: update.wheelchair,
      stops: calls.map(({ stop }) => stop),
      rules: calls.map(({ update: { canBoard, canAlight } }) => Number(canBoard) + 2 * Number(canAlight)),
      zones: calls.map(({ stop }) => feed.zoneAt(line, stop)),
      planned,
    },
    expected: Int32Array.from(expected),
    lost: update.stops.length - calls.length,
  }
}

function placeCall(feed: FeedIndex, update: StopUpdate): PlacedCall | undefined {
  const stop = feed.findStop(update.assignedStop || update.stop)
  const [arrival, departure] = [update.arrival ?? update.departure, update.departure ?? update.arrival]
  if (stop === undefined || !arrival?.time || !departure?.time) return undefined
  return {
    stop,
    update,
    planned: [readPlanned(arrival, arrival.time), readPlanned(departure, departure.time)],
    expected: [arrival.time, departure.time],
  }
}

/** As far as the source says it; else a trip that nobody had planned is on time. */
function readPlanned({ scheduled, delay = 0 }: StopEvent, time: number): number {
  return scheduled || time - delay
}

/** Without a date it is the day by the clocks of its feed. */
function findDay(
  { firstDay, dayCount, feeds, lines, timeZone }: Timetable,
  line: number,
  date: string,
  time: number,
): number | undefined {
  const ofFeed = feeds[lines.feed[line] ?? 0]?.timeZone ?? timeZone
  const day = parseDate(date === '' ? toLocalMoment(time * 1000, ofFeed).date : date)
  return day !== undefined && day >= firstDay && day < firstDay + dayCount ? day : undefined
}

/** As `TripTable.direction` has it. */
function toUpOrDown(direction: number | undefined): number {
  return direction === 0 ? 1 : direction === 1 ? 0 : 255
}

/** No time lies before one that comes first. */
function straighten(times: readonly number[]): number[] {
  let earliest = Number.NEGATIVE_INFINITY
  return times.map((time) => (earliest = Math.max(earliest, time)))
}
