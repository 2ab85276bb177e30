/** What a source of live data says of a trip (GTFS-RT TripUpdate), in the words that matter here. */

/** `added` is one that the timetable does not have, `duplicated` a trip of it at another time. */
export type TripRelation = 'scheduled' | 'cancelled' | 'replaced' | 'added' | 'duplicated' | 'unknown'

export interface TripDescription {
  /** Empty where the source leaves it out; then the route, the time at which the trip sets out and, mostly, its direction name it. */
  readonly trip: string
  readonly route: string
  /** As trips.txt has it. */
  readonly direction: number | undefined
  /** `YYYYMMDD`, and `HH:MM:SS`; empty where they are not said. */
  readonly startDate: string
  readonly startTime: string
  readonly relation: TripRelation
}

export interface StopEvent {
  /** Seconds since 1970; counts before `delay`. */
  readonly time: number | undefined
  /** Seconds later than planned. */
  readonly delay: number | undefined
  /** Seconds since 1970, of trips that the timetable does not have. */
  readonly scheduled: number | undefined
}

export interface StopUpdate {
  /** As stop_times.txt numbers it. */
  readonly sequence: number | undefined
  /** Id of the stop; empty where it is not said. */
  readonly stop: string
  /** Id of the stop, a platform mostly, that takes the place of the planned one; empty where it does not change. */
  readonly assignedStop: string
  readonly relation: 'scheduled' | 'skipped' | 'unknown'
  readonly arrival: StopEvent | undefined
  readonly departure: StopEvent | undefined
  /** False where it is said that nobody may. */
  readonly canBoard: boolean
  readonly canAlight: boolean
}

/** What a new or duplicated trip is called; empty where it is not said. */
export interface TripProperties {
  readonly trip: string
  readonly startDate: string
  readonly startTime: string
  readonly headsign: string
  readonly number: string
}

export interface TripUpdate extends TripDescription {
  /** Seconds, of the whole trip. */
  readonly delay: number | undefined
  readonly properties: TripProperties
  /** Of the vehicle, as `wheelchairAccess` has it. */
  readonly wheelchair: number
  /** In the order of the trip. */
  readonly stops: readonly StopUpdate[]
}
