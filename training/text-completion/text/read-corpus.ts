import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'

const repository = join(import.meta.dirname, '../../..')

/** The folder of development data: `MAINSTAY_SHARED`, or `shared` beside the repository. */
const dataFolder = join(process.env['MAINSTAY_SHARED'] ?? join(repository, '../shared'), 'data/text')

export function hasCorpus(): boolean {
  return existsSync(dataFolder)
}

/** The lines of a file of the development data, such as `english-books.txt.gz`. */
export async function readCorpusLines(name: string): Promise<readonly string[]> {
  const bytes = await readFile(join(dataFolder, name))
  return (name.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8').split(/\r?\n/)
}
