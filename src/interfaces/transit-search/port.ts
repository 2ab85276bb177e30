/**
 * The port of T: stations, and journeys over timetables. Times of day are seconds since midnight: in questions by the clocks of the place
 * that they are about (the departure, of arrivals the destination), in answers by those of the timetable (`readTimeZone`); dates are `YYYYMMDD`, distances metres, money whole units of the feed's currency.
 */

import type { LineQuery, LineStationsQuery } from './port/lines.ts'
import type { RebuildQuery, RebuiltJourney } from './port/rebuild.ts'
import type { NearbyQuery, NearbyStation, ReachAnswer, ReachQuery } from './port/reach.ts'
import type { Alert } from './domain/alert.ts'
import type { DepartureQuery, StationDepartures, StationDirections } from './port/departures.ts'
import type { VehicleKind, Station, Place } from './domain/place.ts'
import type { JourneyQuery, LineDescription, Ride, Journey } from './domain/journey.ts'

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
  /** IANA name. */
  readonly timeZone: string
  readonly license: string
}

export interface StationQuery {
  /** Empty for all. */
  readonly name: string
  readonly match: 'forward' | 'partial'
  readonly kinds: readonly VehicleKind[] | undefined
  readonly prefecture: string | undefined
  readonly limit: number
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
  /** IANA name: by whose clocks the times of answers are, or those of a place; of an unknown one those of the answers. */
  readTimeZone(place?: Place): Promise<string>
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
