/** What became of the trip updates of a source. */
export interface LiveCounts {
  /** Trips of the timetable that something is told of, the punctual ones among them. */
  readonly updated: number
  readonly cancelled: number
  /** Trips that the timetable does not have, or not on that day. */
  readonly unknown: number
  /** Trips beyond the timetable (added, new, duplicated), and updates that could not be read. */
  readonly ignored: number
  /** Stops that are told of and that their trip does not have. */
  readonly lostStops: number
}
