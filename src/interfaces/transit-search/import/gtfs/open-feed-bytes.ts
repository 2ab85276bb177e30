import { createReadStream } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { OperatorError } from '../../../../libraries/errors/operator-error.ts'
import type { ReportedWork } from '../follow-progress.ts'
import { openArchive } from './feed-archive.ts'
import { type FeedBytes, type FeedPlace, type TableName, tables } from './feed-bytes.ts'
import { assertUnpackedSize, type ImportLimits } from './import-limits.ts'

/** Opens a zip archive or a folder of .txt files. Throws an `OperatorError` for anything else, and for what is too large. */
export async function openFeedBytes(place: FeedPlace, limits: ImportLimits, work?: ReportedWork): Promise<FeedBytes> {
  const { path, shown = path } = place
  const found = await stat(path).catch((cause: unknown) => {
    throw new OperatorError(`There is no file or folder ${shown} that this user may read.`, { cause })
  })
  const opened = found.isDirectory() ? await openFolder(path, shown) : await openArchive(path, shown)
  assertUnpackedSize(opened, limits)
  return work ? watch(opened, work) : opened
}

async function openFolder(path: string, shown: string): Promise<FeedBytes> {
  const paths = new Map((await readdir(path)).map((name) => [name.toLowerCase(), join(path, name)]))
  const sizes = new Map<TableName, number>()
  for (const table of tables) {
    const file = paths.get(table)
    if (file !== undefined) sizes.set(table, (await stat(file)).size)
  }
  return {
    name: basename(path),
    shown,
    sizes,
    read: (table) => readFileAt(paths.get(table)),
    [Symbol.asyncDispose]: async () => {},
  }
}

async function* readFileAt(path: string | undefined): AsyncGenerator<Uint8Array> {
  if (path !== undefined) yield* createReadStream(path, { highWaterMark: 2 ** 18 })
}

/** Ends with the work, and reports to it how far the reading has come. */
function watch(files: FeedBytes, { signal, report }: ReportedWork): FeedBytes {
  const total = [...files.sizes.values()].reduce((sum, size) => sum + size, 0)
  let done = 0
  const watched = async function* (table: TableName) {
    for await (const chunk of files.read(table)) {
      signal.throwIfAborted()
      // Some tables are read twice, first for their encoding.
      done = Math.min(total, done + chunk.length)
      report({ done, total, unit: 'bytes', summary: 'nothing' })
      yield chunk
    }
  }
  return { ...files, read: watched, [Symbol.asyncDispose]: () => files[Symbol.asyncDispose]() }
}
