import { basename, dirname, extname } from 'node:path'
import { type Entry, openPromise, type ZipFile } from 'yauzl'
import { minOf } from '../../../../libraries/numbers/min-of.ts'
import { reasonOf } from '../../../../libraries/errors/reason-of.ts'
import { readZipEntry } from '../../../../kernel/assembly/content/read-zip-entry.ts'
import { OperatorError } from '../../../../libraries/errors/operator-error.ts'
import { type FeedBytes, isTableName, type TableName } from './feed-bytes.ts'

/** Of a feed: files, and how many times larger than packed one of its tables may be. */
const limits = { files: 10_000, ratio: 300, freeBytes: 64 * 2 ** 20 }

/** The feed in a zip archive, at its top or in a folder of it. Throws an `OperatorError` for what is no feed. */
export async function openArchive(path: string, shown: string): Promise<FeedBytes> {
  const zip = await openPromise(path, { autoClose: false }).catch((cause: unknown) => {
    throw unreadable(shown, cause)
  })
  try {
    const entries = chooseFeed(await listEntries(zip, shown), shown)
    for (const entry of entries.values()) refuseBomb(entry, shown)
    return {
      name: basename(path, extname(path)),
      shown,
      sizes: new Map([...entries].map(([table, { uncompressedSize }]) => [table, uncompressedSize])),
      read: (table) => readEntry(zip, entries.get(table), shown),
      [Symbol.asyncDispose]: async () => zip.close(),
    }
  } catch (thrown) {
    zip.close()
    throw thrown instanceof OperatorError ? thrown : unreadable(shown, thrown)
  }
}

async function listEntries(zip: ZipFile, shown: string): Promise<readonly Entry[]> {
  if (zip.entryCount > limits.files)
    throw new OperatorError(`${shown} holds more than ${limits.files.toLocaleString('en')} files, as no feed does.`)
  const entries: Entry[] = []
  for await (const entry of zip.eachEntry()) if (!/^__MACOSX\/|\/$/.test(entry.fileName)) entries.push(entry)
  return entries
}

function refuseBomb({ uncompressedSize, compressedSize, fileName }: Entry, shown: string): void {
  if (uncompressedSize > limits.freeBytes && uncompressedSize > limits.ratio * compressedSize)
    throw new OperatorError(
      `${fileName} in ${shown} unpacks to more than ${limits.ratio} times its size, as no timetable does.`,
    )
}

/** Tables by name, of the folder that lies highest among those with a stops.txt; of two of one name the first. */
function chooseFeed(entries: readonly Entry[], shown: string): ReadonlyMap<TableName, Entry> {
  const folders = new Set(entries.filter(({ fileName }) => nameOf(fileName) === 'stops.txt').map(folderOf))
  const highest = minOf([...folders].map(countFolders))
  const [folder = '.', other] = [...folders].filter((each) => countFolders(each) === highest)
  if (other !== undefined)
    throw new OperatorError(`${shown} holds several feeds (${folder}, ${other}); unpack it and import its folder.`)
  const nested = entries.find(({ fileName }) => /\.zip$/i.test(fileName))
  if (folders.size === 0 && nested)
    throw new OperatorError(`${shown} holds no feed but other archives (${nested.fileName}); unpack it first.`)
  const files = new Map<TableName, Entry>()
  for (const entry of entries) {
    const name = nameOf(entry.fileName)
    if (folderOf(entry) === folder && isTableName(name) && !files.has(name)) files.set(name, entry)
  }
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

async function* readEntry(zip: ZipFile, entry: Entry | undefined, shown: string): AsyncGenerator<Uint8Array> {
  if (!entry) return
  if (entry.isEncrypted()) throw new OperatorError(`${entry.fileName} in ${shown} is encrypted; timetables are not.`)
  yield* readZipEntry(zip, entry, shown)
}

function unreadable(shown: string, cause: unknown): OperatorError {
  return new OperatorError(`${shown} is neither a folder nor a readable zip archive (${reasonOf(cause)}).`, { cause })
}
