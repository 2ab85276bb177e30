import { createReadStream } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { OperatorError } from '../../../../kernel/errors/operator-error.ts'
import { openArchive } from './feed-archive.ts'

/** The files of one GTFS feed. */
export interface FeedFiles extends AsyncDisposable {
  /** Of the archive or folder, without `.zip`: it names the feed. */
  readonly name: string
  has(file: string): boolean
  /** Nothing where there is no such file. */
  read(file: string): AsyncIterable<Buffer>
}

/** Opens a zip archive or a folder of .txt files. Throws an `OperatorError` for anything else. */
export async function openFeedFiles(path: string): Promise<FeedFiles> {
  const found = await stat(path).catch((cause: unknown) => {
    throw new OperatorError(`There is no file or folder ${path} that this user may read.`, { cause })
  })
  return found.isDirectory() ? openFolder(path) : openArchive(path)
}

async function openFolder(path: string): Promise<FeedFiles> {
  const names = new Map((await readdir(path)).map((name) => [name.toLowerCase(), join(path, name)]))
  return {
    name: basename(path),
    has: (file) => names.has(file),
    read: (file) => readFileAt(names.get(file)),
    [Symbol.asyncDispose]: async () => {},
  }
}

async function* readFileAt(path: string | undefined): AsyncGenerator<Buffer> {
  if (path !== undefined) yield* createReadStream(path, { highWaterMark: 2 ** 18 })
}
