import type { LineConditions } from './line-conditions.ts'
import type { WheelchairNeed } from './wheelchair.ts'
import type { VehicleKind, Position, Station, Place } from './place.ts'

export type SearchKind = 'departure' | 'arrival' | 'firstTrain' | 'lastTrain' | 'average'

export type JourneyOrder = 'best' | 'price' | 'time' | 'changes' | 'walking' | 'emissions'

export interface JourneyQuery {
  /** From the departure to the arrival, at least two, in the order of travel. */
  readonly places: readonly Place[]
  readonly kind: SearchKind
  readonly date: string
  /** Departure or arrival, as the kind says; of no meaning for first and last trains. */
  readonly time: number
  readonly order: JourneyOrder
  readonly maxJourneys: number
  readonly lines?: LineConditions
  /** Any number unless given. */
  readonly maxChanges?: number
  /** Whether no way on foot from station to station may be taken. */
  readonly avoidsWalking?: boolean
  readonly wheelchair?: WheelchairNeed
  /** Seconds that one stays at each place on the way, in their order; none unless given. */
  readonly stays?: readonly number[]
}

/** A moment: seconds since midnight of `date`, at most 86,399. */
export interface Moment {
  readonly date: string
  readonly time: number
}

export interface Call {
  readonly station: Station
  readonly platform: string
  readonly arrival: Moment | undefined
  readonly departure: Moment | undefined
  readonly canBoard: boolean
  readonly canAlight: boolean
}

export interface LineDescription {
  readonly vehicle: VehicleKind
  readonly isHighSpeed: boolean
  /** Without its destination: "Harbour Line". */
  readonly line: string
  /** Such as "JC"; empty where none is known. */
  readonly symbol: string
  /** `RRGGBB`; empty where the feed has none. */
  readonly color: string
  readonly operator: string
  /** As the feed has it. */
  readonly lineId: string
}

/** Where a ride stands in its feed, by which it is found again, in later timetables too. */
export interface RideReference {
  readonly feed: string
  readonly tripId: string
  /** Planned seconds at its first stop, which distinguish the runs of one frequency. */
  readonly runStart: number
  /** The day of the timetable that the vehicle belongs to; before the date of departure for a trip that set out the day before. */
  readonly serviceDate: string
  /** Places in the trip's list of stops, 0 the first. */
  readonly boardPosition: number
  readonly alightPosition: number
}

export interface PlannedRide {
  readonly departure: Moment
  readonly arrival: Moment
  readonly departurePlatform: string
  readonly arrivalPlatform: string
}

export interface Ride extends LineDescription, RideReference {
  readonly kind: 'ride'
  /** Names the vehicle's run to `readRun`; good for this timetable alone. */
  readonly run: string
  readonly number: string
  readonly destination: string
  readonly direction: 'up' | 'down' | undefined
  /** The first where it is boarded, the last where it is left; those between are passed. */
  readonly calls: readonly Call[]
  readonly metres: number
  /** Whether one stays seated from the ride before. */
  readonly isThrough: boolean
  /** Seconds later than planned, as live data says; 0 when on time or unknown. */
  readonly delay: number
  /** Departure and arrival by the timetable. */
  readonly planned: PlannedRide
  /** By average headway, with no times that can be relied on. */
  readonly isAverage: boolean
  /** Average seconds of waiting for it; 0 unless `isAverage`. */
  readonly averageWait: number
  /** Seconds between the vehicles of a frequency without exact times; 0 for a timetable's trip. */
  readonly headway: number
}

export interface Walk {
  readonly kind: 'walk'
  readonly from: Station | Position
  readonly to: Station | Position
  readonly departure: Moment
  readonly seconds: number
  readonly metres: number
}

export interface Fare {
  /** Legs that it covers, both by index from 0. */
  readonly firstLeg: number
  readonly lastLeg: number
  readonly amount: number
  /** ISO 4217. */
  readonly currency: string
  readonly name: string
}

export interface Journey {
  /** At least one; of a place that one walks to, or from, the first or the last is a walk, and it may be the only one. */
  readonly legs: readonly (Ride | Walk)[]
  /** Empty where the feeds have none for some of the rides. */
  readonly fares: readonly Fare[]
}
