/** What is near, and what is reached within a time. */
import type { LineConditions } from '../domain/line-conditions.ts'
import type { WheelchairNeed } from '../domain/wheelchair.ts'
import type { Place, Position, Station, VehicleKind } from '../domain/place.ts'

export interface NearbyQuery {
  readonly position: Position
  /** Metres; the nearest station alone, however far, unless given. */
  readonly radius?: number
  readonly kinds?: readonly VehicleKind[]
  /** Leaves stations out all of whose lines stop at a nearer one. */
  readonly skipsKnownLines: boolean
  readonly maxStations: number
}

export interface NearbyStation {
  readonly station: Station
  readonly metres: number
}

export interface ReachBase {
  readonly place: Place
  readonly maxSeconds: number
  /** Any number unless given. */
  readonly maxChanges?: number
}

export interface ReachQuery {
  readonly bases: readonly ReachBase[]
  readonly date: string
  /** Seconds from midnight at which one sets out; unless given the averages of an hour are returned. */
  readonly time?: number
  /** Of averages: whether waiting for the first vehicle counts. */
  readonly countsWaiting: boolean
  readonly lines?: LineConditions
  readonly wheelchair?: WheelchairNeed
  /** Whether bases that are reached from the others are among the stations. */
  readonly includesBases: boolean
}

export interface ReachCost {
  readonly seconds: number
  readonly changes: number
}

export interface ReachedStation {
  readonly station: Station
  /** From each base in turn. */
  readonly costs: readonly ReachCost[]
}

export interface ReachAnswer {
  readonly bases: readonly Station[]
  /** Stations that are reached from all bases, the nearest first. */
  readonly stations: readonly ReachedStation[]
}
