/**
 * The port of T: stations, and journeys over timetables. Times of day are seconds since midnight in the time zone of the timetable,
 * dates are `YYYYMMDD`, distances metres, money whole units of the feed's currency.
 */

import type { LineQuery, LineStationsQuery } from './port/lines.ts'
import type { RebuildQuery, RebuiltJourney } from './port/rebuild.ts'
import type { NearbyQuery, NearbyStation, ReachAnswer, ReachQuery } from './port/reach.ts'
import type { Alert } from './domain/alert.ts'
import type { LineConditions } from './domain/line-conditions.ts'
import type { WheelchairNeed } from './domain/wheelchair.ts'
import type { DepartureQuery, StationDepartures, StationDirections } from './port/departures.ts'

export type {
  Departure,
  DepartureQuery,
  StationDepartures,
  StationDirection,
  StationDirections,
} from './port/departures.ts'

export type { LineQuery, LineStationsQuery } from './port/lines.ts'
export type { AskedJourney, KeptRide, RebuildQuery, RebuiltJourney } from './port/rebuild.ts'
export type {
  NearbyQuery,
  NearbyStation,
  ReachAnswer,
  ReachBase,
  ReachCost,
  ReachedStation,
  ReachQuery,
} from './port/reach.ts'

export type VehicleKind = 'train' | 'subway' | 'tram' | 'monorail' | 'bus' | 'ship' | 'plane' | 'cable' | 'funicular'

export interface Position {
  readonly latitude: number
  readonly longitude: number
}

export interface Station extends Position {
  /** Digits; the same after every import of the same feeds. */
  readonly code: string
  readonly name: string
  /** The reading in hiragana; empty where none is known. */
  readonly reading: string
  /** Kinds of vehicles that stop here, the most important first. */
  readonly kinds: readonly VehicleKind[]
  /** Number (JIS X 0401) and name of the prefecture; undefined outside Japan and near a border. */
  readonly prefecture: { readonly code: string; readonly name: string } | undefined
}

/** A feed as it was imported. */
export interface ImportedFeed {
  readonly name: string
  readonly publisher: string
  readonly version: string
  /** The days its calendar covers. */
  readonly firstDate: string
  readonly lastDate: string
  /** When it was imported, in milliseconds since 1970. */
  readonly importedAt: number
  /** IANA name; the same for all feeds of one timetable. */
  readonly timeZone: string
  readonly license: string
}

export interface StationQuery {
  readonly name: string
  readonly match: 'forward' | 'partial'
  readonly kinds: readonly VehicleKind[] | undefined
  readonly prefecture: string | undefined
  readonly limit: number
}

/** Where a journey begins, passes or ends. */
export type Place = { readonly code: string } | { readonly name: string } | { readonly position: Position }

export type SearchKind = 'departure' | 'arrival' | 'firstTrain' | 'lastTrain' | 'average'

export type JourneyOrder = 'best' | 'price' | 'time' | 'changes' | 'walking' | 'emissions'

export interface JourneyQuery {
  /** From the departure to the arrival, at least two, in the order of travel. */
  readonly places: readonly Place[]
  readonly kind: SearchKind
  readonly date: string
  /** Departure or arrival, as the kind says; of no meaning for first and last trains. */
  readonly time: number
  readonly order: JourneyOrder
  readonly maxJourneys: number
  readonly lines?: LineConditions
  /** Any number unless given. */
  readonly maxChanges?: number
  /** Whether no way on foot from station to station may be taken. */
  readonly avoidsWalking?: boolean
  readonly wheelchair?: WheelchairNeed
  /** Seconds that one stays at each place on the way, in their order; none unless given. */
  readonly stays?: readonly number[]
}

/** A moment: seconds since midnight of `date`, at most 86,399. */
export interface Moment {
  readonly date: string
  readonly time: number
}

export interface Call {
  readonly station: Station
  readonly platform: string
  readonly arrival: Moment | undefined
  readonly departure: Moment | undefined
  readonly canBoard: boolean
  readonly canAlight: boolean
}

export interface LineDescription {
  readonly vehicle: VehicleKind
  readonly isHighSpeed: boolean
  /** Without its destination: "Harbour Line". */
  readonly line: string
  /** Such as "JC"; empty where none is known. */
  readonly symbol: string
  /** `RRGGBB`; empty where the feed has none. */
  readonly color: string
  readonly operator: string
  /** As the feed has it. */
  readonly lineId: string
}

