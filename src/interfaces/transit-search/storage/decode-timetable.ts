import { type Static, Type } from 'typebox'
import { Check } from 'typebox/value'
import type {
  FareTable,
  FareTransferTable,
  HeadsignTable,
  LineTable,
  PatternTable,
  StationTable,
  StopTable,
  Timetable,
  TripTable,
} from '../domain/timetable.ts'
import { DamagedTimetableError, Sections } from './sections.ts'

const Details = Type.Object({
  feeds: Type.Array(
    Type.Object({
      name: Type.String(),
      publisher: Type.String(),
      version: Type.String(),
      firstDate: Type.String(),
      lastDate: Type.String(),
      importedAt: Type.Number(),
      timeZone: Type.String(),
      license: Type.String(),
    }),
  ),
  timeZone: Type.String(),
  walkingSpeed: Type.Number(),
  firstDay: Type.Integer(),
  dayCount: Type.Integer(),
  bytesPerService: Type.Integer(),
  serviceCount: Type.Integer(),
  /** Not in those of before they were needed. */
  firstStop: Type.Optional(Type.Array(Type.Integer())),
  otherTimeZones: Type.Optional(Type.Array(Type.String())),
})

/** A timetable whose arrays lie in these bytes. Throws a `DamagedTimetableError` for a file that is not whole. */
export function decodeTimetable(file: Uint8Array): Timetable {
  const sections = new Sections(file)
  const { bytesPerService, serviceCount, firstStop = [], otherTimeZones = [], ...details } = readDetails(sections)
  return {
    ...details,
    otherTimeZones,
    firstStop: details.feeds.length === 1 ? [0] : firstStop,
    texts: { start: sections.int32('texts.start'), bytes: sections.uint8('texts.bytes') },
    stops: readStops(sections),
    stations: readStations(sections),
    lines: readLines(sections),
    patterns: readPatterns(sections),
    trips: readTrips(sections),
    sequences: { start: sections.int32('sequences.start'), numbers: sections.int32('sequences.numbers') },
    headsigns: readHeadsigns(sections),
    times: sections.int32('times'),
    transfers: {
      start: sections.int32('transfers.start'),
      to: sections.int32('transfers.to'),
      seconds: sections.int32('transfers.seconds'),
      metres: sections.int32('transfers.metres'),
      stepFree: sections.int32(sections.has('transfers.stepFree') ? 'transfers.stepFree' : 'transfers.seconds'),
    },
    transferRules: {
      fromStop: sections.int32('transferRules.fromStop'),
      toStop: sections.int32('transferRules.toStop'),
      fromLine: sections.int32('transferRules.fromLine'),
      toLine: sections.int32('transferRules.toLine'),
      fromTrip: sections.int32('transferRules.fromTrip'),
      toTrip: sections.int32('transferRules.toTrip'),
      seconds: sections.int32('transferRules.seconds'),
    },
    services: { days: sections.uint8('services.days'), bytesPerService, count: serviceCount },
    fares: readFares(sections),
    fareTransfers: readFareTransfers(sections),
  }
}

function readDetails({ details }: Sections): Static<typeof Details> {
  if (!Check(Details, details)) throw new DamagedTimetableError('does not say what it holds')
  return details
}

function readStops(sections: Sections): StopTable {
  return {
    id: sections.int32('stops.id'),
    name: sections.int32('stops.name'),
    platform: sections.int32('stops.platform'),
    latitude: sections.float64('stops.latitude'),
    longitude: sections.float64('stops.longitude'),
    station: sections.int32('stops.station'),
    wheelchair: readWheelchair(sections, 'stops'),
    timeZone: sections.has('stops.timeZone')
      ? sections.uint8('stops.timeZone')
      : new Uint8Array(sections.int32('stops.id').length),
  }
}

