import type { TripAdjustment } from '../../domain/adjustments.ts'

/** A journey by indices of the timetable; times are seconds from midnight of `day`. */
export interface Itinerary {
  /** Days since 1970. */
  readonly day: number
  readonly departure: number
  readonly arrival: number
  readonly rides: readonly Ride[]
}

/** From boarding to alighting, several segments where the vehicle goes on as another trip. */
export type Ride = readonly Segment[]

export interface Segment {
  readonly trip: number
  /** Of the service, counted from the itinerary's day. */
  readonly serviceDay: number
  readonly boardPosition: number
  readonly alightPosition: number
  /** How the trip runs where it does not run as planned. */
  readonly live?: TripAdjustment
}

export function countChanges({ rides }: Itinerary): number {
  return rides.length - 1
}
