import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { sharedDataAt } from '../../../src/kernel/testing/shared-data.ts'

const dataFolder = sharedDataAt('text')

/** The lines of a file of the development data, such as `english-books.txt.gz`. */
export async function readCorpusLines(name: string): Promise<readonly string[]> {
  const bytes = await readFile(join(dataFolder, name))
  return (name.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8').split(/\r?\n/)
}
