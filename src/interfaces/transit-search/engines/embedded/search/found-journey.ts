/** A journey in a network: times are the network's own, ways on foot at both ends among them. */
export interface FoundJourney {
  readonly departure: number
  readonly arrival: number
  readonly rides: readonly FoundRide[]
}

/** From boarding to alighting, by trips of the network; where the two differ, the vehicle went on as the other. */
export interface FoundRide {
  readonly boardTrip: number
  readonly boardPosition: number
  readonly alightTrip: number
  readonly alightPosition: number
}

/** Rides of one journey at most. */
export const maxRides = 12
