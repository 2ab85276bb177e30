import { createReadStream, createWriteStream } from 'node:fs'
import { rename, rm, stat } from 'node:fs/promises'
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createZstdDecompress } from 'node:zlib'
import type { DownloadOptions } from '../../../kernel/foundation/outgoing/download/download.ts'
import { OperatorError } from '../../../libraries/errors/operator-error.ts'
import type { ModelRecord } from './registry/model-record.ts'
import type { Registry } from './registry/open-registry.ts'

/** No file of a model is larger. */
const maxBytes = 500_000_000

/** Brings the file of a record into a folder, unpacked, and its size and checksum compared before and after that. */
export async function fetchFile(
  registry: Registry,
  record: ModelRecord,
  folder: string,
  options: Omit<DownloadOptions, 'part'>,
): Promise<void> {
  const part = join(folder, `${record.name}.part`)
  const plain = join(folder, `${record.name}.plain`)
  const { attachment } = record
  await registry.fetchAttachment(record, { ...options, part })
  const packed = await pass(part, undefined, attachment.size)
  assertSame(record, packed, { bytes: attachment.size, sha256: attachment.hash })
  if (isPacked(record)) {
    const limit = Math.min(record.decompressedSize ?? maxBytes, maxBytes)
    const unpacked = await pass(part, plain, limit).catch((cause: unknown) => {
      throw wrong(record, 'cannot be unpacked', cause)
    })
    assertSame(record, unpacked, { bytes: record.decompressedSize, sha256: record.decompressedHash })
    await rm(part)
  }
  await rename(isPacked(record) ? plain : part, join(folder, record.name))
}

/** Whether the file of a record lies in a folder, unpacked and whole. */
export async function isThere(record: ModelRecord, folder: string): Promise<boolean> {
  const path = join(folder, record.name)
  const { size } = await stat(path).catch(() => ({ size: undefined }))
  const expected = isPacked(record)
    ? { bytes: record.decompressedSize, sha256: record.decompressedHash }
    : { bytes: record.attachment.size, sha256: record.attachment.hash }
  // Without both it is not known.
  if (size === undefined || size !== expected.bytes || expected.sha256 === undefined) return false
  const { sha256 } = await pass(path, undefined, size)
  return sha256 === expected.sha256.toLowerCase()
}

function isPacked({ attachment: { filename, location } }: ModelRecord): boolean {
  return (filename ?? location).endsWith('.zst')
}

interface Content {
  readonly bytes: number | undefined
  readonly sha256: string | undefined
}

/** Counts and hashes a file; with a target, what it holds unpacked is written there, and never more than a byte over the limit. */
async function pass(path: string, target: string | undefined, limit: number): Promise<Content> {
  const hash = createHash('sha256')
  let bytes = 0
  const count = new Transform({
    transform(chunk: Buffer, _, done) {
      bytes += chunk.length
      hash.update(chunk)
      done(
        bytes > limit ? new Error(`It holds more than ${limit} bytes.`) : null,
        target === undefined ? undefined : chunk,
      )
    },
  })
  if (target === undefined) await pipeline(createReadStream(path), count.resume()).catch(() => undefined)
  else await pipeline(createReadStream(path), createZstdDecompress(), count, createWriteStream(target))
  return { bytes, sha256: hash.digest('hex') }
}

function assertSame(record: ModelRecord, { bytes, sha256 }: Content, expected: Content): void {
  if (expected.bytes !== undefined && bytes !== expected.bytes)
    throw wrong(record, `has ${bytes} bytes instead of the ${expected.bytes} that the registry says`)
  if (expected.sha256 !== undefined && sha256 !== expected.sha256.toLowerCase())
    throw wrong(record, 'has a wrong checksum')
}

function wrong({ name }: ModelRecord, what: string, cause?: unknown): OperatorError {
  return new OperatorError(`${name} ${what}; nothing of it is kept.`, { cause })
}
