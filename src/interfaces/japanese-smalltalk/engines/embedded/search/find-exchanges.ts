import type { Exchange, FallbackKind } from '../exchange.ts'
import { deniesTrouble, isPassive, isPast, isReceived } from '../kinds/read-kind.ts'
import type { SlotWords } from '../slots/fill-slots.ts'
import { type ContentWords, listContentWords } from './content-words.ts'
import { findPrompts, type FoundPrompt, type SaidSentence } from './find-prompts.ts'
import { compare, type PromptIndex } from './prompt-index.ts'
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

/** What the meaning counts beside both. */
const ofMeaning = 0.22

/** What one who asks and one who tells have in common is less than their words have. */
const otherMood = 0.8

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

/** The very words of a prompt without slots come before. */
const maxFitting = 0.9

const nearlySameLetters = 0.85

/** Prompts that are compared by their words. */
const maxPrompts = 40

/** The exchanges whose prompts are nearest to a sentence, each once. */
export async function findExchanges(
  index: PromptIndex,
  promptWords: PromptWords,
  sentence: SaidSentence,
  signal: AbortSignal,
): Promise<FoundExchange[]> {
  const found = findPrompts(index, sentence, maxPrompts)
  const words = await promptWords.of(
    found.map(({ prompt }) => prompt.text),
    signal,
  )
  const best = new Map<Exchange, FoundExchange>()
  for (const one of found) {
    const likeness = judge(sentence, one, words.get(one.prompt.text) ?? new Map())
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
  wanted: ContentWords,
): number {
  const taken = [...words.values()].join('')
  const said = listContentWords(sentence.tokens.filter(({ surface }) => !taken.includes(surface)))
  const mixed = wanted.size > 0 && said.size > 0 ? (1 - ofWords) * likeness + ofWords * compare(said, wanted) : likeness
  const meant = words.size > 0 ? mixed : (1 - ofMeaning) * mixed + ofMeaning * nearness
  // The dictionary does not know every way to write a word.
  const ofBoth = likeness > nearlySameLetters ? Math.max(meant, likeness) : meant
  const mood =
    (sentence.isQuestion === prompt.isQuestion ? 1 : otherMood) *
    (isPast(sentence.plain) === prompt.isPast ? 1 : otherTense) *
    (isPassive(sentence.plain) === prompt.isPassive ? 1 : otherVoice) *
    (isReceived(sentence.plain) === isReceived(prompt.text) ? 1 : otherVoice) *
    (deniesTrouble(sentence.plain) === prompt.isDenial ? 1 : otherSense) *
    compareTones(sentence.kind, prompt.kind)
  const known = words.size > 0 ? Math.min(maxFitting, mood * ofBoth + fittingPattern) : mood * ofBoth
  return prompt.exchange.after.length > 0 ? known + followsOurs : known
}
