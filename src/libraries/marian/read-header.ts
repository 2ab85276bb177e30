/** The beginning of Marian's binary format: what a file holds, and where. */

export interface ItemHeader {
  readonly name: string
  readonly shape: readonly number[]
  /** Bytes of the file before its own, and how many those are. */
  readonly begin: number
  readonly length: number
}

export interface ModelHeader {
  readonly items: readonly ItemHeader[]
  /** That a whole file has. */
  readonly bytes: number
}

const version = 1n
const maxItems = 10_000
const maxHeader = 4_000_000

/** Undefined where the file is not of this format, or ends before its header does. */
export function readHeader(file: Buffer): ModelHeader | undefined {
  const cursor = new Cursor(file)
  try {
    if (cursor.long() !== version) return undefined
    const count = Number(cursor.long())
    if (count > maxItems) return undefined
    const lengths = Array.from({ length: count }, () => {
      const [name, , shape, data] = [cursor.long(), cursor.long(), cursor.long(), cursor.long()].map(Number)
      return { name: name ?? 0, shape: shape ?? 0, data: data ?? 0 }
    })
    if (lengths.some(({ name, shape }) => name > 1000 || shape > 8)) return undefined
    const names = lengths.map(({ name }) => cursor.text(name))
    const shapes = lengths.map(({ shape }) => Array.from({ length: shape }, () => cursor.integer()))
    cursor.skip(Number(cursor.long()))
    let bytes = cursor.at
    const items = lengths.map(({ data: length }, index) => {
      const begin = bytes
      bytes += length
      return { name: names[index] ?? '', shape: shapes[index] ?? [], begin, length }
    })
    return { items, bytes }
  } catch (thrown) {
    if (thrown instanceof RangeError) return undefined
    throw thrown
  }
}

class Cursor {
  readonly #file: Buffer
  at = 0

  constructor(file: Buffer) {
    this.#file = file.subarray(0, maxHeader)
  }

  long(): bigint {
    return this.#file.readBigUInt64LE(this.skip(8))
  }

  integer(): number {
    return this.#file.readInt32LE(this.skip(4))
  }

  text(length: number): string {
    const begin = this.skip(length)
    if (this.at > this.#file.length) throw new RangeError('The header ends too early.')
    return this.#file.toString('utf8', begin, this.at).replace(/\0+$/, '')
  }

  /** Gives where it was before. */
  skip(length: number): number {
    const before = this.at
    this.at += length
    return before
  }
}