/** Unknown of all in those of before it was read. */
function readWheelchair(sections: Sections, table: 'stops' | 'trips'): Uint8Array {
  const name = `${table}.wheelchair`
  return sections.has(name) ? sections.uint8(name) : new Uint8Array(sections.int32(`${table}.id`).length)
}

/** One empty list in those of before they were read. */
function readHeadsigns(sections: Sections): HeadsignTable {
  if (!sections.has('headsigns.start')) return { start: new Int32Array(2), texts: new Int32Array() }
  return { start: sections.int32('headsigns.start'), texts: sections.int32('headsigns.texts') }
}

function readStations(sections: Sections): StationTable {
  return {
    code: sections.int32('stations.code'),
    name: sections.int32('stations.name'),
    reading: sections.int32('stations.reading'),
    otherNames: sections.int32('stations.otherNames'),
    latitude: sections.float64('stations.latitude'),
    longitude: sections.float64('stations.longitude'),
    prefecture: sections.uint8('stations.prefecture'),
    kinds: sections.uint16('stations.kinds'),
    weight: sections.int32('stations.weight'),
    stopStart: sections.int32('stations.stopStart'),
    stops: sections.int32('stations.stops'),
  }
}

function readLines(sections: Sections): LineTable {
  return {
    id: sections.int32('lines.id'),
    name: sections.int32('lines.name'),
    symbol: sections.int32('lines.symbol'),
    color: sections.int32('lines.color'),
    operator: sections.int32('lines.operator'),
    kind: sections.uint8('lines.kind'),
    isHighSpeed: sections.uint8('lines.isHighSpeed'),
    feed: sections.int32('lines.feed'),
  }
}

function readPatterns(sections: Sections): PatternTable {
  return {
    line: sections.int32('patterns.line'),
    stopStart: sections.int32('patterns.stopStart'),
    stops: sections.int32('patterns.stops'),
    rules: sections.uint8('patterns.rules'),
    zones: sections.int32('patterns.zones'),
    metres: sections.int32('patterns.metres'),
    tripStart: sections.int32('patterns.tripStart'),
    timeStart: sections.int32('patterns.timeStart'),
  }
}

function readTrips(sections: Sections): TripTable {
  return {
    id: sections.int32('trips.id'),
    pattern: sections.int32('trips.pattern'),
    service: sections.int32('trips.service'),
    headsign: sections.int32('trips.headsign'),
    headsigns: sections.has('trips.headsigns')
      ? sections.int32('trips.headsigns')
      : new Int32Array(sections.int32('trips.id').length),
    number: sections.int32('trips.number'),
    direction: sections.uint8('trips.direction'),
    nextStart: sections.int32('trips.nextStart'),
    next: sections.int32('trips.next'),
    headway: sections.int32('trips.headway'),
    sequence: sections.int32('trips.sequence'),
    wheelchair: readWheelchair(sections, 'trips'),
  }
}

function readFares(sections: Sections): FareTable {
  return {
    feed: sections.int32('fares.feed'),
    line: sections.int32('fares.line'),
    origin: sections.int32('fares.origin'),
    destination: sections.int32('fares.destination'),
    contains: sections.int32('fares.contains'),
    operator: sections.int32('fares.operator'),
    priority: sections.int32('fares.priority'),
    group: sections.int32('fares.group'),
    amount: sections.float64('fares.amount'),
    currency: sections.int32('fares.currency'),
    name: sections.int32('fares.name'),
    transfers: sections.int8('fares.transfers'),
    duration: sections.int32('fares.duration'),
  }
}

function readFareTransfers(sections: Sections): FareTransferTable {
  return {
    from: sections.int32('fareTransfers.from'),
    to: sections.int32('fareTransfers.to'),
    count: sections.int32('fareTransfers.count'),
    duration: sections.int32('fareTransfers.duration'),
    durationType: sections.uint8('fareTransfers.durationType'),
    type: sections.uint8('fareTransfers.type'),
    amount: sections.float64('fareTransfers.amount'),
  }
}
