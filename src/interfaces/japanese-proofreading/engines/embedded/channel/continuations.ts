import { memoizeRecent } from '../../../../../libraries/memoize/memoize-recent.ts'
import type { Alphabet } from './alphabet.ts'
import type { CharacterModel } from './character-model.ts'

/** What often follows a run of characters. */
export interface Continuations {
  /** After the node of a run of so many characters, -1 for none: single characters, the most frequent first. */
  after(length: number, node: number): readonly string[]
}

const maxContinuations = 24
/** Nodes whose continuations are kept. */
const maxKept = 50_000
const none: readonly string[] = []

export function createContinuations({ levels }: CharacterModel, alphabet: Alphabet): Continuations {
  const list = (length: number, node: number): readonly string[] => {
    const [level, next] = [levels[length - 1], levels[length]]
    if (!level || !next) return none
    const [begin, end] = [level.firstChild[node] ?? 0, level.firstChild[node + 1] ?? 0]
    return Array.from({ length: end - begin }, (_, index) => begin + index)
      .toSorted((one, other) => (next.own[one] ?? 255) - (next.own[other] ?? 255))
      .slice(0, maxContinuations)
      .map((child) => alphabet.characterOf(next.characters[child] ?? 0))
      .filter((character) => /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}ー]/u.test(character))
  }
  // One number for both: no run is as long as eight characters.
  const listRecent = memoizeRecent(maxKept, (key: number) => list(key % 8, Math.floor(key / 8)))
  return { after: (length, node) => (node < 0 ? none : listRecent(node * 8 + length)) }
}
