/**
 * The trips that run around one date, as a search reads them. Times are seconds from midnight of that date; those of the day before lie below
 * 0 where they began. A route is a pattern on one of the days. A mirrored network is the same one run backwards in time: stops and trips in
 * reverse, arrivals and departures exchanged and negative, so that a search for the earliest arrival in it is one for the latest departure.
 */
export interface DayNetwork {
  readonly isMirrored: boolean
  readonly stopCount: number
  /** Of each route: its pattern, and its service day counted from the date, at most 1. */
  readonly routePattern: Int32Array
  readonly routeDay: Int8Array
  /** Routes share the stops of their pattern's row here. */
  readonly routeStopStart: Int32Array
  readonly routeStopCount: Int32Array
  readonly stops: Int32Array
  /** Aligned with `stops`: bit 0 boarding, bit 1 alighting. */
  readonly rules: Uint8Array
  /** Trips of route `r` are `routeTripStart[r]` to `routeTripStart[r + 1]`, in the order in which they run. */
  readonly routeTripStart: Int32Array
  /** The trip in the timetable. */
  readonly trips: Int32Array
  readonly tripRoute: Int32Array
  /** Arrival and departure of each trip at each stop in turn: those of trip `t` begin at `timeStart[t]`, its route's are all as long. */
  readonly timeStart: Int32Array
  readonly times: Int32Array
  /** Places where routes pass a stop. */
  readonly stopRouteStart: Int32Array
  readonly stopRoutes: Int32Array
  readonly stopPositions: Int32Array
  /** Trips that go on with the passengers of another. */
  readonly nextStart: Int32Array
  readonly next: Int32Array
  readonly transfers: Ways
  /** Pairs of stops whose changes depend on line or trip; they are not among `transfers`. */
  readonly ruledWays: RuledWays
}

/** By stop: where one can walk, in how many seconds. */
export interface Ways {
  readonly start: Int32Array
  readonly to: Int32Array
  readonly seconds: Int32Array
}

export interface RuledWay {
  readonly to: number
  /** Seconds between the trips, which are numbered as in the timetable; -1 where one cannot change. */
  measure(fromTrip: number, toTrip: number): number
  /** The least that `measure` gives. */
  readonly minSeconds: number
}

export type RuledWays = ReadonlyMap<number, readonly RuledWay[]>

/** Later than any time. */
export const never = 0x3fff_ffff
