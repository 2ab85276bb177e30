/**
 * A timetable as searches read it: flat typed arrays, one row a place in each, so that it can be written as it stands, loaded at
 * once and shared between threads. Lists of lists are two arrays: `…Start` has one entry more than there are lists, and list `i` is
 * `items.subarray(start[i], start[i + 1])`. A time is seconds from midnight of the service day ("noon minus 12 h") and may exceed 86,400.
 */

import type { ImportedFeed } from '../port.ts'
import type { TextTable } from './text-table.ts'

/** `-1` stands for none in every array of indices. */
export const none = -1

export interface StopTable {
  /** Texts are indices into `Timetable.texts`. */
  readonly id: Int32Array
  readonly name: Int32Array
  readonly platform: Int32Array
  readonly latitude: Float64Array
  readonly longitude: Float64Array
  /** The station that it is part of. */
  readonly station: Int32Array
  /** As `wheelchairAccess` has it. */
  readonly wheelchair: Uint8Array
  /** By whose clocks people there live: 0 those of the timetable, others counted from 1 in `Timetable.otherTimeZones`. */
  readonly timeZone: Uint8Array
}

export interface StationTable {
  /** The number that is the station's code. */
  readonly code: Int32Array
  readonly name: Int32Array
  readonly reading: Int32Array
  /** Names in other languages, in one text, a line each. */
  readonly otherNames: Int32Array
  readonly latitude: Float64Array
  readonly longitude: Float64Array
  /** JIS X 0401, 0 for none. */
  readonly prefecture: Uint8Array
  /** A bit per vehicle kind, in the order of `vehicleKinds`. */
  readonly kinds: Uint16Array
  /** Stop events of a week: how important it is. */
  readonly weight: Int32Array
  readonly stopStart: Int32Array
  readonly stops: Int32Array
}

/** Trips that call at the same stops in the same order under the same rules, none overtaking another, sorted by time. */
export interface PatternTable {
  readonly line: Int32Array
  readonly stopStart: Int32Array
  readonly stops: Int32Array
  /** Aligned with `stops`: bit 0 boarding is possible, bit 1 alighting. */
  readonly rules: Uint8Array
  /** Aligned with `stops`: zone for fares, as a text; the same stop may be in another one on another line. */
  readonly zones: Int32Array
  /** Aligned with `stops`: metres from the first stop. */
  readonly metres: Int32Array
  readonly tripStart: Int32Array
  /** Where the times of its first trip begin in `times`; those of trip `k` lie `k * 2 * stopCount` further. */
  readonly timeStart: Int32Array
}

export interface TripTable {
  readonly id: Int32Array
  readonly pattern: Int32Array
  readonly service: Int32Array
  readonly headsign: Int32Array
  /** Which list of `HeadsignTable` has those of its calls that differ from `headsign`; 0 for none. */
  readonly headsigns: Int32Array
  readonly number: Int32Array
  /** 0 up (inbound), 1 down (outbound), 255 unknown. */
  readonly direction: Uint8Array
  /** Trips that the same vehicle, or a part of a train that divides, runs next with the passengers on board (block_id, transfer type 4). */
  readonly nextStart: Int32Array
  readonly next: Int32Array
  /** Headway in seconds of a trip that stands for a frequency without exact times; 0 for a timetable's trip. */
  readonly headway: Int32Array
  /** Which list of `SequenceTable` has the numbers of its calls. */
  readonly sequence: Int32Array
  /** As `wheelchairAccess` has it. */
  readonly wheelchair: Uint8Array
}

/** Numbers of calls (stop_sequence), by which live data name them: lists, each for all trips that count alike. */
export interface SequenceTable {
  readonly start: Int32Array
  readonly numbers: Int32Array
}

/** What a vehicle shows at each of its calls (stop_headsign), as texts, 0 for what its trip says: lists, each for all trips alike; the first is empty. */
export interface HeadsignTable {
  readonly start: Int32Array
  readonly texts: Int32Array
}

export interface LineTable {
  readonly id: Int32Array
  readonly name: Int32Array
  readonly symbol: Int32Array
  /** 0xRRGGBB, or -1. */
  readonly color: Int32Array
  readonly operator: Int32Array
  /** Index into `vehicleKinds`. */
  readonly kind: Uint8Array
  readonly isHighSpeed: Uint8Array
  readonly feed: Int32Array
}

