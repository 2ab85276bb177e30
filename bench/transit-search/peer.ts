/** What a peer is asked, and what it answers; each runs in a process of its own, which reads the one and writes the other as JSON. */
export interface PeerTask {
  readonly path: string
  readonly date: string
  /** Ids of the stops of both ends, and seconds. */
  readonly pairs: readonly { readonly from: readonly string[]; readonly to: readonly string[]; readonly time: number }[]
}

export interface PeerFigures {
  /** Seconds. */
  readonly load: number
  /** MB of the process. */
  readonly memory: number
  /** Milliseconds for each pair, once it is warm. */
  readonly earliest: readonly number[]
  /** The best of several rounds, for each pair. */
  readonly bestEarliest: readonly number[]
}
