import { readText } from '../../domain/text-table.ts'
import { none, type Timetable } from '../../domain/timetable.ts'
import type { Fare } from '../../port.ts'
import type { Itinerary, Ride } from './itinerary.ts'
import type { TripReader } from './trip-reader.ts'

/** What a fare can begin and end with: the segments of one line on which one stays seated. */
interface FareRide {
  readonly segments: Ride
  /** Whether one gets on, and does not stay on board from the one before. */
  readonly isBoarded: boolean
  /** Its segments, by index among those of the whole journey. */
  readonly first: number
  readonly last: number
}

/** A fare for the rides from one to another, both by index. */
interface Offer {
  readonly first: number
  readonly last: number
  readonly row: number
}

/** The cheapest fares that cover every ride, by the index of segments; none where one of them has no fare. */
export function findFares(reader: TripReader, itinerary: Itinerary): Fare[] {
  if (reader.timetable.fares.amount.length === 0) return []
  const rides = listFareRides(reader, itinerary)
  const cheapest: ({ readonly amount: number; readonly offers: readonly Offer[] } | undefined)[] = [
    { amount: 0, offers: [] },
  ]
  for (let end = 1; end <= rides.length; end++)
    for (let first = end - 1; first >= 0; first--) {
      const before = cheapest[first]
      const offer = before && findOffer(reader, rides.slice(first, end), first)
      if (!offer) continue
      const amount = before.amount + (reader.timetable.fares.amount[offer.row] ?? 0)
      if (amount < (cheapest[end]?.amount ?? Number.POSITIVE_INFINITY))
        cheapest[end] = { amount, offers: [...before.offers, offer] }
    }
  return (cheapest[rides.length]?.offers ?? []).map((offer) => toFare(reader.timetable, rides, offer))
}

/** A train that goes on as another line is paid for by each line, unless a fare holds for both. */
function listFareRides(reader: TripReader, { rides }: Itinerary): readonly FareRide[] {
  const listed: FareRide[] = []
  let index = 0
  for (const ride of rides)
    for (const [part, segment] of ride.entries()) {
      const before = part > 0 ? listed.at(-1) : undefined
      const isSameLine = before?.segments.every(({ trip }) => reader.lineOf(trip) === reader.lineOf(segment.trip))
      if (before && isSameLine)
        listed.splice(-1, 1, { ...before, segments: [...before.segments, segment], last: index })
      else listed.push({ segments: [segment], isBoarded: part === 0, first: index, last: index })
      index++
    }
  return listed
}

function toFare({ fares, texts }: Timetable, rides: readonly FareRide[], { first, last, row }: Offer): Fare {
  return {
    firstLeg: rides[first]?.first ?? 0,
    lastLeg: rides[last]?.last ?? 0,
    amount: fares.amount[row] ?? 0,
    currency: readText(texts, fares.currency[row] ?? 0),
    name: readText(texts, fares.name[row] ?? 0),
  }
}

/** The cheapest fare for all of these rides together. */
function findOffer(reader: TripReader, rides: readonly FareRide[], first: number): Offer | undefined {
  const trip = describeRides(
    reader,
    rides.map(({ segments }) => segments),
  )
  const changes = rides.slice(1).filter(({ isBoarded }) => isBoarded).length
  if (!trip) return undefined
  const lines = new Set(trip.lines)
  const [line = none] = lines
  let best: number | undefined
  for (const wantedLine of lines.size === 1 ? [line, none] : [none])
    for (const origin of [trip.origin, none])
      for (const destination of [trip.destination, none])
        for (const row of listRows(reader.timetable, wantedLine, origin, destination))
          if (isValid(reader.timetable, row, trip, changes) && isCheaper(reader.timetable, row, best)) best = row
  return best === undefined ? undefined : { first, last: first + rides.length - 1, row: best }
}

interface RidesForFares {
  readonly lines: readonly number[]
  readonly feed: number
  /** Zones, as texts; an index that no rule has where the stop is in none. */
  readonly origin: number
  readonly destination: number
  readonly zones: ReadonlySet<string>
  /** Seconds from the first boarding to the last. */
  readonly duration: number
}

/** Undefined for rides of several feeds: no fare covers them. */
function describeRides(reader: TripReader, rides: readonly Ride[]): RidesForFares | undefined {
  const { stops, lines, texts } = reader.timetable
  const segments = rides.flat()
  const [begin, end] = [segments[0], segments.at(-1)]
  const ofRides = segments.map(({ trip }) => reader.lineOf(trip))
  const [feed = 0, other] = new Set(ofRides.map((line) => lines.feed[line] ?? 0))
  if (!begin || !end || other !== undefined) return undefined
  const zoneAt = (trip: number, position: number) => stops.zone[reader.stopAt(trip, position)] || -2
  const zones = new Set<string>()
  for (const { trip, boardPosition, alightPosition } of segments)
    for (let position = boardPosition; position <= alightPosition; position++)
      zones.add(readText(texts, zoneAt(trip, position)))
  const lastRide = rides.at(-1)?.[0] ?? begin
  return {
    lines: ofRides,
    feed,
    origin: zoneAt(begin.trip, begin.boardPosition),
    destination: zoneAt(end.trip, end.alightPosition),
    zones,
    duration: reader.departureAt(lastRide, lastRide.boardPosition) - reader.departureAt(begin, begin.boardPosition),
  }
}

/** Rows are sorted by line, origin and destination. */
function* listRows({ fares }: Timetable, line: number, origin: number, destination: number): Generator<number> {
  const compare = (row: number) =>
    (fares.line[row] ?? 0) - line || (fares.origin[row] ?? 0) - origin || (fares.destination[row] ?? 0) - destination
  let low = 0
  let high = fares.line.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (compare(middle) < 0) low = middle + 1
    else high = middle
  }
  for (let row = low; row < fares.line.length && compare(row) === 0; row++) yield row
}

function isValid({ fares, texts }: Timetable, row: number, trip: RidesForFares, changes: number): boolean {
  if (fares.feed[row] !== trip.feed) return false
  const transfers = fares.transfers[row] ?? 0
  if (transfers !== -1 && changes > transfers) return false
  const duration = fares.duration[row] ?? 0
  if (duration > 0 && trip.duration > duration) return false
  const contains = fares.contains[row] ?? none
  if (contains === none) return true
  const wanted = readText(texts, contains).split('\n')
  return wanted.length === trip.zones.size && wanted.every((zone) => trip.zones.has(zone))
}

function isCheaper({ fares }: Timetable, row: number, than: number | undefined): boolean {
  return than === undefined || (fares.amount[row] ?? 0) < (fares.amount[than] ?? 0)
}
