import { createWeightsReader } from '../../../../../libraries/weights/create-weights-reader.ts'
import { FileHeader } from './file-format.ts'
import { createSegmenter, type Segmenter } from './segment-japanese.ts'

export interface EmbeddingModel extends FileHeader {
  /** Row of each piece of the vocabulary. */
  readonly rowOf: ReadonlyMap<string, number>
  readonly segmenter: Segmenter
  readonly scales: Float32Array
  readonly rows: Uint8Array
  readonly gramWeights: Uint8Array
}

const noPiece = 0xff_ff
const costSteps = 1024

const readWeights = createWeightsReader(FileHeader)

/** Reads a model's file, as `file-format.ts` describes it. */
export function readModel(bytes: Buffer): EmbeddingModel {
  const { header, arrays } = readWeights(bytes)
  const pieces = Buffer.from(arrays.uint8(header.vocabularyBytes)).toString('utf8').split('\n')
  const rowOf = new Map(pieces.map((piece, row) => [piece, row]))
  const costs = arrays.uint16(header.vocabulary)
  const count = header.vocabulary + header.unknown
  return {
    ...header,
    rowOf,
    segmenter: createSegmenter((piece) => costOf(costs[rowOf.get(piece) ?? -1]), header.unknownCost),
    scales: arrays.float32(count),
    rows: arrays.uint8((count * header.semantic) / 2),
    gramWeights: arrays.uint8(header.buckets),
  }
}

function costOf(cost: number | undefined): number | undefined {
  return cost === undefined || cost === noPiece ? undefined : cost / costSteps
}
