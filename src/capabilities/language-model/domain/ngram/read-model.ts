import { brotliDecompressSync } from 'node:zlib'
import { type FileHeader, fromByte } from './file-format.ts'
import type { NgramModel } from './ngram-model.ts'

export interface ModelFile {
  readonly merges: Uint16Array
  readonly model: NgramModel
}

/** Reads a model's file, as `file-format.ts` describes it. */
export function readModel(file: Uint8Array): ModelFile {
  const bytes = brotliDecompressSync(file)
  const lineEnd = bytes.indexOf(10)
  const header: FileHeader = JSON.parse(bytes.toString('utf8', 0, lineEnd))
  const take = createReader(bytes, lineEnd + 1)
  const merges = take.words(header.merges * 2)
  const columns = header.nodes.map((count, depth) => readColumns(take, count, depth === header.nodes.length - 1))
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

type Reader = ReturnType<typeof createReader>

function createReader(bytes: Buffer, start: number) {
  let at = start
  const take = (length: number) => bytes.buffer.slice(bytes.byteOffset + at, bytes.byteOffset + (at += length))
  return {
    bytes: (count: number) => new Uint8Array(take(count)),
    words: (count: number) => new Uint16Array(take(count * 2)),
  }
}

function readColumns(take: Reader, count: number, isLast: boolean): Columns {
  const [steps, own] = [take.words(count), take.bytes(count)]
  return { steps, own, children: isLast ? new Uint16Array(0) : take.words(count) }
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
  for (let at = 0; at < bytes.length; at++) probabilities[at] = fromByte[bytes[at] ?? 255] ?? 0
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
