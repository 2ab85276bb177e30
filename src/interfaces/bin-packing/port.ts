/**
 * The bin-packing port, for two and three dimensions alike. Lengths and weights are plain numbers in the caller's own
 * unit. Coordinates count from the bin's lowest corner, axis 0 first.
 */

/** Which of the item's dimensions lies along each axis of the bin: `[2, 0, 1]` puts the item's third along axis 0. */
export type Orientation = readonly number[]

export interface Item {
  readonly dimensions: readonly number[]
  readonly weight: number
  /** The orientations in which it may lie; at least one. */
  readonly orientations: readonly Orientation[]
}

export interface Bin {
  readonly dimensions: readonly number[]
  /** `Infinity` when the bin carries any weight. */
  readonly weightLimit: number
}

export interface PackingRequest {
  /** Each is one bin, to be filled at most once; preferred in this order. */
  readonly bins: readonly Bin[]
  readonly items: readonly Item[]
  /** Milliseconds the search may take; the best packing found by then is the answer. The engine's setting when absent. */
  readonly timeLimit?: number
}

export interface Placement {
  /** Index into the request's items. */
  readonly item: number
  readonly orientation: Orientation
  /** The placed item's corner nearest to the bin's origin. */
  readonly origin: readonly number[]
}

/** What each bin holds, by index of the request's bins; items that fit nowhere are in none. */
export type Packing = readonly (readonly Placement[])[]

export interface PackOptions {
  readonly signal?: AbortSignal
}

/** A call as it came: bins and items in the notation of `notation.ts`. */
export interface WrittenCall {
  readonly bins: string
  readonly items: string
  readonly binId: string | undefined
}

export interface BinPacker {
  pack(request: PackingRequest, options?: PackOptions): Promise<Packing>
  /**
   * Answers a call by `answer-call.ts`: the JSON, as text or in UTF-8. Reading and writing many items holds the event loop up as
   * packing them does, so it is done where they are packed.
   */
  answer(call: WrittenCall, options?: PackOptions): Promise<string | Uint8Array>
}
