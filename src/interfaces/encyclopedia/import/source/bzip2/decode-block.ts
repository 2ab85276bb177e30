/**
 * One block of bzip2 (J. Seward's format as "BZIP2: Format Specification", J. Tsai 2016, writes it down): Huffman codes,
 * move to front, the Burrows-Wheeler transform and run lengths, each undone in turn. Runs in a worker.
 */
import { BitReader } from './bit-reader.ts'
import { checksumOf } from './checksum.ts'
import { HuffmanTable } from './huffman-table.ts'
import { expandRuns } from './expand-runs.ts'

export interface DecodeTask {
  /** From the byte in which the block begins. */
  readonly bytes: Uint8Array
  /** Of the first byte, the bits before the block's magic number. */
  readonly bit: number
  /** The stream's hundred thousands of bytes a block. */
  readonly level: number
}

const magicBits = 48
const symbolsPerGroup = 50

/** The block's bytes. Throws an `Error` that says what is wrong with it. */
export function decodeBlock({ bytes, bit, level }: DecodeTask): Uint8Array {
  const reader = new BitReader(bytes, bit)
  reader.skip(magicBits / 2)
  reader.skip(magicBits / 2)
  const checksum = reader.read32()
  if (reader.read(1) === 1) throw new Error('a block was shuffled by bzip2 0.9.0, which is no longer read')
  const origin = reader.read(24)
  const symbols = readSymbolMap(reader)
  const transformed = readTransformed(reader, symbols, level * 100_000)
  if (reader.isPastEnd) throw new Error('a block ends too early')
  if (origin >= transformed.length) throw new Error('a block has no beginning')
  const decoded = expandRuns(transformed, origin)
  if (checksumOf(decoded) !== checksum) throw new Error('a block has the wrong checksum')
  return decoded
}

function readSymbolMap(reader: BitReader): Uint8Array {
  const ranges = reader.read(16)
  const symbols: number[] = []
  for (let range = 0; range < 16; range++) {
    if ((ranges & (0x8000 >>> range)) === 0) continue
    const used = reader.read(16)
    for (let low = 0; low < 16; low++) if ((used & (0x8000 >>> low)) !== 0) symbols.push(range * 16 + low)
  }
  if (symbols.length === 0) throw new Error('a block uses no bytes')
  return Uint8Array.from(symbols)
}

function readSelectors(reader: BitReader, tables: number): Uint8Array {
  const selectors = new Uint8Array(reader.read(15))
  const order = Array.from({ length: tables }, (_, index) => index)
  for (let index = 0; index < selectors.length; index++) {
    let place = 0
    while (reader.read(1) === 1) place += 1
    const [table] = order.splice(place, 1)
    if (table === undefined) throw new Error('a block selects a table that is not there')
    order.unshift(table)
    selectors[index] = table
  }
  return selectors
}

function readTable(reader: BitReader, size: number): HuffmanTable {
  const lengths = new Uint8Array(size)
  let length = reader.read(5)
  for (let symbol = 0; symbol < size; symbol++) {
    while (reader.read(1) === 1) length += reader.read(1) === 1 ? -1 : 1
    if (length < 1 || length > 20) throw new Error('a block has a code of no length')
    lengths[symbol] = length
  }
  return new HuffmanTable(lengths)
}

/** Huffman codes and move to front, undone: the last column of the transform. */
function readTransformed(reader: BitReader, symbols: Uint8Array, maxLength: number): Uint8Array {
  const tableCount = reader.read(3)
  if (tableCount < 2 || tableCount > 6) throw new Error('a block has no tables')
  const selectors = readSelectors(reader, tableCount)
  const tables = Array.from({ length: tableCount }, () => readTable(reader, symbols.length + 2))
  const endOfBlock = symbols.length + 1
  const front = symbols.slice()
  const output = new Uint8Array(maxLength)
  let [length, run, weight] = [0, 0, 1]
  for (const selector of selectors) {
    const table = tables[selector]
    if (!table) break
    for (let left = symbolsPerGroup; left > 0; left--) {
      const symbol = table.read(reader)
      if (symbol === 0 || symbol === 1) {
        run += weight << symbol
        weight *= 2
        if (run > maxLength) throw new Error('a block is too long')
        continue
      }
      if (run > 0) {
        if (length + run > maxLength) throw new Error('a block is too long')
        output.fill(front[0] ?? 0, length, length + run)
        length += run
        ;[run, weight] = [0, 1]
      }
      if (symbol === endOfBlock) return output.subarray(0, length)
      if (symbol < 0 || length >= maxLength) throw new Error('a block holds what is no code')
      output[length++] = moveToFront(front, symbol - 1)
    }
  }
  throw new Error('a block has no end')
}

function moveToFront(front: Uint8Array, place: number): number {
  const byte = front[place] ?? 0
  front.copyWithin(1, 0, place)
  front[0] = byte
  return byte
}
