import { createReadStream } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { basename, extname, join } from 'node:path'
import { type Entry, openPromise, type ZipFile } from 'yauzl'
import { OperatorError } from '../../../../kernel/errors/operator-error.ts'

/** The files of one GTFS feed. */
export interface FeedFiles extends AsyncDisposable {
  /** Of the archive or folder, without `.zip`: it names the feed. */
  readonly name: string
  has(file: string): boolean
  /** Nothing where there is no such file. */
  read(file: string): AsyncIterable<Buffer>
}

/** Bytes of a feed once unpacked, and how many times larger than packed it may be. */
const limits = { bytes: 4 * 2 ** 30, ratio: 300, freeBytes: 64 * 2 ** 20 }

/** Opens a zip archive or a folder of .txt files. Throws an `OperatorError` for anything else. */
export async function openFeedFiles(path: string): Promise<FeedFiles> {
  const found = await stat(path).catch((cause: unknown) => {
    throw new OperatorError(`There is no file or folder ${path} that this user may read.`, { cause })
  })
  return found.isDirectory() ? openFolder(path) : openArchive(path)
}

async function openFolder(path: string): Promise<FeedFiles> {
  const names = new Set(await readdir(path))
  return {
    name: basename(path),
    has: (file) => names.has(file),
    read: (file) => (names.has(file) ? createReadStream(join(path, file), { highWaterMark: 2 ** 18 }) : listNothing()),
    [Symbol.asyncDispose]: async () => {},
  }
}

async function openArchive(path: string): Promise<FeedFiles> {
  const zip = await openPromise(path, { autoClose: false }).catch((cause: unknown) => {
    throw new OperatorError(`${path} is neither a folder nor a readable zip archive (${describe(cause)}).`, { cause })
  })
  try {
    const entries = await listEntries(zip, path)
    return {
      name: basename(path, extname(path)),
      has: (file) => entries.has(file),
      read: (file) => readEntry(zip, entries.get(file), path),
      [Symbol.asyncDispose]: async () => zip.close(),
    }
  } catch (thrown) {
    zip.close()
    throw thrown
  }
}

/** By name without folders; of several the one in the fewest folders, as some archives hold their feed in one. */
async function listEntries(zip: ZipFile, path: string): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>()
  let unpacked = 0
  for await (const entry of zip.eachEntry()) {
    if (!entry.fileName.endsWith('.txt') || entry.fileName.startsWith('__MACOSX/')) continue
    refuseBomb(entry, (unpacked += entry.uncompressedSize), path)
    const name = basename(entry.fileName)
    const known = entries.get(name)
    if (!known || countFolders(entry) < countFolders(known)) entries.set(name, entry)
  }
  return entries
}

function refuseBomb(entry: Entry, unpacked: number, path: string): void {
  if (unpacked > limits.bytes)
    throw new OperatorError(`${path} unpacks to more than ${limits.bytes / 2 ** 30} GiB, which no feed needs.`)
  const { uncompressedSize, compressedSize, fileName } = entry
  if (uncompressedSize > limits.freeBytes && uncompressedSize > limits.ratio * compressedSize)
    throw new OperatorError(
      `${fileName} in ${path} unpacks to more than ${limits.ratio} times its size, as no timetable does.`,
    )
}

function countFolders({ fileName }: Entry): number {
  return fileName.split('/').length
}

/** yauzl holds an entry to the size that it was listed with. */
async function* readEntry(zip: ZipFile, entry: Entry | undefined, path: string): AsyncGenerator<Buffer> {
  if (!entry) return
  try {
    yield* await zip.openReadStreamPromise(entry)
  } catch (cause) {
    throw new OperatorError(`${entry.fileName} in ${path} is damaged: ${describe(cause)}.`, { cause })
  }
}

async function* listNothing(): AsyncGenerator<Buffer> {}

function describe(cause: unknown): string {
  return cause instanceof Error ? cause.message : String(cause)
}
