/** Where a search goes, and by way of what. */
export interface Destination {
  /** Seconds from each stop to the destination; -1 where it is not reached on foot. */
  readonly egress: Int32Array
  /** Stops of each place to pass, in their order: a flag a stop. */
  readonly vias: readonly Uint8Array[]
  /** A list for each stage: seconds that the rest of the way takes at least, by stop. None where nothing is known. */
  readonly remaining: readonly Int32Array[]
}
