import type { FoundJourney } from './found-journey.ts'

/** Journeys of a query that set out at a time or later. It may be asked until the next search in its network begins. */
export interface JourneySearch {
  /** The journey with so many rides at most that arrives first, one of the fewest rides among equals, and of those the last to set out. */
  findFirst(most?: number): FoundJourney | undefined
  /**
   * All journeys that set out by `end`, take `maxDuration` seconds at most, and that no other beats in departure, arrival and rides at once, be
   * it one that sets out later. The latest come first. Of those with more rides than `most` some are among them, and some are not. Those that set out
   * before `begin` are left out, which saves the time of finding them.
   */
  findAll(end: number, maxDuration: number, most?: number, begin?: number): FoundJourney[]
}
