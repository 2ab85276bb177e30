/** What became of the trip updates of a source. */
export interface LiveCounts {
  /** Trips of the timetable that have an update, the punctual ones among them. */
  readonly updated: number
  readonly cancelled: number
  /** Trips beyond the timetable: new ones, and some that run once more. */
  readonly added: number
  /** Trips that the timetable does not have, or not on that day, and new ones of which route or stops are not known. */
  readonly unknown: number
  /** Updates that could not be read, or that nobody here understands. */
  readonly ignored: number
  /** Stops that have an update and that their trip does not have. */
  readonly lostStops: number
}
