import type { Exchange } from '../exchange.ts'
import { isPast, isQuestion } from '../kinds/read-kind.ts'
import { listGrams } from '../list-grams.ts'
import { type PromptPattern, slotSign, toMasked, toPattern } from '../slots/prompt-pattern.ts'

/** A prompt as it is searched. */
export interface IndexedPrompt {
  readonly exchange: Exchange
  readonly text: string
  readonly pattern: PromptPattern | undefined
  readonly isQuestion: boolean
  readonly isPast: boolean
  /** Weights of its grams, of length 1 together. */
  readonly vector: ReadonlyMap<string, number>
  /** What each weight was divided by for that. */
  readonly length: number
}

export interface PromptIndex {
  readonly prompts: readonly IndexedPrompt[]
  /** Prompts by gram. */
  readonly holders: ReadonlyMap<string, readonly number[]>
  readonly weigh: (gram: string) => number
}

/** Prompts by their grams, which weigh the more the fewer prompts have them (tf-idf with cosine). */
export function indexPrompts(exchanges: readonly Exchange[]): PromptIndex {
  const all = exchanges.flatMap((exchange) =>
    exchange.prompts.map((prompt) => ({ exchange, prompt, grams: listOwnGrams(toMasked(prompt)) })),
  )
  const holders = new Map<string, number[]>()
  all.forEach(({ grams }, index) => {
    for (const gram of grams) {
      const known = holders.get(gram)
      if (known) known.push(index)
      else holders.set(gram, [index])
    }
  })
  const weigh = (gram: string) => Math.log((all.length + 1) / (holders.get(gram)?.length ?? 1))
  const prompts = all.map(({ exchange, prompt, grams }) => ({
    exchange,
    text: prompt,
    pattern: toPattern(prompt),
    isQuestion: isQuestion(prompt),
    isPast: isPast(prompt),
    vector: toVector(grams, weigh),
    length: measureLength(grams, weigh),
  }))
  return { prompts, holders, weigh }
}

/** The grams of a text in which words may be masked, katakana as hiragana; none goes over a mask. */
export function listOwnGrams(masked: string): string[] {
  return listGrams(toHiragana(masked.toLowerCase())).filter((gram) => !gram.includes(slotSign))
}

function toHiragana(text: string): string {
  return text.replaceAll(/[ァ-ヶ]/g, (sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) - 0x60))
}

export function toVector(grams: readonly string[], weigh: (gram: string) => number): ReadonlyMap<string, number> {
  const length = measureLength(grams, weigh)
  return new Map(grams.map((gram) => [gram, weigh(gram) / length]))
}

function measureLength(grams: readonly string[], weigh: (gram: string) => number): number {
  return Math.hypot(...grams.map(weigh)) || 1
}

export function compare(one: ReadonlyMap<string, number>, other: ReadonlyMap<string, number>): number {
  const [less, more] = one.size < other.size ? [one, other] : [other, one]
  let product = 0
  for (const [gram, weight] of less) product += weight * (more.get(gram) ?? 0)
  return product
}