/** Ways between stops on foot, the change at one stop among them (from equals to). */
export interface TransferTable {
  /** By departing stop. */
  readonly start: Int32Array
  readonly to: Int32Array
  readonly seconds: Int32Array
  readonly metres: Int32Array
  /** Seconds without stairs, as far as pathways say; none where there is no such way. */
  readonly stepFree: Int32Array
}

/**
 * Rules of transfers.txt that hold for certain lines or trips, a row each; the most special one counts. Where a pair of stops has any,
 * it has its own row in `TransferTable` for changes that no rule is about.
 */
export interface TransferRuleTable {
  readonly fromStop: Int32Array
  readonly toStop: Int32Array
  /** Lines and trips, or none for any. */
  readonly fromLine: Int32Array
  readonly toLine: Int32Array
  readonly fromTrip: Int32Array
  readonly toTrip: Int32Array
  /** Seconds that the change takes at least; -1 where it is impossible (transfer_type 3). */
  readonly seconds: Int32Array
}

export interface ServiceTable {
  /** Days from `Timetable.firstDay`, one bit each: day `d` of service `s` is bit `d` of the `bytesPerService` bytes of `s`. */
  readonly days: Uint8Array
  readonly bytesPerService: number
  readonly count: number
}

/** Zone fares: what rides from zone to zone on a line cost, sorted by line, origin and destination. */
export interface FareTable {
  readonly feed: Int32Array
  /** The line; none for any. */
  readonly line: Int32Array
  /** Texts; none for any. */
  readonly origin: Int32Array
  readonly destination: Int32Array
  /** Zones that must be passed, as a text joined by spaces; none where no rule says so. */
  readonly contains: Int32Array
  /** Name of the operator whose lines alone it is for, as a text; none for any. */
  readonly operator: Int32Array
  /** Of several fares for one ride those of the highest count. */
  readonly priority: Int32Array
  /** What `FareTransferTable` calls the ride, as a text. */
  readonly group: Int32Array
  /** NaN where it depends on what is not known. */
  readonly amount: Float64Array
  readonly currency: Int32Array
  readonly name: Int32Array
  /** Changes allowed on it; -1 for any number. */
  readonly transfers: Int8Array
  /** Seconds for which it lasts; 0 for no limit. */
  readonly duration: Int32Array
}

/** What a ride costs after another one. */
export interface FareTransferTable {
  /** Groups of the two rides, as texts. */
  readonly from: Int32Array
  readonly to: Int32Array
  /** Changes in a row that it holds for; -1 for any number. */
  readonly count: Int32Array
  /** Seconds; 0 for no limit. */
  readonly duration: Int32Array
  /** 0 from departure to arrival, 1 from departure to departure, 2 from arrival to departure, 3 from arrival to arrival. */
  readonly durationType: Uint8Array
  /** 0 the ride before and the amount, 1 both rides and the amount, 2 the amount alone. */
  readonly type: Uint8Array
  /** Negative where rides cost less; NaN where it is not known. */
  readonly amount: Float64Array
}

export const vehicleKinds = [
  'train',
  'subway',
  'tram',
  'monorail',
  'bus',
  'ship',
  'plane',
  'cable',
  'funicular',
] as const

export interface Timetable {
  readonly texts: TextTable
  readonly feeds: readonly ImportedFeed[]
  /** IANA name: by whose clocks all times are. Its days begin first, so that no time of a trip lies before midnight. */
  readonly timeZone: string
  /** IANA names: those of stops where clocks go otherwise. */
  readonly otherTimeZones: readonly string[]
  /** Metres a second; what walks between stops were made with. */
  readonly walkingSpeed: number
  /** Days since 1970-01-01. */
  readonly firstDay: number
  readonly dayCount: number
  /** Of each feed, whose stops lie together; none of timetables that do not say it. */
  readonly firstStop: readonly number[]
  readonly stops: StopTable
  readonly stations: StationTable
  readonly lines: LineTable
  readonly patterns: PatternTable
  readonly trips: TripTable
  readonly sequences: SequenceTable
  readonly headsigns: HeadsignTable
  /** Arrival and departure of each trip at each stop of its pattern, in turn. */
  readonly times: Int32Array
  readonly transfers: TransferTable
  readonly transferRules: TransferRuleTable
  readonly services: ServiceTable
  readonly fares: FareTable
  readonly fareTransfers: FareTransferTable
  /** How many trips at the end live data put there, each on a pattern of its own; none unless given. */
  readonly added?: number
  /** Per stop, 1 where nobody may board or alight who asks; of timetables for wheelchairs alone. */
  readonly closed?: Uint8Array | undefined
}
