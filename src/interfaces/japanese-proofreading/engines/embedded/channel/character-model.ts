/**
 * An interpolated n-gram model of characters as a trie: a node is a run of characters, its children are what followed it. Level 1 has a node
 * for every character. p(c|h) = own(h c) + rest(h) p(c|h without its first character); the last term ends in the probabilities of level 1.
 */
export interface CharacterLevel {
  /** The last character of each node; children of one node ascend. */
  readonly characters: Uint16Array
  /** The share of the probability that only this node adds, as a byte; see `file-format.ts`. */
  readonly own: Uint8Array
  /** What is left for shorter histories after this node; empty in the last level. */
  readonly rest: Float32Array
  /** Where the children of each node begin in the next level, and one end more; empty in the last level. */
  readonly firstChild: Uint32Array
}

export interface CharacterModel {
  /** Level 1 first. */
  readonly levels: readonly CharacterLevel[]
}

/** The nodes of the last characters: of the last one, of the last two and so on; -1 where the model has none. */
export type History = Int32Array

/** A history ends in as many nodes as the model has levels, less one. */
export const historyLength = 4

/** The natural logarithm of the probability of a character after `history`, which then ends in it. `into` may be `history` itself. */
export function advance(
  { levels }: CharacterModel,
  history: History,
  from: number,
  character: number,
  into: History,
  to: number,
  probabilities: Float32Array,
): number {
  let probability = probabilities[levels[0]?.own[character] ?? 255] ?? 0
  let before = character
  for (let length = 1; length <= historyLength; length++) {
    const node = history[from + length - 1] ?? -1
    let child = -1
    const level = levels[length - 1]
    const next = levels[length]
    if (node >= 0 && level && next) {
      const begin = level.firstChild[node] ?? 0
      const end = level.firstChild[node + 1] ?? 0
      if (begin < end) {
        child = findCharacter(next.characters, character, begin, end)
        probability =
          (level.rest[node] ?? 1) * probability + (child < 0 ? 0 : (probabilities[next.own[child] ?? 255] ?? 0))
      }
    }
    into[to + length - 1] = before
    before = child
  }
  return Math.log(probability + 1e-9)
}

function findCharacter(characters: Uint16Array, character: number, from: number, to: number): number {
  let low = from
  let high = to - 1
  while (low <= high) {
    const middle = (low + high) >> 1
    const found = characters[middle] ?? 0
    if (found === character) return middle
    if (found < character) low = middle + 1
    else high = middle - 1
  }
  return -1
}
