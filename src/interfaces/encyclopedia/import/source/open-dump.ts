import { OperatorError } from '../../../../libraries/errors/operator-error.ts'
import type { WorkerPool } from '../../../../kernel/foundation/workers/pools.ts'
import { readBzip2 } from './bzip2/read-bzip2.ts'
import type { DecodeTask } from './bzip2/decode-block.ts'
import { inflate, type Packing } from './inflate.ts'
import type { Position } from './position.ts'
import type { RawFile, Fingerprint } from './raw-file.ts'
import { toUtf8 } from './to-utf8.ts'
import type { Dump } from './dump.ts'

/** Opens a dump at or before a position; its first bytes say how it is packed. */
export async function openDump(
  raw: RawFile,
  { entry }: Position,
  seen: Fingerprint,
  decoders: WorkerPool<DecodeTask, Uint8Array>,
): Promise<Dump> {
  if (entry?.level === 0) return openPlain(raw, raw.readFrom(entry.bit / 8, seen), entry.offset)
  if (entry) return readBzip2(raw.readFrom(Math.floor(entry.bit / 8), seen), entry, decoders)
  const chunks = raw.readFrom(0, seen)
  const first = await chunks.next()
  if (first.done) throw new OperatorError(`${raw.path} is empty.`)
  const all = prepend(first.value, chunks)
  const packing = findPacking(first.value)
  if (packing === '7z' || packing === 'zip')
    throw new OperatorError(`${raw.path} is a .${packing} archive; unpack it and import what is in it.`)
  if (packing === 'bzip2') return readBzip2(all, undefined, decoders)
  if (packing) return { chunks: toUtf8(inflate(all, packing, raw)), offset: 0, findEntry: () => undefined }
  return isUtf16(first.value) ? { chunks: toUtf8(all), offset: 0, findEntry: () => undefined } : openPlain(raw, all, 0)
}

function openPlain(raw: RawFile, chunks: AsyncIterable<Buffer>, offset: number): Dump {
  raw.reuseMemory()
  return { chunks, offset, findEntry: (place) => ({ bit: place * 8, offset: place, level: 0 }) }
}

const magicNumbers: readonly (readonly [Packing | 'bzip2' | '7z' | 'zip', string])[] = [
  ['gzip', '1f8b'],
  ['bzip2', '425a68'],
  ['xz', 'fd377a585a00'],
  ['zstd', '28b52ffd'],
  ['7z', '377abcaf271c'],
  ['zip', '504b0304'],
]

function findPacking(head: Buffer): Packing | 'bzip2' | '7z' | 'zip' | undefined {
  const start = head.toString('hex', 0, 8)
  return magicNumbers.find(([, magic]) => start.startsWith(magic))?.[0]
}

function isUtf16(head: Buffer): boolean {
  const [first, second] = head
  return (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)
}

async function* prepend(first: Buffer, rest: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  yield first
  yield* rest
}
