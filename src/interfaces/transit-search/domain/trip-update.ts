/** What a source of live data says of a trip (GTFS-RT TripUpdate), in the words that matter here. */

/** `added` is whatever the timetable does not have: new and duplicated trips, and relations that nobody here knows. */
export type TripRelation = 'scheduled' | 'cancelled' | 'replaced' | 'added'

export interface TripDescription {
  /** Empty where the source leaves it out. */
  readonly trip: string
  /** `YYYYMMDD`, and `HH:MM:SS` of a trip of a frequency; empty where they are not said. */
  readonly startDate: string
  readonly startTime: string
  readonly relation: TripRelation
}

export interface StopEvent {
  /** Seconds since 1970; counts before `delay`. */
  readonly time: number | undefined
  /** Seconds later than planned. */
  readonly delay: number | undefined
}

export interface StopUpdate {
  /** As stop_times.txt numbers it. */
  readonly sequence: number | undefined
  /** Id of the stop; empty where it is not said. */
  readonly stop: string
  readonly relation: 'scheduled' | 'skipped' | 'unknown'
  readonly arrival: StopEvent | undefined
  readonly departure: StopEvent | undefined
}

export interface TripUpdate extends TripDescription {
  /** Seconds, of the whole trip. */
  readonly delay: number | undefined
  /** In the order of the trip. */
  readonly stops: readonly StopUpdate[]
}
