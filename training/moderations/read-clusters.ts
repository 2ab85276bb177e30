import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { hashText } from '../../src/interfaces/moderations/engines/embedded/model/hash.ts'
import { normalise, readVectors } from './read-vectors.ts'

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
  const lines = await readLines()
  return lines
    .flatMap((words, at) => words.map((word) => ({ word, cluster: at + 1 })))
    .toSorted((one, other) => (one.word < other.word ? -1 : 1))
    .map(({ word, cluster }) => ({ hash: hashText(word), cluster }))
}

/** The direction of each cluster: the mean of its words as mainstay-embedding has them now. */
export async function readCentres(): Promise<{ readonly count: number; readonly centres: Float32Array }> {
  const [lines, { words, vectors, width }] = await Promise.all([readLines(), readVectors()])
  const rowOf = new Map(words.map((word, row) => [word, row]))
  const centres = new Float32Array(lines.length * width)
  for (const [cluster, line] of lines.entries()) {
    const centre = centres.subarray(cluster * width, (cluster + 1) * width)
    for (const word of line) {
      const row = rowOf.get(word)
      if (row === undefined) continue
      for (let at = 0; at < width; at++) centre[at] = (centre[at] ?? 0) + (vectors[row * width + at] ?? 0)
    }
    normalise(centre)
  }
  return { count: lines.length, centres }
}

async function readLines(): Promise<readonly (readonly string[])[]> {
  const lines = (await readFile(clustersPath, 'utf8')).trimEnd().split('\n')
  return lines.map((line) => line.split(' ').filter((word) => word !== ''))
}
