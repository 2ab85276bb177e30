import { writeFile } from 'node:fs/promises'
import { createRandom } from '../../src/libraries/random/create-random.ts'
import { clustersPath } from './read-clusters.ts'
import { normalise, readVectors } from './read-vectors.ts'

const clusters = 500
const rounds = 6

/** Writes which words mean something alike, by the vectors of mainstay-embedding as it is now: k-means on directions. */
export default async function clusterWords(): Promise<void> {
  const { words, vectors, width } = await readVectors()
  const random = createRandom(17)
  const centres = new Float32Array(clusters * width)
  for (let cluster = 0; cluster < clusters; cluster++) {
    const row = Math.floor(random() * words.length)
    centres.set(vectors.subarray(row * width, (row + 1) * width), cluster * width)
  }
  const nearest = new Uint16Array(words.length)
  for (let round = 0; round < rounds; round++) {
    for (let row = 0; row < words.length; row++) nearest[row] = findNearest(vectors, row, centres, width)
    moveCentres(centres, nearest, vectors, width)
  }
  const lines = Array.from({ length: clusters }, (_, cluster) => words.filter((_word, row) => nearest[row] === cluster))
  await writeFile(clustersPath, lines.map((line) => `${line.join(' ')}\n`).join(''))
}

function findNearest(vectors: Float32Array, row: number, centres: Float32Array, width: number): number {
  let [best, found] = [-2, 0]
  const start = row * width
  for (let cluster = 0; cluster < clusters; cluster++) {
    let sum = 0
    const other = cluster * width
    for (let place = 0; place < width; place++) sum += (vectors[start + place] ?? 0) * (centres[other + place] ?? 0)
    if (sum > best) [best, found] = [sum, cluster]
  }
  return found
}

function moveCentres(centres: Float32Array, nearest: Uint16Array, vectors: Float32Array, width: number): void {
  centres.fill(0)
  for (const [row, cluster] of nearest.entries())
    for (let place = 0; place < width; place++) {
      const spot = cluster * width + place
      centres[spot] = (centres[spot] ?? 0) + (vectors[row * width + place] ?? 0)
    }
  for (let cluster = 0; cluster < clusters; cluster++)
    normalise(centres.subarray(cluster * width, (cluster + 1) * width))
}
