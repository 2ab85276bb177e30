import { crc32 } from 'node:zlib'
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl'
import { ServiceError } from '../../../../kernel/foundation/errors/service-error.ts'
import { documentFault, documentTooLarge } from '../document-fault.ts'

export interface ArchiveFile {
  readonly path: string
  readonly bytes: Buffer
  readonly isCompressed: boolean
}

const maxFiles = 5_000

/** Of a file that is larger than a megabyte: text packs a hundred times at most. */
const maxRatio = 200

/** The files of a zip archive in their order, unpacked; never more than so many bytes of them, whatever the archive says. */
export async function readArchive(bytes: Uint8Array, maxUnpackedBytes: number): Promise<readonly ArchiveFile[]> {
  try {
    const zip = await fromBufferPromise(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), {})
    return await readFiles(zip, maxUnpackedBytes)
  } catch (thrown) {
    if (thrown instanceof ServiceError) throw thrown
    throw documentFault(
      `it is no archive that can be unpacked (${thrown instanceof Error ? thrown.message.slice(0, 100) : ''})`,
    )
  }
}

async function readFiles(zip: ZipFile, maxUnpackedBytes: number): Promise<readonly ArchiveFile[]> {
  const files: ArchiveFile[] = []
  let size = 0
  if (zip.entryCount > maxFiles) throw documentTooLarge(`it holds more than ${maxFiles} files`)
  for await (const entry of zip.eachEntry()) {
    size += entry.uncompressedSize
    if (size > maxUnpackedBytes || isBomb(entry))
      throw documentTooLarge(
        `unpacked it has more than ${maxUnpackedBytes} bytes, or packs more than ${maxRatio} times`,
      )
    if (entry.fileName.endsWith('/')) continue
    if (files.length >= maxFiles) throw documentTooLarge(`it holds more than ${maxFiles} files`)
    files.push({ path: entry.fileName, bytes: await readFile(zip, entry), isCompressed: entry.compressionMethod !== 0 })
  }
  return files
}

function isBomb({ compressedSize, uncompressedSize }: Entry): boolean {
  return uncompressedSize > 1024 * 1024 && uncompressedSize > maxRatio * compressedSize
}

/** yauzl holds a file to the size that it was listed with. */
async function readFile(zip: ZipFile, entry: Entry): Promise<Buffer> {
  if (entry.isEncrypted()) throw documentFault('it is locked by a password')
  const chunks: Buffer[] = []
  const stream: AsyncIterable<Buffer> = await zip.openReadStreamPromise(entry)
  for await (const chunk of stream) chunks.push(chunk)
  const bytes = Buffer.concat(chunks)
  if (crc32(bytes) !== entry.crc32) throw documentFault(`${entry.fileName.slice(0, 100)} in it is damaged`)
  return bytes
}