/** Where a ride stands in its feed, by which it is found again, in later timetables too. */
export interface RideReference {
  readonly feed: string
  readonly tripId: string
  /** Planned seconds at its first stop, which tell the runs of one frequency apart. */
  readonly runStart: number
  /** The day of the timetable that the vehicle belongs to; before the date of departure for a trip that set out the day before. */
  readonly serviceDate: string
  /** Places in the trip's list of stops, 0 the first. */
  readonly boardPosition: number
  readonly alightPosition: number
}

export interface PlannedRide {
  readonly departure: Moment
  readonly arrival: Moment
  readonly departurePlatform: string
  readonly arrivalPlatform: string
}

export interface Ride extends LineDescription, RideReference {
  readonly kind: 'ride'
  /** Names the vehicle's run to `readRun`; good for this timetable alone. */
  readonly run: string
  readonly number: string
  readonly destination: string
  readonly direction: 'up' | 'down' | undefined
  /** The first where it is boarded, the last where it is left; those between are passed. */
  readonly calls: readonly Call[]
  readonly metres: number
  /** Whether one stays seated from the ride before. */
  readonly isThrough: boolean
  /** Seconds later than planned, as live data says; 0 when on time or unknown. */
  readonly delay: number
  /** Departure and arrival by the timetable. */
  readonly planned: PlannedRide
  /** By average headway, with no times that can be relied on. */
  readonly isAverage: boolean
  /** Average seconds of waiting for it; 0 unless `isAverage`. */
  readonly averageWait: number
  /** Seconds between the vehicles of a frequency without exact times; 0 for a timetable's trip. */
  readonly headway: number
}

export interface Walk {
  readonly kind: 'walk'
  readonly from: Station | Position
  readonly to: Station | Position
  readonly departure: Moment
  readonly seconds: number
  readonly metres: number
}

export interface Fare {
  /** Legs that it covers, both by index from 0. */
  readonly firstLeg: number
  readonly lastLeg: number
  readonly amount: number
  /** ISO 4217. */
  readonly currency: string
  readonly name: string
}

export interface Journey {
  /** At least one; of a place that one walks to, or from, the first or the last is a walk, and it may be the only one. */
  readonly legs: readonly (Ride | Walk)[]
  /** Empty where the feeds have none for some of the rides. */
  readonly fares: readonly Fare[]
}

export interface JourneyAnswer {
  /** Best first; none when no vehicle gets there. */
  readonly journeys: readonly Journey[]
}

export interface AskOptions {
  readonly signal?: AbortSignal
}

/**
 * Throws `ServiceError` with a sentence: `unknown_place`, `equal_places`, `unserved_place`, `far_place` (a position without stops around it),
 * `outside_timetable` (a date; its range is said), `empty_timetable`.
 */
export interface TransitSearch {
  listFeeds(): Promise<readonly ImportedFeed[]>
  /** Undefined when there is no such station. */
  readStation(code: string): Promise<Station | undefined>
  /** The best matches first: equal names, then by how many vehicles stop there. */
  findStations(query: StationQuery): Promise<readonly Station[]>
  findJourneys(query: JourneyQuery, options?: AskOptions): Promise<JourneyAnswer>
  /** Throws `lost_course` where a train of it does not run any more, or not so. */
  rebuildJourney(query: RebuildQuery, options?: AskOptions): Promise<RebuiltJourney>
  /** A secret of this server's, by which it knows again what it handed out. */
  readSecret(): Promise<string>
  listDirections(place: Place, options?: AskOptions): Promise<StationDirections>
  listDepartures(query: DepartureQuery, options?: AskOptions): Promise<StationDepartures>
  findNearby(query: NearbyQuery, options?: AskOptions): Promise<readonly NearbyStation[]>
  findReachable(query: ReachQuery, options?: AskOptions): Promise<ReachAnswer>
  /** By operator and name, each once. */
  listLines(query: LineQuery, options?: AskOptions): Promise<readonly LineDescription[]>
  listLineStations(query: LineStationsQuery, options?: AskOptions): Promise<readonly Station[]>
  /** Notices to riders that sources of live data have now. */
  listAlerts(): Promise<readonly Alert[]>
  /** A vehicle's run from its first stop to its last. Throws `unknown_run` for what this timetable does not have. */
  readRun(run: string, options?: AskOptions): Promise<Ride>
}
