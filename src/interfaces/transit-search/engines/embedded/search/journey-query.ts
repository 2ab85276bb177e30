/** Where a search goes from and to, and by way of what. */
export interface JourneyQuery {
  /** Seconds from the origin to each stop, and from each to the destination; -1 where one does not walk. */
  readonly access: Int32Array
  readonly egress: Int32Array
  /** Stops of each place to pass, in their order: a flag a stop. A stage of the journey lies before each, and one behind the last. */
  readonly vias: readonly Uint8Array[]
}
