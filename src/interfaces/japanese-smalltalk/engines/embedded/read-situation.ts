import { splitSentences } from '../../../../kernel/text/split-sentences.ts'
import type { Turns } from '../../port.ts'
import type { Situation } from './choose-reply.ts'
import { isQuestion } from './kinds/read-kind.ts'
import type { Talk } from './load-talk.ts'
import { readMemory } from './read-memory.ts'
import { findExchanges, type FoundExchange } from './search/find-exchanges.ts'
import type { SaidSentence } from './search/find-prompts.ts'
import { findTopic } from './slots/find-topic.ts'
import { readClock } from './slots/fill-slots.ts'
import { toPlain, withoutSigns } from './to-plain.ts'

/** Sentences of a turn that are looked at: its last ones. */
const maxSentences = 6

/** What one sentence of several is worth beside the whole turn. */
const partOfTurn = 0.97

/** What a greeting before something else is worth. */
const before = 0.7

export type Random = () => number

/** What the last turn may mean, and what is known from those before it. */
export async function readSituation(
  talk: Talk,
  turns: Turns,
  { now, random }: { readonly now: number; readonly random: Random },
  signal: AbortSignal,
): Promise<Situation> {
  const last = turns.at(-1) ?? turns[0]
  const texts = listParts(last)
  // What we said ourselves tells nothing of the person.
  const earlier = turns.slice(0, -1).filter((turn) => !talk.ownWords.has(toPlain(turn)))
  const plain = [...texts, ...earlier].map(withoutSigns)
  const tokens = await talk.japaneseText.tokenize(plain, signal)
  const sentences = texts.map((text, index) => ({
    plain: plain[index] ?? '',
    isQuestion: isQuestion(text),
    tokens: tokens[index] ?? [],
  }))
  const memory = earlier.flatMap((turn, index) => [...readMemory(turn, tokens[texts.length + index] ?? [])])
  const topic = findTopic(plain[0] ?? '', tokens[0] ?? [])
  const known = topic === undefined ? memory : [...memory, ['topic', topic] as const]
  return {
    turns,
    found: await findInAll(talk, sentences, signal),
    words: new Map([...readClock(now), ...known]),
    random,
  }
}

/** The whole turn first, then its sentences where there are several. */
function listParts(turn: string): string[] {
  const sentences = splitSentences(turn, 'ja')
    .map(({ text }) => text)
    .filter((text) => toPlain(text) !== '')
  return sentences.length > 1 ? [turn, ...sentences.slice(-maxSentences)] : [turn]
}

async function findInAll(
  { index, promptWords }: Talk,
  sentences: readonly SaidSentence[],
  signal: AbortSignal,
): Promise<FoundExchange[]> {
  const found = await Promise.all(
    sentences.map(async (sentence, at) => {
      const isLast = at === sentences.length - 1
      const worth = at === 0 ? 1 : isLast ? partOfTurn : before
      const ofSentence = await findExchanges(index, promptWords, sentence, signal)
      return ofSentence.map((one) => ({ ...one, likeness: worth * one.likeness }))
    }),
  )
  return found.flat().toSorted((one, other) => other.likeness - one.likeness)
}
