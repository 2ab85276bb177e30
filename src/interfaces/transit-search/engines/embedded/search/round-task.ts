import type { DestinationBound } from './destination-bounds.ts'

export interface RoundTask {
  readonly egress: Int32Array
  readonly bound: DestinationBound
  /** Rides of a journey at most. */
  readonly most: number
  /** Whether there are several times of setting out. For one alone it is enough to know when one is where, with whatever number of rides. */
  readonly isProfile: boolean
}
