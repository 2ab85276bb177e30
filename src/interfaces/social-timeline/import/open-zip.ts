import { crc32 } from 'node:zlib'
import { type Entry, openPromise, type ZipFile } from 'yauzl'
import { OperatorError } from '../../../kernel/errors/operator-error.ts'

export interface ZipEntry {
  /** The path inside the archive. */
  readonly name: string
  /** Bytes once unpacked. */
  readonly size: number
  /** Its content; one that is damaged throws an `OperatorError` naming it. */
  read(): AsyncIterable<Buffer>
}

/** The files of a zip archive; their contents are read only when one is opened. */
export async function openZip(path: string): Promise<{ readonly entries: readonly ZipEntry[]; close(): void }> {
  const zip = await openPromise(path, { autoClose: false }).catch((cause: unknown) => {
    throw new OperatorError(`${path} is not a readable zip archive (${describe(cause)}).`, { cause })
  })
  try {
    const entries: ZipEntry[] = []
    for await (const entry of zip.eachEntry()) entries.push(toZipEntry(zip, entry, path))
    return { entries, close: () => zip.close() }
  } catch (cause) {
    zip.close()
    throw new OperatorError(`${path} is not a readable zip archive (${describe(cause)}).`, { cause })
  }
}

function toZipEntry(zip: ZipFile, entry: Entry, path: string): ZipEntry {
  return { name: entry.fileName, size: entry.uncompressedSize, read: () => readContent(zip, entry, path) }
}

/** yauzl checks sizes alone. */
async function* readContent(zip: ZipFile, entry: Entry, path: string): AsyncGenerator<Buffer> {
  let checksum = 0
  try {
    const chunks: AsyncIterable<Buffer> = await zip.openReadStreamPromise(entry)
    for await (const chunk of chunks) {
      checksum = crc32(chunk, checksum)
      yield chunk
    }
    if (checksum !== entry.crc32) throw new Error('its checksum is wrong')
  } catch (cause) {
    throw new OperatorError(`${entry.fileName} in ${path} is damaged: ${describe(cause)}.`, { cause })
  }
}

function describe(cause: unknown): string {
  return cause instanceof Error ? cause.message : String(cause)
}
