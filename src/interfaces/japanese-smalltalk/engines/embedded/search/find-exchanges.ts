import type { Exchange, FallbackKind } from '../exchange.ts'
import { deniesTrouble, isPassive, isPast, isReceived } from '../kinds/read-kind.ts'
import type { SlotWords } from '../slots/fill-slots.ts'
import { compareGrams } from '../rank/tf-idf.ts'
import { type ContentWords, listContentWords } from './content-words.ts'
import { findPrompts, type FoundPrompt, type NearPrompt, type SaidSentence } from './find-prompts.ts'
import type { PromptIndex, PromptTraits } from './prompt-index.ts'
import type { PromptWords } from './prompt-words.ts'

export interface FoundExchange {
  readonly exchange: Exchange
  /** From 0 to 1, how near what was said is to one of the prompts. */
  readonly likeness: number
  /** What the prompt's slots took from what was said. */
  readonly words: SlotWords
}

/** What words count beside letters. */
const ofWords = 0.6

/** A cosine of meanings that tells an exchange from none, what it counts as, and how much more counts what is nearer. */
const meant = { cosine: 0.69, likeness: 0.6, slope: 1.5 }

/** How much of the way to what letters and words say, where they say more than the meaning, and where they say less. */
const [ofMoreWords, ofFewerWords] = [0.35, 0.2]

/** What one who asks and one who tells have in common is less than their words have. */
const otherMood = 0.8

/** Kinds of what asks us for something; who merely tells has asked for nothing. */
const asking: ReadonlySet<FallbackKind> = new Set(['request', 'advice'])
const telling: ReadonlySet<FallbackKind> = new Set(['statement', 'told', 'trouble', 'joy', 'wish', 'long'])

/** The same of what has happened and what has not. */
const otherTense = 0.85

/** The same of what one does and what is done to one: 「忘れた」 and 「忘れられた」. */
const otherVoice = 0.85

/** The same of a trouble and of one that is said to be none. */
const otherSense = 0.75

/** The same of a trouble and what is none, and of a joy and a trouble. */
const otherTone = { none: 0.92, opposite: 0.8, thought: 0.88 }

/** Words taken by a prompt's slots are no difference, and a pattern that fits is no accident. */
const fittingPattern = 0.1

/** An exchange that follows what we said ourselves is no accident either. */
const followsOurs = 0.12

/** What an exchange of the older files counts, whose prompts are farther from each other: not each of their replies fits each of them as well. */
const ofBroad = 0.88

/** The very words of a prompt without slots come before. */
const maxFitting = 0.9

const nearlySameLetters = 0.85

/** What is said in nearly the words of a prompt. */
const nearlySameWords = 0.9

/** Prompts that are compared by their words. */
const maxPrompts = 30

/** The exchanges whose prompts are nearest to a sentence, each once. */
export async function findExchanges(
  index: PromptIndex,
  promptWords: PromptWords,
  sentence: SaidSentence,
  nearest: readonly NearPrompt[],
  signal: AbortSignal,
): Promise<FoundExchange[]> {
  const found = findPrompts(index, sentence, nearest, maxPrompts)
  const words = await promptWords.of(
    found.map(({ prompt }) => prompt.text),
    signal,
  )
  const best = new Map<Exchange, FoundExchange>()
  for (const one of found) {
    const likeness = judge(sentence, one, index.readTraits(one.prompt), words.get(one.prompt.text) ?? new Map())
    const known = best.get(one.prompt.exchange)
    if (!known || likeness > known.likeness)
      best.set(one.prompt.exchange, { exchange: one.prompt.exchange, likeness, words: one.words })
  }
  return [...best.values()]
}

/** Whoever tells of a trouble is met with no joy. */
function compareTones(said: FallbackKind, prompt: FallbackKind): number {
  if (said === prompt) return 1
  // Who dreams of a shop has opened none, and who thinks of a cat has none yet.
  if (said === 'wish' && (prompt === 'told' || prompt === 'joy')) return otherTone.thought
  if (said === 'doubt' && (prompt === 'told' || prompt === 'joy' || prompt === 'statement')) return otherTone.thought
  if (said !== 'trouble' && said !== 'joy') return 1
  if (prompt === 'trouble' || prompt === 'joy') return otherTone.opposite
  return said === 'trouble' ? otherTone.none : 1
}

/** By letters, by words and by meaning; a sentence without words by its letters alone. */
function judge(
  sentence: SaidSentence,
  { prompt, likeness, nearness, words }: FoundPrompt,
  traits: PromptTraits,
  wanted: ContentWords,
): number {
  const taken = [...words.values()].join('')
  const said = listContentWords(sentence.tokens.filter(({ surface }) => !taken.includes(surface)))
  const mixed =
    wanted.size > 0 && said.size > 0 ? (1 - ofWords) * likeness + ofWords * compareGrams(said, wanted) : likeness
  const ofBoth = words.size > 0 ? mixed : joinMeaning(mixed, nearness)
  // The dictionary does not know every way to write a word.
  const ofAll = likeness > nearlySameLetters ? Math.max(ofBoth, likeness) : ofBoth
  const mood =
    (sentence.isQuestion !== traits.isQuestion || (telling.has(sentence.kind) && asking.has(traits.kind))
      ? otherMood
      : 1) *
    (isPast(sentence.plain) === traits.isPast ? 1 : otherTense) *
    (isPassive(sentence.plain) === traits.isPassive ? 1 : otherVoice) *
    (isReceived(sentence.plain) === traits.isReceived ? 1 : otherVoice) *
    (deniesTrouble(sentence.plain) === traits.isDenial ? 1 : otherSense) *
    compareTones(sentence.kind, traits.kind)
  const known = words.size > 0 ? Math.min(maxFitting, mood * ofAll + fittingPattern) : mood * ofAll
  const ofOne = prompt.exchange.isNarrow || words.size > 0 || known > nearlySameWords ? known : ofBroad * known
  return prompt.exchange.after.length > 0 ? known + followsOurs : ofOne
}

/** By what both mean, and by how much of it their words bear out. */
function joinMeaning(ofWords: number, cosine: number): number {
  const ofMeaning = Math.min(1, Math.max(0, meant.likeness + meant.slope * (cosine - meant.cosine)))
  return ofMeaning + (ofWords > ofMeaning ? ofMoreWords : ofFewerWords) * (ofWords - ofMeaning)
}
