/**
 * The words of a dictionary as a Bloom filter: whether it has a word; it says so of one in two thousand of those that it has not.
 */
export interface WordFilter {
  has(word: string): boolean
}

const bitsPerWord = 16
const hashes = 10

export function buildWordFilter(words: ReadonlySet<string>): Uint8Array {
  const bytes = new Uint8Array(Math.ceil((words.size * bitsPerWord) / 8))
  for (const word of words) {
    const [first, step] = hashesOf(word)
    for (let turn = 0; turn < hashes; turn++) {
      const bit = bitOf(first, step, turn, bytes.length * 8)
      bytes[bit >> 3] = (bytes[bit >> 3] ?? 0) | (1 << (bit & 7))
    }
  }
  return bytes
}

export function openWordFilter(bytes: Uint8Array): WordFilter {
  return {
    has(word) {
      const [first, step] = hashesOf(word)
      for (let turn = 0; turn < hashes; turn++) {
        const bit = bitOf(first, step, turn, bytes.length * 8)
        if (((bytes[bit >> 3] ?? 0) & (1 << (bit & 7))) === 0) return false
      }
      return true
    },
  }
}

function hashesOf(word: string): readonly [number, number] {
  return [hash(word, 0x811c9dc5), hash(word, 0x9e3779b9) | 1]
}

function bitOf(first: number, step: number, turn: number, size: number): number {
  return ((first + Math.imul(turn, step)) >>> 0) % size
}

/** FNV-1a over code units, and the finish of MurmurHash3. */
function hash(word: string, seed: number): number {
  let state = seed
  for (let at = 0; at < word.length; at++) state = Math.imul(state ^ word.charCodeAt(at), 0x01000193)
  state = Math.imul(state ^ (state >>> 16), 0x85ebca6b)
  state = Math.imul(state ^ (state >>> 13), 0xc2b2ae35)
  return (state ^ (state >>> 16)) >>> 0
}
