import { characterFeatures } from './hash-features.ts'
import type { NameModel } from './model.ts'
import { sum } from './word-weights.ts'

/** Logarithm of the odds that a text in characters, Hangul or kana is a name and no other word. */
export function weighCharacters(model: NameModel, text: string): number {
  return sum(model.character, characterFeatures(text), model.characterStep)
}
