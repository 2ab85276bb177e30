/** What leaves a station, by the timetable of a day or within a time from now on. */
import type { Place, Station } from '../domain/place.ts'
import type { LineDescription, Moment } from '../domain/journey.ts'

/** One way of a line at a station. */
export interface StationDirection extends LineDescription {
  /** From 1 on; good for this timetable alone. */
  readonly code: number
  readonly direction: 'up' | 'down' | undefined
  /** Where its vehicles go, the most frequent first. */
  readonly destinations: readonly string[]
}

export interface StationDirections {
  readonly station: Station
  readonly directions: readonly StationDirection[]
}

export interface DepartureQuery {
  readonly place: Place
  /** The code of one direction; all of them unless given. */
  readonly direction?: number
  /** `YYYYMMDD`. */
  readonly date: string
  /**
   * Seconds from midnight of the date between which vehicles leave, as live data say it; unless given all vehicles of the service day, by the
   * timetable.
   */
  readonly window?: { readonly from: number; readonly until: number }
  readonly maxDepartures: number
}

export interface Departure extends LineDescription {
  /** Names the vehicle's run to `readRun`; good for this timetable alone. */
  readonly run: string
  readonly tripId: string
  readonly feed: string
  /** The day of the timetable that the vehicle belongs to. */
  readonly serviceDate: string
  readonly number: string
  readonly destination: string
  readonly direction: 'up' | 'down' | undefined
  readonly platform: string
  /** By the timetable. */
  readonly plannedPlatform: string
  readonly planned: Moment
  /** Undefined where it does not come. */
  readonly expected: Moment | undefined
  /** Seconds between the vehicles of a frequency without exact times; 0 for a timetable's trip. */
  readonly headway: number
}

export interface StationDepartures {
  readonly station: Station
  /** In the order in which they leave. */
  readonly departures: readonly Departure[]
}
