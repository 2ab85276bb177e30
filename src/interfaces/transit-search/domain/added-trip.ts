/** A trip beyond the timetable, on one day, by indices of it. */
export interface AddedTrip {
  readonly id: string
  readonly line: number
  /** Since 1970. */
  readonly day: number
  readonly headsign: string
  /** As in `TripTable`. */
  readonly headsigns: number
  readonly number: string
  /** As in `TripTable`. */
  readonly direction: number
  /** As `wheelchairAccess` has it. */
  readonly wheelchair: number
  readonly stops: readonly number[]
  /** As in `PatternTable`, aligned with `stops`. */
  readonly rules: readonly number[]
  readonly zones: readonly number[]
  /** Arrival and departure at each stop in turn, from midnight of the service day. */
  readonly planned: readonly number[]
}
