import { basename, dirname, extname } from 'node:path'
import { type Entry, openPromise, type ZipFile } from 'yauzl'
import { reasonOf } from '../../../../kernel/errors/reason-of.ts'
import { readZipEntry } from '../../../../kernel/content/read-zip-entry.ts'
import { OperatorError } from '../../../../kernel/errors/operator-error.ts'
import type { FeedFiles } from './feed-files.ts'

/** Of a feed: files, bytes once unpacked, and how many times larger than packed one of its files may be. */
const limits = { files: 10_000, bytes: 4 * 2 ** 30, ratio: 300, freeBytes: 64 * 2 ** 20 }

/** The feed in a zip archive, at its top or in a folder of it. Throws an `OperatorError` for what is none. */
export async function openArchive(path: string): Promise<FeedFiles> {
  const zip = await openPromise(path, { autoClose: false }).catch((cause: unknown) => {
    throw unreadable(path, cause)
  })
  try {
    const entries = chooseFeed(await listEntries(zip, path), path)
    return {
      name: basename(path, extname(path)),
      has: (file) => entries.has(file),
      read: (file) => readEntry(zip, entries.get(file), path),
      [Symbol.asyncDispose]: async () => zip.close(),
    }
  } catch (thrown) {
    zip.close()
    throw thrown instanceof OperatorError ? thrown : unreadable(path, thrown)
  }
}

async function listEntries(zip: ZipFile, path: string): Promise<readonly Entry[]> {
  if (zip.entryCount > limits.files)
    throw new OperatorError(`${path} holds more than ${limits.files.toLocaleString('en')} files, as no feed does.`)
  const entries: Entry[] = []
  let unpacked = 0
  for await (const entry of zip.eachEntry()) {
    if (/^__MACOSX\/|\/$/.test(entry.fileName)) continue
    entries.push(entry)
    if (/\.txt$/i.test(entry.fileName)) refuseBomb(entry, (unpacked += entry.uncompressedSize), path)
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

/** Files by name, of the folder that lies highest among those with a stops.txt; of two of one name the first. */
function chooseFeed(entries: readonly Entry[], path: string): ReadonlyMap<string, Entry> {
  const folders = new Set(entries.filter(({ fileName }) => nameOf(fileName) === 'stops.txt').map(folderOf))
  const highest = Math.min(...[...folders].map(countFolders))
  const [folder = '.', other] = [...folders].filter((each) => countFolders(each) === highest)
  if (other !== undefined)
    throw new OperatorError(`${path} holds several feeds (${folder}, ${other}); unpack it and import its folder.`)
  const nested = entries.find(({ fileName }) => /\.zip$/i.test(fileName))
  if (folders.size === 0 && nested)
    throw new OperatorError(`${path} holds no feed but other archives (${nested.fileName}); unpack it first.`)
  const files = new Map<string, Entry>()
  for (const entry of entries)
    if (folderOf(entry) === folder && !files.has(nameOf(entry.fileName))) files.set(nameOf(entry.fileName), entry)
  return files
}

function nameOf(fileName: string): string {
  return basename(fileName).toLowerCase()
}

function folderOf({ fileName }: Entry): string {
  return dirname(fileName)
}

function countFolders(folder: string): number {
  return folder === '.' ? 0 : folder.split('/').length
}

async function* readEntry(zip: ZipFile, entry: Entry | undefined, path: string): AsyncGenerator<Buffer> {
  if (!entry) return
  if (entry.isEncrypted()) throw new OperatorError(`${entry.fileName} in ${path} is encrypted; timetables are not.`)
  yield* readZipEntry(zip, entry, path)
}

function unreadable(path: string, cause: unknown): OperatorError {
  return new OperatorError(`${path} is neither a folder nor a readable zip archive (${reasonOf(cause)}).`, { cause })
}
