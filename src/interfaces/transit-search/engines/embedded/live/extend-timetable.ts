import type { AddedTrip } from '../../../domain/added-trip.ts'
import { measureDistance } from '../../../domain/measure-distance.ts'
import type { TextTable } from '../../../domain/text-table.ts'
import type { PatternTable, Timetable, TripTable } from '../../../domain/timetable.ts'

/** The timetable with trips behind its own, each on a pattern and a service of its own; all else keeps its place. */
export function extendTimetable(timetable: Timetable, added: readonly AddedTrip[]): Timetable {
  if (added.length === 0) return timetable
  return {
    ...timetable,
    added: added.length,
    texts: appendTexts(
      timetable.texts,
      added.flatMap(({ id, headsign, number }) => [id, headsign, number]),
    ),
    patterns: appendPatterns(timetable, added),
    trips: appendTrips(timetable, added),
    times: append(
      timetable.times,
      added.flatMap(({ planned }) => planned),
    ),
    services: appendServices(timetable, added),
  }
}

function appendPatterns(timetable: Timetable, added: readonly AddedTrip[]): PatternTable {
  const { patterns } = timetable
  const lengths = added.map(({ stops }) => stops.length)
  const rules = added.flatMap((trip) => trip.rules)
  const zones = added.flatMap((trip) => trip.zones)
  const metres = added.flatMap(({ stops }) => measureStops(timetable, stops))
  const stops = added.flatMap((trip) => trip.stops)
  return {
    line: append(patterns.line, pick(added, 'line')),
    stopStart: continueStarts(patterns.stopStart, lengths),
    stops: append(patterns.stops, stops),
    rules: appendBytes(patterns.rules, rules),
    zones: append(patterns.zones, zones),
    metres: append(patterns.metres, metres),
    tripStart: continueStarts(
      patterns.tripStart,
      added.map(() => 1),
    ),
    timeStart: continueStarts(
      patterns.timeStart,
      lengths.map((length) => length * 2),
    ),
  }
}

function appendTrips({ trips, patterns, services, texts }: Timetable, added: readonly AddedTrip[]): TripTable {
  const firstText = texts.start.length - 1
  const zeros = added.map(() => 0)
  const ends = added.map(() => trips.next.length)
  return {
    id: append(trips.id, number(added, firstText, 0)),
    pattern: append(trips.pattern, countFrom(patterns.line.length, added.length)),
    service: append(trips.service, countFrom(services.count, added.length)),
    headsign: append(trips.headsign, number(added, firstText, 1)),
    headsigns: append(trips.headsigns, pick(added, 'headsigns')),
    number: append(trips.number, number(added, firstText, 2)),
    direction: appendBytes(trips.direction, pick(added, 'direction')),
    wheelchair: appendBytes(trips.wheelchair, pick(added, 'wheelchair')),
    nextStart: append(trips.nextStart, ends),
    next: trips.next,
    headway: append(trips.headway, zeros),
    // Live data of these trips are placed already: nothing asks for the numbers of their calls.
    sequence: append(trips.sequence, zeros),
  }
}

function countFrom(first: number, count: number): number[] {
  return Array.from({ length: count }, (_, index) => first + index)
}

function pick(added: readonly AddedTrip[], column: 'line' | 'headsigns' | 'direction' | 'wheelchair'): number[] {
  return added.map((trip) => trip[column])
}

/** Indices of texts, of which each trip has three. */
function number(added: readonly AddedTrip[], first: number, place: number): number[] {
  return added.map((_, index) => first + index * 3 + place)
}

function append(array: Int32Array, values: readonly number[]): Int32Array {
  const longer = new Int32Array(array.length + values.length)
  longer.set(array)
  longer.set(values, array.length)
  return longer
}

function appendBytes(array: Uint8Array, values: ArrayLike<number>): Uint8Array {
  const longer = new Uint8Array(array.length + values.length)
  longer.set(array)
  longer.set(values, array.length)
  return longer
}

/** Starts of lists that follow those there are. */
function continueStarts(starts: Int32Array, lengths: readonly number[]): Int32Array {
  let end = starts.at(-1) ?? 0
  return append(
    starts,
    lengths.map((length) => (end += length)),
  )
}

function appendTexts({ start, bytes }: TextTable, texts: readonly string[]): TextTable {
  const encoded = texts.map((text) => Buffer.from(text))
  return {
    start: continueStarts(
      start,
      encoded.map(({ length }) => length),
    ),
    bytes: appendBytes(bytes, Buffer.concat(encoded)),
  }
}

function appendServices({ services, firstDay }: Timetable, added: readonly AddedTrip[]): Timetable['services'] {
  const { bytesPerService, count } = services
  const days = new Uint8Array(added.length * bytesPerService)
  for (const [index, { day }] of added.entries()) {
    const bit = day - firstDay
    days[index * bytesPerService + (bit >> 3)] = 1 << (bit & 7)
  }
  return { bytesPerService, count: count + added.length, days: appendBytes(services.days, days) }
}

/** Metres from the first stop, from stop to stop as the crow flies. */
function measureStops({ stops: { latitude, longitude } }: Timetable, ofTrip: readonly number[]): number[] {
  const place = (stop: number) => ({ latitude: latitude[stop] ?? 0, longitude: longitude[stop] ?? 0 })
  let sum = 0
  return ofTrip.map((stop, index) => {
    if (index > 0) sum += measureDistance(place(ofTrip[index - 1] ?? stop), place(stop))
    return Math.round(sum)
  })
}
