import { memoizeRecent } from '../../../../../libraries/memoize/memoize-recent.ts'
import { normOf } from '../../../../../libraries/numbers/norm-of.ts'
import type { YieldToEventLoop } from '../../../../../kernel/foundation/workers/yield-to-event-loop.ts'
import type { Exchange, FallbackKind } from '../exchange.ts'
import { deniesTrouble, isPassive, isPast, isQuestion, isReceived, readKind } from '../kinds/read-kind.ts'
import { listGrams } from '../list-grams.ts'
import type { GramVector, Rarities } from '../rank/tf-idf.ts'
import { type PromptPattern, slotSign, toMasked, toPattern } from '../slots/prompt-pattern.ts'

export interface IndexedPrompt {
  readonly exchange: Exchange
  readonly text: string
  readonly pattern: PromptPattern | undefined
}

/** What is only read of prompts that come near to what was said. */
export interface PromptTraits {
  readonly isQuestion: boolean
  readonly isPast: boolean
  /** Whether it is done to whoever tells it, or to what they speak of. */
  readonly isPassive: boolean
  readonly isReceived: boolean
  /** Whether it says that a trouble is none. */
  readonly isDenial: boolean
  readonly kind: FallbackKind
  readonly grams: GramVector
}

export interface PromptIndex {
  /** Those without slots. */
  readonly prompts: readonly IndexedPrompt[]
  /** Their vectors, of length 1, one after another. */
  readonly meanings: Float32Array
  /** Those with slots. */
  readonly patterns: readonly IndexedPrompt[]
  readTraits(prompt: IndexedPrompt): PromptTraits
  toGrams(masked: string): GramVector
}

/** All prompts of the exchanges; `meanings` has a vector for each that has no slots, by its text. */
export async function indexPrompts(
  exchanges: readonly Exchange[],
  meanings: ReadonlyMap<string, Float32Array>,
  rarities: Rarities,
  yieldToEventLoop: YieldToEventLoop,
): Promise<PromptIndex> {
  const [prompts, patterns]: IndexedPrompt[][] = [[], []]
  for (const exchange of exchanges) {
    await yieldToEventLoop()
    for (const text of exchange.prompts) {
      const pattern = toPattern(text)
      const list = pattern ? patterns : prompts
      list?.push({ exchange, text, pattern })
    }
  }
  const toGrams = (masked: string) => weighGrams(rarities, masked)
  return {
    prompts: prompts ?? [],
    meanings: await layOut(prompts ?? [], meanings, yieldToEventLoop),
    patterns: patterns ?? [],
    readTraits: openTraits(toGrams),
    toGrams,
  }
}

async function layOut(
  prompts: readonly IndexedPrompt[],
  meanings: ReadonlyMap<string, Float32Array>,
  yieldToEventLoop: YieldToEventLoop,
): Promise<Float32Array> {
  const dimension = meanings.values().next().value?.length ?? 0
  const laidOut = new Float32Array(prompts.length * dimension)
  for (const [at, { text }] of prompts.entries()) {
    await yieldToEventLoop()
    laidOut.set(meanings.get(text) ?? [], at * dimension)
  }
  return laidOut
}

/** Prompts whose traits are kept. */
const maxKept = 5_000

function openTraits(toGrams: PromptIndex['toGrams']): PromptIndex['readTraits'] {
  return memoizeRecent(maxKept, ({ text }) => ({
    isQuestion: isQuestion(text),
    isPast: isPast(text),
    isPassive: isPassive(text),
    isReceived: isReceived(text),
    isDenial: deniesTrouble(text),
    kind: readKind(text),
    grams: toGrams(toMasked(text)),
  }))
}

/** The grams of a text in which words may be masked, by how rare they are in conversations. Katakana is hiragana, and no gram goes over a mask. */
function weighGrams({ rowOf, ofRows, ofOthers }: Rarities, masked: string): GramVector {
  const grams = listGrams(toHiragana(masked.toLowerCase())).filter((gram) => !gram.includes(slotSign))
  const weights = grams.map((gram) => ofRows[rowOf.get(gram) ?? -1] ?? ofOthers)
  const length = normOf(weights) || 1
  return new Map(grams.map((gram, at) => [gram, (weights[at] ?? 0) / length]))
}

function toHiragana(text: string): string {
  return text.replaceAll(/[ァ-ヶ]/g, (sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) - 0x60))
}
