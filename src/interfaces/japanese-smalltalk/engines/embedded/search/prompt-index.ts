import { normOf } from '../../../../../libraries/numbers/norm-of.ts'
import type { YieldToEventLoop } from '../../../../../kernel/foundation/workers/yield-to-event-loop.ts'
import type { Exchange, FallbackKind } from '../exchange.ts'
import { deniesTrouble, isPassive, isPast, isQuestion, readKind } from '../kinds/read-kind.ts'
import { listGrams } from '../list-grams.ts'
import { type PromptPattern, slotSign, toMasked, toPattern } from '../slots/prompt-pattern.ts'

/** A prompt as it is searched. */
export interface IndexedPrompt {
  readonly exchange: Exchange
  readonly text: string
  readonly pattern: PromptPattern | undefined
  readonly isQuestion: boolean
  readonly isPast: boolean
  /** Whether it is done to whoever tells it, or to what they speak of. */
  readonly isPassive: boolean
  /** Whether it says that a trouble is none. */
  readonly isDenial: boolean
  readonly kind: FallbackKind
  /** Weights of its grams, of length 1 together. */
  readonly vector: ReadonlyMap<string, number>
  /** What each weight was divided by for that. */
  readonly length: number
  /** Where it stands among all that is said, by the learnt tables; of length 1. */
  readonly meaning: Float32Array
}

export interface PromptIndex {
  readonly prompts: readonly IndexedPrompt[]
  /** Prompts by gram. */
  readonly holders: ReadonlyMap<string, readonly number[]>
  readonly weigh: (gram: string) => number
  readonly readMeaning: ReadMeaning
}

export type ReadMeaning = (text: string) => Float32Array

/** Prompts by their grams, which weigh the more the fewer prompts have them (tf-idf with cosine). */
export async function indexPrompts(
  exchanges: readonly Exchange[],
  readMeaning: ReadMeaning,
  yieldToEventLoop: YieldToEventLoop,
): Promise<PromptIndex> {
  const all: { exchange: Exchange; prompt: string; grams: readonly string[] }[] = []
  const holders = new Map<string, number[]>()
  for (const exchange of exchanges) {
    await yieldToEventLoop()
    for (const prompt of exchange.prompts) {
      const grams = listOwnGrams(toMasked(prompt))
      for (const gram of grams) {
        const known = holders.get(gram)
        if (known) known.push(all.length)
        else holders.set(gram, [all.length])
      }
      all.push({ exchange, prompt, grams })
    }
  }
  const weigh = (gram: string) => Math.log((all.length + 1) / (holders.get(gram)?.length ?? 1))
  const prompts: IndexedPrompt[] = []
  for (const { exchange, prompt, grams } of all) {
    await yieldToEventLoop()
    prompts.push({
      exchange,
      text: prompt,
      pattern: toPattern(prompt),
      isQuestion: isQuestion(prompt),
      isPast: isPast(prompt),
      isPassive: isPassive(prompt),
      isDenial: deniesTrouble(prompt),
      kind: readKind(prompt),
      vector: toVector(grams, weigh),
      length: measureLength(grams, weigh),
      meaning: readMeaning(prompt.replaceAll(/\{[a-z]+\}/g, '')),
    })
  }
  return { prompts, holders, weigh, readMeaning }
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
  return normOf(grams.map(weigh)) || 1
}

export function compare(one: ReadonlyMap<string, number>, other: ReadonlyMap<string, number>): number {
  const [less, more] = one.size < other.size ? [one, other] : [other, one]
  let product = 0
  for (const [gram, weight] of less) product += weight * (more.get(gram) ?? 0)
  return product
}
