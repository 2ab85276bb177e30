import { brotliDecompressSync } from 'node:zlib'
import type { ArrayReader } from '../../../../libraries/weights/array-reader.ts'
import { createWeightsReader } from '../../../../libraries/weights/create-weights-reader.ts'
import { FileHeader, probabilities as probabilityOf } from './file-format.ts'
import type { NgramModel } from './ngram-model.ts'

export interface ModelFile {
  readonly merges: Uint16Array
  readonly model: NgramModel
}

const readWeights = createWeightsReader(FileHeader)

/** Reads a model's file, as `file-format.ts` describes it. */
export function readModel(file: Uint8Array): ModelFile {
  const { header, arrays } = readWeights(brotliDecompressSync(file))
  const merges = arrays.uint16(header.merges * 2)
  const columns = header.nodes.map((count, depth) => readColumns(arrays, count, depth === header.nodes.length - 1))
  const starts = columns.map(({ children }) => sumUp(children))
  const own = columns.map((column) => toProbabilities(column.own))
  const levels = columns.map(({ steps }, depth) => {
    const firstChild = starts[depth] ?? new Uint32Array(1)
    const tokens = addSteps(steps, starts[depth - 1])
    return { tokens, own: own[depth] ?? nothing, rest: leave(firstChild, own[depth + 1] ?? nothing), firstChild }
  })
  return { merges, model: { levels, vocabularySize: header.nodes[0] ?? 0 } }
}

interface Columns {
  readonly steps: Uint16Array
  readonly own: Uint8Array
  readonly children: Uint16Array
}

function readColumns(arrays: ArrayReader, count: number, isLast: boolean): Columns {
  const [steps, own] = [arrays.uint16(count), arrays.uint8(count)]
  return { steps, own, children: isLast ? new Uint16Array(0) : arrays.uint16(count) }
}

const nothing = new Float32Array(0)

/** Rounded shares may add up to a little more than they should: something always stays for shorter histories. */
const minRest = 0.002

/** What children leave of their parent's probability. */
function leave(firstChild: Uint32Array, own: Float32Array): Float32Array {
  const rest = new Float32Array(firstChild.length - 1)
  for (let node = 0; node < rest.length; node++) {
    let left = 1
    const end = firstChild[node + 1] ?? 0
    for (let child = firstChild[node] ?? 0; child < end; child++) left -= own[child] ?? 0
    rest[node] = Math.max(left, minRest)
  }
  return rest
}

function toProbabilities(bytes: Uint8Array): Float32Array {
  const probabilities = new Float32Array(bytes.length)
  for (let at = 0; at < bytes.length; at++) probabilities[at] = probabilityOf[bytes[at] ?? 255] ?? 0
  return probabilities
}

/** Numbers of children to where each node's begin, with the end after the last. */
function sumUp(counts: Uint16Array): Uint32Array {
  const starts = new Uint32Array(counts.length + 1)
  for (let at = 0; at < counts.length; at++) starts[at + 1] = (starts[at] ?? 0) + (counts[at] ?? 0)
  return starts
}

/** Steps between siblings back to tokens; the first of each family stands as it is. */
function addSteps(steps: Uint16Array, parents: Uint32Array = Uint32Array.of(0, steps.length)): Uint16Array {
  const tokens = new Uint16Array(steps.length)
  for (let parent = 0; parent + 1 < parents.length; parent++) {
    let token = 0
    const end = parents[parent + 1] ?? 0
    for (let at = parents[parent] ?? 0; at < end; at++) tokens[at] = token += steps[at] ?? 0
  }
  return tokens
}
