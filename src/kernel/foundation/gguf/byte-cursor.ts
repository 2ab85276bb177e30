/** More bytes are needed than there are; the reader may come back with more of the file. */
export class EndOfBytes extends Error {
  override readonly name = 'EndOfBytes'
}

/** Reads little-endian values one after another. */
export class ByteCursor {
  readonly #bytes: Buffer
  #position = 0

  constructor(bytes: Buffer) {
    this.#bytes = bytes
  }

  get position(): number {
    return this.#position
  }

  uint32(): number {
    return this.#bytes.readUInt32LE(this.#take(4))
  }

  /** As a number: sizes beyond 2^53 are no sizes of files. */
  uint64(): number {
    return Number(this.#bytes.readBigUInt64LE(this.#take(8)))
  }

  /** Undefined when it is longer than `longest` bytes, as in a damaged file. */
  text(maxLength: number): string | undefined {
    const length = this.uint64()
    if (length > maxLength) return undefined
    const start = this.#take(length)
    return this.#bytes.toString('utf8', start, start + length)
  }

  /** Where the next `length` bytes begin. */
  skip(length: number): number {
    return this.#take(length)
  }

  #take(length: number): number {
    const start = this.#position
    if (start + length > this.#bytes.length) throw new EndOfBytes()
    this.#position = start + length
    return start
  }
}
