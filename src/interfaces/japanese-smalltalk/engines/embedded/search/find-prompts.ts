import type { Token } from '../../../../../capabilities/japanese-text/port.ts'
import type { FallbackKind } from '../exchange.ts'
import { compareGrams } from '../rank/tf-idf.ts'
import type { SlotWords } from '../slots/fill-slots.ts'
import { takeWords } from '../slots/take-words.ts'
import type { IndexedPrompt, PromptIndex } from './prompt-index.ts'

/** A sentence of what was said. */
export interface SaidSentence {
  /** Without signs; in the letters that were written. */
  readonly plain: string
  readonly isQuestion: boolean
  readonly kind: FallbackKind
  readonly tokens: readonly Token[]
  /** A vector of length 1, by the encoder of sentences. */
  readonly meaning: Float32Array
  /** Our own last turn; empty where there was none. */
  readonly before: string
}

export interface FoundPrompt {
  readonly prompt: IndexedPrompt
  /** From 0 to 1, by the grams of both. */
  readonly likeness: number
  /** The cosine of what both mean; 0 for one with slots. */
  readonly nearness: number
  /** What the prompt's slots took from what was said. */
  readonly words: SlotWords
}

/** Less near is no candidate. */
const minNearness = 0.45

const noWords: SlotWords = new Map()

/** The `count` prompts of `nearest` that can be said now, and all whose slots fit the sentence. */
export function findPrompts(
  index: PromptIndex,
  sentence: SaidSentence,
  nearest: readonly NearPrompt[],
  count: number,
): FoundPrompt[] {
  if (sentence.plain === '') return []
  const follows = ({ exchange: { after } }: IndexedPrompt) =>
    after.length === 0 || after.some((words) => sentence.before.includes(words))
  const said = index.toGrams(sentence.plain)
  const near = nearest
    .filter(({ prompt }) => follows(prompt))
    .slice(0, count)
    .map(({ prompt, nearness }) => {
      const likeness = compareGrams(said, index.readTraits(prompt).grams)
      return { prompt, likeness, nearness, words: noWords }
    })
  const fitting = index.patterns.flatMap((prompt) => {
    const taken = prompt.pattern && follows(prompt) && takeWords(sentence.plain, sentence.tokens, prompt.pattern)
    if (!taken) return []
    const likeness = compareGrams(index.toGrams(taken.masked), index.readTraits(prompt).grams)
    return [{ prompt, likeness, nearness: 0, words: taken.words }]
  })
  return [...near, ...fitting]
}

export interface NearPrompt {
  readonly prompt: IndexedPrompt
  /** The cosine of what both mean. */
  readonly nearness: number
}

/** The prompts without slots that are near to a meaning, the nearest first. */
export function listNearest({ prompts, meanings }: PromptIndex, meaning: Float32Array): readonly NearPrompt[] {
  const near: NearPrompt[] = []
  prompts.forEach((prompt, at) => {
    const nearness = multiplyAt(meanings, at * meaning.length, meaning)
    if (nearness > minNearness) near.push({ prompt, nearness })
  })
  return near.toSorted((one, other) => other.nearness - one.nearness)
}

function multiplyAt(meanings: Float32Array, from: number, meaning: Float32Array): number {
  // Four sums do not wait for one another.
  let [one, two, three, four] = [0, 0, 0, 0]
  for (let at = 0; at < meaning.length; at += 4) {
    one += (meanings[from + at] ?? 0) * (meaning[at] ?? 0)
    two += (meanings[from + at + 1] ?? 0) * (meaning[at + 1] ?? 0)
    three += (meanings[from + at + 2] ?? 0) * (meaning[at + 2] ?? 0)
    four += (meanings[from + at + 3] ?? 0) * (meaning[at + 3] ?? 0)
  }
  return one + two + three + four
}
