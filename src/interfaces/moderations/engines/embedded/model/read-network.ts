import { brotliDecompressSync } from 'node:zlib'
import { createWeightsReader } from '../../../../../libraries/weights/create-weights-reader.ts'
import { learned } from './file-format.ts'
import { NetworkHeader } from './network-format.ts'

export interface Network extends NetworkHeader {
  readonly clusterRows: Float64Array
  /** Those of the ends of sentences behind those of parts of words. */
  readonly gramRows: Float64Array
  readonly themeRows: Float64Array
  /** A filter after the other: three words in a row, then the bias. */
  readonly wide: Float64Array
  /** The same over one word. */
  readonly narrow: Float64Array
  /** By category: the highest and the mean of each filter, then the bias. */
  readonly output: Float64Array
}

/** What ends a sentence: anything else, `?` and `!`, in this order. */
const ends = 3

const readWeights = createWeightsReader(NetworkHeader)

/** Reads a network's file, as `network-format.ts` describes it. */
export function readNetwork(file: Buffer): Network {
  const { header, arrays } = readWeights(brotliDecompressSync(file))
  const { clusters, grams, themes, width, hidden, scales } = header
  const read = (count: number, scale: number) => Float64Array.from(arrays.int8(count), (step) => step * scale)
  return {
    ...header,
    clusterRows: read(clusters * width, scales.clusters),
    gramRows: read((grams + ends) * width, scales.grams),
    themeRows: read(themes * width, scales.themes),
    wide: read(hidden * (3 * width + 1), scales.wide),
    narrow: read(hidden * (width + 1), scales.narrow),
    output: read(learned.length * (4 * hidden + 1), scales.output),
  }
}
