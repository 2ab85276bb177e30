import type { BitReader } from './bit-reader.ts'

const maxCodeLength = 20
/** Codes up to this length are found by one look. */
const lookupBits = 11

/** A canonical Huffman code, from the lengths of its symbols' codes. */
export class HuffmanTable {
  /** `symbol << 5 | length` by the next bits; 0 for longer codes. */
  readonly #lookup = new Uint16Array(1 << lookupBits)
  /** The first code of each length, and where its symbols begin. */
  readonly #first = new Int32Array(maxCodeLength + 2)
  readonly #start = new Int32Array(maxCodeLength + 2)
  readonly #counts = new Int32Array(maxCodeLength + 2)
  readonly #symbols: Uint16Array

  constructor(lengths: Uint8Array) {
    this.#symbols = new Uint16Array(lengths.length)
    for (const length of lengths) this.#counts[length] = (this.#counts[length] ?? 0) + 1
    let [code, index] = [0, 0]
    for (let length = 1; length <= maxCodeLength; length++) {
      this.#first[length] = code
      this.#start[length] = index
      for (const [symbol, own] of lengths.entries()) {
        if (own !== length) continue
        this.#symbols[index++] = symbol
        this.#fillLookup(code++, length, symbol)
      }
      code *= 2
    }
  }

  /** -1 for bits that are no code. */
  read(reader: BitReader): number {
    const entry = this.#lookup[reader.peek(lookupBits)] ?? 0
    if (entry === 0) return this.#readLong(reader)
    reader.skip(entry & 31)
    return entry >>> 5
  }

  #readLong(reader: BitReader): number {
    for (let length = lookupBits + 1; length <= maxCodeLength; length++) {
      const offset = reader.peek(length) - (this.#first[length] ?? 0)
      if (offset < 0 || offset >= (this.#counts[length] ?? 0)) continue
      reader.skip(length)
      return this.#symbols[(this.#start[length] ?? 0) + offset] ?? -1
    }
    return -1
  }

  #fillLookup(code: number, length: number, symbol: number): void {
    if (length > lookupBits) return
    const from = code << (lookupBits - length)
    this.#lookup.fill((symbol << 5) | length, from, from + (1 << (lookupBits - length)))
  }
}
