import type { Journey, JourneyQuery, RideReference } from '../domain/journey.ts'

/** Journeys made again from what was kept of them. */

export interface KeptRide extends RideReference {
  /** Codes of the stations where it is boarded and left: a later timetable may have other stops there. */
  readonly boardCode: string
  readonly alightCode: string
}

/** The question that a journey answers. */
export type AskedJourney = Omit<JourneyQuery, 'order' | 'maxJourneys'>

export interface RebuildQuery {
  /** What the journey answers. */
  readonly query: AskedJourney
  readonly rides: readonly KeptRide[]
}

export interface RebuiltJourney {
  readonly journey: Journey
  /** Whether one is at every train before it leaves. */
  readonly isPossible: boolean
}
