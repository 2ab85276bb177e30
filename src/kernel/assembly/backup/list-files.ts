import { lstat, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { KeptFiles } from '../../wire/interface/kept-files.ts'

/** Paths of the files that go into a backup, below the data folder, with `/` between folders. */
export async function listFiles(
  dataFolder: string,
  { paths, passing = [], secrets = [] }: KeptFiles,
  withSecrets: boolean,
): Promise<readonly string[]> {
  const left = new Set([...passing, ...(withSecrets ? [] : secrets)])
  const found = await Promise.all(paths.map((path) => walk(dataFolder, path, left)))
  return found.flat()
}

async function walk(dataFolder: string, path: string, left: ReadonlySet<string>): Promise<readonly string[]> {
  // What somebody is still writing has such a name.
  if (left.has(path) || path.endsWith('.part')) return []
  const found = await lstat(join(dataFolder, path)).catch(() => undefined)
  if (found?.isFile()) return [path]
  if (!found?.isDirectory()) return []
  const names = (await readdir(join(dataFolder, path))).toSorted()
  return (await Promise.all(names.map((name) => walk(dataFolder, `${path}/${name}`, left)))).flat()
}
