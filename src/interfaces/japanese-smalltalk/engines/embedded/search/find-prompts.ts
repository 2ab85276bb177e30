import type { Token } from '../../../../../capabilities/japanese-text/port.ts'
import { multiply } from '../rank/rank-model.ts'
import type { FallbackKind } from '../exchange.ts'
import type { SlotWords } from '../slots/fill-slots.ts'
import { takeWords } from '../slots/take-words.ts'
import { compare, type IndexedPrompt, listOwnGrams, type PromptIndex, toVector } from './prompt-index.ts'

/** A sentence of what was said. */
export interface SaidSentence {
  /** Without signs; in the letters that were written. */
  readonly plain: string
  readonly isQuestion: boolean
  readonly kind: FallbackKind
  readonly tokens: readonly Token[]
  /** Our own last turn; empty where there was none. */
  readonly before: string
}

export interface FoundPrompt {
  readonly prompt: IndexedPrompt
  /** From 0 to 1, by the grams of both. */
  readonly likeness: number
  /** The cosine of what both mean. */
  readonly nearness: number
  /** What the prompt's slots took from what was said. */
  readonly words: SlotWords
}

/** Share of the prompts that may have a gram which tells anything. */
const maxHolders = 0.15

/** What is less near is no candidate. */
const minLikeness = 0.05

/** Prompts that mean nearly the same, whatever their letters. */
const maxOfMeaning = 12

const noWords: SlotWords = new Map()

/** The prompts whose letters or whose meaning are nearest to a sentence's, and all whose slots fit it. */
export function findPrompts(index: PromptIndex, sentence: SaidSentence, count: number): FoundPrompt[] {
  if (sentence.plain === '') return []
  const likenesses = compareWithAll(index, sentence.plain)
  const meaning = index.readMeaning(sentence.plain)
  const follows = ({ exchange: { after } }: IndexedPrompt) =>
    after.length === 0 || after.some((words) => sentence.before.includes(words))
  const near = index.prompts.flatMap((prompt, at) => {
    const likeness = likenesses[at] ?? 0
    if (likeness <= minLikeness || prompt.pattern || !follows(prompt)) return []
    return [{ prompt, likeness, nearness: multiply(meaning, prompt.meaning), words: noWords }]
  })
  const fitting = index.prompts.flatMap((prompt) => {
    const taken = prompt.pattern && follows(prompt) && takeWords(sentence.plain, sentence.tokens, prompt.pattern)
    if (!taken) return []
    const masked = toVector(listOwnGrams(taken.masked), index.weigh)
    const nearness = multiply(meaning, prompt.meaning)
    return [{ prompt, likeness: compare(masked, prompt.vector), nearness, words: taken.words }]
  })
  const byLetters = near.toSorted((one, other) => other.likeness - one.likeness).slice(0, count)
  const byMeaning = near.toSorted((one, other) => other.nearness - one.nearness).slice(0, maxOfMeaning)
  return [...new Set([...byLetters, ...byMeaning]), ...fitting]
}

/** The cosine with every prompt, 0 for those that have no telling gram of the text. */
function compareWithAll({ holders, prompts, weigh }: PromptIndex, plain: string): Float64Array {
  const products = new Float64Array(prompts.length)
  for (const [gram, weight] of toVector(listOwnGrams(plain), weigh)) {
    const having = holders.get(gram) ?? []
    if (having.length > maxHolders * prompts.length) continue
    const share = weight * weigh(gram)
    for (const at of having) products[at] = (products[at] ?? 0) + share
  }
  return products.map((product, at) => product / (prompts[at]?.length ?? 1))
}
