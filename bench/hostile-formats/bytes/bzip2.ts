/**
 * Blocks of bzip2 written from what they unpack to in between: the last column of the Burrows-Wheeler transform, and whatever checksum
 * is wanted. Codes are all of one length, so that writing stays short.
 */

/** Bits from the highest on. */
class BitWriter {
  readonly #bytes: number[] = []
  #held = 0
  #count = 0

  write(value: number, width: number): this {
    for (let bit = width - 1; bit >= 0; bit -= 1) {
      this.#held = (this.#held << 1) | ((value >>> bit) & 1)
      this.#count += 1
      if (this.#count < 8) continue
      this.#bytes.push(this.#held)
      ;[this.#held, this.#count] = [0, 0]
    }
    return this
  }

  end(): Buffer {
    while (this.#count > 0) this.write(0, 1)
    return Buffer.from(this.#bytes)
  }
}

export interface Bzip2Block {
  /** Runs of bytes: the last column of the sorted rotations. */
  readonly column: readonly (readonly [byte: number, count: number])[]
  /** The row of the column with which the text begins. */
  readonly origin: number
  readonly checksum: number
}

export interface Bzip2Options {
  readonly level?: number
  readonly end?: boolean
  readonly streamChecksum?: number
}

/** A stream of these blocks. */
export function writeBzip2(
  blocks: readonly Bzip2Block[],
  { level = 9, end = true, streamChecksum }: Bzip2Options = {},
): Buffer {
  const bits = new BitWriter()
  for (const letter of `BZh${level}`) bits.write(letter.charCodeAt(0), 8)
  let combined = 0
  for (const block of blocks) {
    writeBlock(bits, block)
    combined = (((combined << 1) | (combined >>> 31)) ^ block.checksum) >>> 0
  }
  if (end)
    bits
      .write(0x177245, 24)
      .write(0x385090, 24)
      .write(streamChecksum ?? combined, 32)
  return bits.end()
}

function writeBlock(bits: BitWriter, { column, origin, checksum }: Bzip2Block): void {
  const used = [...new Set(column.map(([byte]) => byte))].toSorted((one, other) => one - other)
  bits.write(0x314159, 24).write(0x265359, 24).write(checksum, 32).write(0, 1).write(origin, 24)
  writeUsed(bits, used)
  const symbols = [...toSymbols(column, used), used.length + 1]
  const width = Math.ceil(Math.log2(used.length + 2))
  const groups = Math.ceil(symbols.length / 50)
  bits.write(2, 3).write(groups, 15)
  for (let group = 0; group < groups; group += 1) bits.write(0, 1)
  for (let table = 0; table < 2; table += 1) {
    bits.write(width, 5)
    for (let symbol = 0; symbol < used.length + 2; symbol += 1) bits.write(0, 1)
  }
  for (const symbol of symbols) bits.write(symbol, width)
}

function writeUsed(bits: BitWriter, used: readonly number[]): void {
  const ranges = new Set(used.map((byte) => byte >> 4))
  for (let range = 0; range < 16; range += 1) bits.write(ranges.has(range) ? 1 : 0, 1)
  for (const range of [...ranges].toSorted((one, other) => one - other))
    for (let low = 0; low < 16; low += 1) bits.write(used.includes(range * 16 + low) ? 1 : 0, 1)
}

/** Move to front, then runs of the first in a base of two: symbols 0 and 1. */
function toSymbols(column: Bzip2Block['column'], used: readonly number[]): number[] {
  const front = [...used]
  return column.flatMap(([byte, count]) => {
    const place = front.indexOf(byte)
    front.splice(place, 1)
    front.unshift(byte)
    const first = place === 0 ? [] : [place + 1]
    return [...first, ...writeRun(place === 0 ? count : count - 1)]
  })
}

function writeRun(count: number): number[] {
  const symbols: number[] = []
  for (let left = count; left > 0; left = (left - 1) >> 1) symbols.push(left % 2 === 1 ? 0 : 1)
  return symbols
}

/** CRC-32 of the bits from the highest on (polynomial 04c11db7), of `length` times one byte. */
export function checksumOfRun(byte: number, length: number): number {
  let checksum = 0xffff_ffff
  for (let index = 0; index < length; index += 1)
    checksum = ((checksum << 8) ^ (table[(checksum >>> 24) ^ byte] ?? 0)) >>> 0
  return ~checksum >>> 0
}

const table = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index << 24
  for (let bit = 0; bit < 8; bit += 1) value = value < 0 ? (value << 1) ^ 0x04c1_1db7 : value << 1
  return value >>> 0
})
