import { brotliDecompressSync } from 'node:zlib'
import { createWeightsReader } from '../../../../../libraries/weights/create-weights-reader.ts'
import { type Alphabet, createAlphabet } from './alphabet.ts'
import type { CharacterLevel, CharacterModel } from './character-model.ts'
import { FileHeader, probabilities } from './file-format.ts'

const readWeights = createWeightsReader(FileHeader)

/** Reads the file that `file-format.ts` describes. */
export function readCharacterModel(file: Uint8Array): { readonly alphabet: Alphabet; readonly model: CharacterModel } {
  const { header, arrays } = readWeights(brotliDecompressSync(file))
  const columns = header.nodes.map((count, depth) => {
    const isLast = depth === header.nodes.length - 1
    const steps = arrays.uint16(count)
    const own = arrays.uint8(count)
    return { steps, own, firstChild: isLast ? new Uint32Array(0) : sumUp(arrays.uint16(count)) }
  })
  const levels = columns.map(({ steps, own, firstChild }, depth): CharacterLevel => ({
    characters: addSteps(steps, columns[depth - 1]?.firstChild),
    own,
    firstChild,
    rest: leave(firstChild, columns[depth + 1]?.own, probabilities),
  }))
  return { alphabet: createAlphabet(header.characters), model: { levels } }
}

function sumUp(counts: Uint16Array): Uint32Array {
  const sums = new Uint32Array(counts.length + 1)
  for (let at = 0; at < counts.length; at++) sums[at + 1] = (sums[at] ?? 0) + (counts[at] ?? 0)
  return sums
}

/** The characters of one parent after the other; the first of each is no step. */
function addSteps(steps: Uint16Array, starts: Uint32Array | undefined): Uint16Array {
  const characters = steps.slice()
  const parents = starts ? starts.length - 1 : 1
  for (let parent = 0; parent < parents; parent++) {
    const [begin, end] = starts ? [starts[parent] ?? 0, starts[parent + 1] ?? 0] : [0, steps.length]
    for (let at = begin + 1; at < end; at++) characters[at] = (characters[at] ?? 0) + (characters[at - 1] ?? 0)
  }
  return characters
}

/** What the children of each node leave of 1. */
function leave(firstChild: Uint32Array, own: Uint8Array | undefined, probabilities: Float32Array): Float32Array {
  const rest = new Float32Array(Math.max(0, firstChild.length - 1)).fill(1)
  if (!own) return rest
  for (let node = 0; node < rest.length; node++) {
    let left = 1
    for (let child = firstChild[node] ?? 0; child < (firstChild[node + 1] ?? 0); child++)
      left -= probabilities[own[child] ?? 255] ?? 0
    rest[node] = Math.max(0.001, left)
  }
  return rest
}
