import { Readable, type Transform } from 'node:stream'
import { constants, createGunzip, createZstdDecompress } from 'node:zlib'
import { OperatorError } from '../../../../libraries/errors/operator-error.ts'
import { reasonOf } from '../../../../libraries/errors/reason-of.ts'
import { CorruptArchiveError } from './corrupt-archive-error.ts'
import type { RawFile } from './raw-file.ts'

export type Packing = 'gzip' | 'zstd' | 'xz'

const bytesPerChunk = 256 * 1024

/** Unpacks a stream; a broken one gives what comes before the fault and throws a `CorruptArchiveError`. */
export async function* inflate(chunks: AsyncIterable<Buffer>, packing: Packing, raw: RawFile): AsyncGenerator<Buffer> {
  const source = guard(chunks)
  try {
    yield* packing === 'xz' ? inflateXz(source.chunks) : inflateByZlib(source.chunks, createInflater(packing))
  } catch (thrown) {
    if (source.failure !== undefined) throw source.failure
    if (thrown instanceof OperatorError) throw thrown
    const reason = reasonOf(thrown)
    throw new CorruptArchiveError(`is no sound ${packing} archive (${reason})`, raw.position, { cause: thrown })
  }
}

/** An archive that ends too early is found by the XML that ends with it. */
function createInflater(packing: 'gzip' | 'zstd'): Transform {
  if (packing === 'zstd') return createZstdDecompress({ chunkSize: bytesPerChunk, finishFlush: constants.ZSTD_e_flush })
  return createGunzip({ chunkSize: bytesPerChunk, finishFlush: constants.Z_SYNC_FLUSH })
}

async function* inflateByZlib(source: AsyncIterable<Buffer>, inflater: Transform): AsyncGenerator<Buffer> {
  const packed = Readable.from(source)
  // `pipe` passes no failure on.
  packed.on('error', (error) => inflater.destroy(error))
  try {
    yield* packed.pipe(inflater)
  } finally {
    packed.destroy()
    inflater.destroy()
  }
}

/** node:zlib reads no xz; its decoder is loaded for the dump that needs it. */
async function* inflateXz(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const { XzReadableStream } = await loadXz()
  const unpacked = new XzReadableStream(toWebStream(source))
  for await (const { buffer, byteOffset, length } of unpacked) yield Buffer.from(buffer, byteOffset, length)
}

/** An optional dependency, for it is of no use to anything else. */
async function loadXz() {
  try {
    const loaded = await import('xz-decompress')
    // Of a package in CommonJS plain Node finds the names inside `default` alone.
    return loaded.default
  } catch (cause) {
    const message = 'Archives in xz need a package more: run "npm install xz-decompress", or unpack the file with xz.'
    throw new OperatorError(message, { cause })
  }
}

/** `Readable.toWeb` gives a type that is another one where the types of browsers are loaded too. */
function toWebStream(source: AsyncIterable<Buffer>): ReadableStream<Uint8Array> {
  const chunks = source[Symbol.asyncIterator]()
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const next = await chunks.next()
      if (next.done) controller.close()
      else controller.enqueue(next.value)
    },
    async cancel() {
      await chunks.return?.()
    },
  })
}

/** Keeps a failure of the file itself apart from those of unpacking it. */
interface Guarded {
  readonly chunks: AsyncIterable<Buffer>
  failure: unknown
}

function guard(chunks: AsyncIterable<Buffer>): Guarded {
  const guarded: Guarded = { chunks: read(), failure: undefined }
  return guarded

  async function* read(): AsyncGenerator<Buffer> {
    try {
      yield* chunks
    } catch (thrown) {
      guarded.failure = thrown
      throw thrown
    }
  }
}
