import type { Readable } from 'node:stream'
import { type Entry, openPromise, type ZipFile } from 'yauzl'
import { OperatorError } from '../../../kernel/operator-error.ts'

export interface ZipEntry {
  /** The path inside the archive. */
  readonly name: string
  /** Bytes once unpacked. */
  readonly size: number
  open(): Promise<Readable>
}

/** The files of a zip archive; their contents are read only when one is opened. */
export async function openZip(path: string): Promise<{ readonly entries: readonly ZipEntry[]; close(): void }> {
  const zip = await openPromise(path, { autoClose: false }).catch((cause: unknown) => {
    throw new OperatorError(`${path} is not a readable zip archive (${describe(cause)}).`, { cause })
  })
  try {
    const entries: ZipEntry[] = []
    for await (const entry of zip.eachEntry()) entries.push(toZipEntry(zip, entry))
    return { entries, close: () => zip.close() }
  } catch (cause) {
    zip.close()
    throw new OperatorError(`${path} is not a readable zip archive (${describe(cause)}).`, { cause })
  }
}

function toZipEntry(zip: ZipFile, entry: Entry): ZipEntry {
  return {
    name: entry.fileName,
    size: entry.uncompressedSize,
    open: () => zip.openReadStreamPromise(entry),
  }
}

function describe(cause: unknown): string {
  return cause instanceof Error ? cause.message : String(cause)
}
