/** Whole numbers of 32 bits, as many as come, in pieces: growing copies nothing. */
export class GrowingArray {
  readonly #full: Int32Array[] = []
  #last = new Int32Array(pieceLength)
  #length = 0

  get length(): number {
    return this.#full.length * pieceLength + this.#length
  }

  push(value: number): void {
    if (this.#length === pieceLength) {
      this.#full.push(this.#last)
      this.#last = new Int32Array(pieceLength)
      this.#length = 0
    }
    this.#last[this.#length++] = value
  }

  /** All in one, and none are left here. */
  take(): Int32Array<ArrayBuffer> {
    const all = new Int32Array(this.length)
    for (const [index, piece] of this.#full.entries()) all.set(piece, index * pieceLength)
    all.set(this.#last.subarray(0, this.#length), this.#full.length * pieceLength)
    this.#full.length = 0
    this.#length = 0
    return all
  }
}

const pieceLength = 2 ** 16
