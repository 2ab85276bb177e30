import { existsSync } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { OperatorError } from '../../../libraries/errors/operator-error.ts'

/** The feeds at a path: an archive, a folder of GTFS files, or a folder of such archives and folders. */
export async function findFeeds(path: string): Promise<readonly string[]> {
  const found = await stat(path).catch((cause: unknown) => {
    throw new OperatorError(`There is no file or folder ${path} that this user may read.`, { cause })
  })
  if (!found.isDirectory() || isFeed(path)) return [path]
  const names = (await readdir(path)).toSorted().map((name) => join(path, name))
  const feeds = names.filter((each) => /\.zip$/i.test(each) || isFeed(each))
  if (feeds.length > 0) return feeds
  throw new OperatorError(`There is no GTFS in ${path}: neither stops.txt nor .zip archives.`)
}

function isFeed(folder: string): boolean {
  return existsSync(join(folder, 'stops.txt'))
}
