import type { Ride } from '../itinerary.ts'

/** What a fare can begin and end with: the segments of one line on which one stays seated. */
export interface FareRide {
  readonly segments: Ride
  /** Whether one gets on, and does not stay on board from the one before. */
  readonly isBoarded: boolean
  /** Its segments, by index among those of the whole journey. */
  readonly first: number
  readonly last: number
}
