import { CorruptArchiveError } from '../corrupt-archive-error.ts'

/** A block as it lies in the file, ready to be decoded by itself. */
export interface Block {
  /** From the byte in which it begins to the byte in which the next one does. */
  readonly bytes: Uint8Array<ArrayBuffer>
  /** Bits of the first byte that are not its own. */
  readonly bit: number
  readonly level: number
  /** Bits of the file before it. */
  readonly start: number
}

/** Where a search begins. */
export interface BlockSearch {
  /** Bytes of the file before the first chunk. */
  readonly offset: number
  /** The level, when the file is entered at a block; undefined where a stream's header is due. */
  readonly level: number | undefined
}

/** Several times what a packed block can be. */
const maxBlockLength = 8 * 1024 * 1024

/**
 * Cuts bzip2 into its blocks, of as many streams as follow one another. Blocks begin at any bit, so every bit is looked at;
 * one in 2^48 places of other data looks like the beginning of one.
 */
export async function* findBlocks(chunks: AsyncIterable<Buffer>, search: BlockSearch): AsyncGenerator<Block> {
  const scanner = new BlockScanner(search)
  for await (const chunk of chunks) {
    scanner.add(chunk)
    yield* scanner.takeBlocks()
    if (scanner.isOver) return
  }
  scanner.end()
}

/** A magic number of 48 bits, halved. Digits of pi begin a block, digits of its square root end a stream. */
const blockMagic = { high: 0x314159, low: 0x265359 }
const endMagic = { high: 0x177245, low: 0x385090 }
const magicBits = 48
const checksumBits = 32
const half = 0xffffff

class BlockScanner {
  #bytes: Buffer = Buffer.alloc(0)
  /** Bytes of the file before `#bytes`. */
  #offset: number
  #level: number | undefined
  #streams: number
  /** Byte of the file that is looked at next, and the 48 bits before it. */
  #next: number
  #high = 0
  #low = 0
  /** Bit of the file where the block begins that was found last. */
  #blockStart: number | undefined
  /** What follows the last stream is no stream. */
  isOver = false

  constructor({ offset, level }: BlockSearch) {
    this.#offset = offset
    this.#next = offset
    this.#level = level
    this.#streams = level === undefined ? 0 : 1
  }

  add(chunk: Buffer): void {
    this.#dropRead()
    this.#bytes = this.#bytes.length === 0 ? chunk : Buffer.concat([this.#bytes, chunk])
  }

  *takeBlocks(): Generator<Block> {
    while (this.#level !== undefined || this.#readHeader()) {
      const found = this.#findMagic()
      if (!found) break
      const block = this.#cutBlock(found.start)
      if (block) yield block
      this.#blockStart = found.isEnd ? undefined : found.start
      if (found.isEnd) this.#leaveStream(found.start)
    }
    if (this.#bytes.length > maxBlockLength) throw this.#toError('holds a block without an end')
  }

  /** Throws when the file ends inside a stream. */
  end(): void {
    if (this.#level !== undefined || this.#streams === 0) throw this.#toError('ends too early')
  }

  /** False until a whole header is there. */
  #readHeader(): boolean {
    const at = this.#next - this.#offset
    if (this.isOver || at + 4 > this.#bytes.length) return false
    const [, level] = /^BZh([1-9])$/.exec(this.#bytes.toString('latin1', at, at + 4)) ?? []
    if (level === undefined) {
      if (this.#streams === 0) throw this.#toError('does not begin as one')
      this.isOver = true
      return false
    }
    this.#level = Number(level)
    this.#streams += 1
    this.#next += 4
    ;[this.#high, this.#low] = [0, 0]
    return true
  }

  #findMagic(): { start: number; isEnd: boolean } | undefined {
    const bytes = this.#bytes
    let [high, low] = [this.#high, this.#low]
    for (let index = this.#next - this.#offset; index < bytes.length; index++) {
      const byte = bytes[index] ?? 0
      for (let bit = 7; bit >= 0; bit--) {
        high = ((high << 1) | (low >>> 23)) & half
        low = ((low << 1) | ((byte >>> bit) & 1)) & half
        const isEnd = low === endMagic.low && high === endMagic.high
        if (!isEnd && (low !== blockMagic.low || high !== blockMagic.high)) continue
        const end = (this.#offset + index) * 8 + 8 - bit
        // The window starts anew: no magic number overlaps another.
        ;[this.#high, this.#low] = [0, 0]
        this.#next = this.#offset + index + 1
        return { start: end - magicBits, isEnd }
      }
    }
    ;[this.#high, this.#low] = [high, low]
    this.#next = this.#offset + bytes.length
    return undefined
  }

  #cutBlock(end: number): Block | undefined {
    if (this.#blockStart === undefined || this.#level === undefined) return undefined
    const start = this.#blockStart
    const bytes = this.#bytes.subarray(Math.floor(start / 8) - this.#offset, Math.ceil(end / 8) - this.#offset)
    return { bytes: new Uint8Array(bytes), bit: start % 8, level: this.#level, start }
  }

  #leaveStream(start: number): void {
    this.#level = undefined
    this.#next = Math.ceil((start + magicBits + checksumBits) / 8)
  }

  #dropRead(): void {
    const keptFrom = this.#blockStart === undefined ? this.#next : Math.floor(this.#blockStart / 8)
    const read = Math.min(keptFrom - this.#offset, this.#bytes.length)
    this.#bytes = this.#bytes.subarray(read)
    this.#offset += read
  }

  #toError(fault: string): CorruptArchiveError {
    return new CorruptArchiveError(`is no sound bzip2 archive: it ${fault}`, this.#offset + this.#bytes.length)
  }
}
