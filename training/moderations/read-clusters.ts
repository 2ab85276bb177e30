import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { hashText } from '../../src/interfaces/moderations/engines/embedded/model/hash.ts'

export interface ClusteredWord {
  readonly hash: number
  /** From 1 on. */
  readonly cluster: number
}

export const clustersPath = join(import.meta.dirname, 'clusters.txt')

/**
 * Words that mean something alike, a line a cluster. They are kept, so that what is learnt here does not hang on each change of
 * mainstay-embedding: `npm run train -- word-clusters` draws them anew.
 */
export async function readClusters(): Promise<readonly ClusteredWord[]> {
  const lines = (await readFile(clustersPath, 'utf8')).trimEnd().split('\n')
  const words = lines.flatMap((line, at) => line.split(' ').map((word) => ({ word, cluster: at + 1 })))
  return words
    .filter(({ word }) => word !== '')
    .toSorted((one, other) => (one.word < other.word ? -1 : 1))
    .map(({ word, cluster }) => ({ hash: hashText(word), cluster }))
}
