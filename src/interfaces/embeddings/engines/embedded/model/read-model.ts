import type { FileHeader } from './file-format.ts'
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

/** Reads a model's file, as `file-format.ts` describes it. */
export function readModel(bytes: Buffer): EmbeddingModel {
  const lineEnd = bytes.indexOf(10)
  const header: FileHeader = JSON.parse(bytes.toString('utf8', 0, lineEnd))
  const take = createReader(bytes, lineEnd + 1)
  const pieces = Buffer.from(take(header.vocabularyBytes)).toString('utf8').split('\n')
  const rowOf = new Map(pieces.map((piece, row) => [piece, row]))
  const costs = new Uint16Array(take(header.vocabulary * 2))
  const count = header.vocabulary + header.unknown
  return {
    ...header,
    rowOf,
    segmenter: createSegmenter((piece) => costOf(costs[rowOf.get(piece) ?? -1]), header.unknownCost),
    scales: new Float32Array(take(count * 4)),
    rows: new Uint8Array(take((count * header.semantic) / 2)),
    gramWeights: new Uint8Array(take(header.buckets)),
  }
}

function costOf(cost: number | undefined): number | undefined {
  return cost === undefined || cost === noPiece ? undefined : cost / costSteps
}

/** Copies, since arrays of wider numbers must begin at a multiple of their width. */
function createReader(bytes: Buffer, start: number): (length: number) => ArrayBuffer {
  let at = start
  return (length) => {
    const piece = new Uint8Array(bytes.subarray(at, at + length))
    at += length
    return piece.buffer
  }
}
