/**
 * The memory that request bodies may hold in the whole process, from their first byte until they are answered. What counts is
 * what has arrived, so nobody reserves by a Content-Length and never sends. Where a byte would be too much, the body that costs
 * most (its bytes times the time it has been under way) is given up for it: bodies that are withheld make room for those that
 * come, and cannot lock anybody out.
 */
export class BodyBudget {
  readonly #maxBytes: number
  #bytes = 0
  readonly #coming = new Map<BodyShare, () => void>()

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes
  }

  /** Bytes held now. */
  get bytes(): number {
    return this.#bytes
  }

  /** Adds bytes to a share; false when there is no room for them. */
  grow(share: BodyShare, count: number): boolean {
    while (this.#bytes + count > this.#maxBytes) {
      const costliest = findCostliest(this.#coming.keys())
      if (!costliest || costliest === share) return false
      this.#giveUp(costliest)
    }
    this.#bytes += count
    share.bytes += count
    return true
  }

  /** From now until `arrived` the share may be given up for others: its bytes are taken back and `abandon` is called. */
  coming(share: BodyShare, abandon: () => void): void {
    this.#coming.set(share, abandon)
  }

  arrived(share: BodyShare): void {
    this.#coming.delete(share)
  }

  release(share: BodyShare): void {
    this.#coming.delete(share)
    this.#bytes -= share.bytes
    share.bytes = 0
  }

  #giveUp(share: BodyShare): void {
    const abandon = this.#coming.get(share)
    this.release(share)
    abandon?.()
  }
}

/** What one request holds; to be released once it has been answered. */
export class BodyShare {
  /** Milliseconds on the clock of `performance.now`. */
  readonly since = performance.now()
  bytes = 0
}

function findCostliest(shares: Iterable<BodyShare>): BodyShare | undefined {
  const now = performance.now()
  let costliest: BodyShare | undefined
  let max = -1
  for (const share of shares) {
    const cost = share.bytes * (now - share.since)
    if (cost > max) [costliest, max] = [share, cost]
  }
  return costliest
}
