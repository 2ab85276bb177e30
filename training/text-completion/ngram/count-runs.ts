/**
 * Runs of one to `order` tokens of a text, each kind numbered in ascending order of its tokens. What a run's number means is
 * known from its level: its parent (the run without its last token) and its last token.
 */
export interface RunLevel {
  readonly size: number
  readonly parents: Int32Array
  readonly lastTokens: Uint16Array
  readonly counts: Int32Array
  /** A place where the run begins; the only one when its count is 1. */
  readonly places: Int32Array
  /** The number of the run that begins at each place of the text. */
  readonly runAt: Int32Array
}

/** Places near the end of the text begin no longer runs: the text is read as if it went on with token 0. */
export function countRuns(text: Uint16Array, order: number, vocabularySize: number): readonly RunLevel[] {
  const levels: RunLevel[] = []
  let parentAt: Int32Array = new Int32Array(text.length)
  for (let length = 1; length <= order; length++) {
    const level = length === 1 ? countTokens(text, vocabularySize) : lengthen(text, length, parentAt, vocabularySize)
    levels.push(level)
    parentAt = level.runAt
  }
  return levels
}

/** Level 1 has every token of the vocabulary, seen or not. */
function countTokens(text: Uint16Array, size: number): RunLevel {
  const [counts, places] = [new Int32Array(size), new Int32Array(size)]
  text.forEach((token, place) => {
    counts[token] = (counts[token] ?? 0) + 1
    places[token] = place
  })
  const lastTokens = Uint16Array.from({ length: size }, (_, token) => token)
  return { size, parents: new Int32Array(size), lastTokens, counts, places, runAt: Int32Array.from(text) }
}

function lengthen(text: Uint16Array, length: number, parentAt: Int32Array, vocabularySize: number): RunLevel {
  const keys = new Float64Array(text.length)
  for (let at = 0; at < text.length; at++) {
    keys[at] = (parentAt[at] ?? 0) * vocabularySize + (text[at + length - 1] ?? 0)
  }
  const kinds = distinct(keys.slice().sort())
  const size = kinds.length
  const [counts, places, runAt] = [new Int32Array(size), new Int32Array(size), new Int32Array(text.length)]
  for (let at = 0; at < keys.length; at++) {
    const run = find(kinds, keys[at] ?? 0)
    runAt[at] = run
    counts[run] = (counts[run] ?? 0) + 1
    places[run] = at
  }
  const parents = Int32Array.from(kinds, (key) => Math.floor(key / vocabularySize))
  return { size, parents, lastTokens: Uint16Array.from(kinds, (key) => key % vocabularySize), counts, places, runAt }
}

function distinct(sorted: Float64Array): Float64Array {
  let kept = 0
  for (let at = 0; at < sorted.length; at++) {
    if (at === 0 || sorted[at] !== sorted[at - 1]) sorted[kept++] = sorted[at] ?? 0
  }
  return sorted.slice(0, kept)
}

function find(sorted: Float64Array, key: number): number {
  let [low, high] = [0, sorted.length - 1]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle] ?? 0) < key) low = middle + 1
    else high = middle
  }
  return low
}
