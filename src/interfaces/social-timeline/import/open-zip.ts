import { type Entry, openPromise, type ZipFile } from 'yauzl'
import { reasonOf } from '../../../libraries/errors/reason-of.ts'
import { readZipEntry } from '../../../kernel/assembly/content/read-zip-entry.ts'
import { OperatorError } from '../../../libraries/errors/operator-error.ts'

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
    throw new OperatorError(`${path} is not a readable zip archive (${reasonOf(cause)}).`, { cause })
  })
  try {
    const entries: ZipEntry[] = []
    for await (const entry of zip.eachEntry()) entries.push(toZipEntry(zip, entry, path))
    return { entries, close: () => zip.close() }
  } catch (cause) {
    zip.close()
    throw new OperatorError(`${path} is not a readable zip archive (${reasonOf(cause)}).`, { cause })
  }
}

function toZipEntry(zip: ZipFile, entry: Entry, path: string): ZipEntry {
  return { name: entry.fileName, size: entry.uncompressedSize, read: () => readZipEntry(zip, entry, path) }
}
