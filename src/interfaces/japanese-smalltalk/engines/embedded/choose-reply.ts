import type { Turns } from '../../port.ts'
import { type Exchange, isMemorySlot, listSlots, topicSlot } from './exchange.ts'
import type { FoundExchange } from './search/find-exchanges.ts'
import { readKind } from './kinds/read-kind.ts'
import type { Talk } from './load-talk.ts'
import { encodeTurns, multiply } from './rank/rank-model.ts'
import { fillSlots, type SlotWords } from './slots/fill-slots.ts'
import { isFitToSay } from './style/check-style.ts'
import { toPlain } from './to-plain.ts'

export interface Situation {
  readonly turns: Turns
  readonly found: readonly FoundExchange[]
  /** From the clock and from earlier turns. */
  readonly words: SlotWords
  readonly random: () => number
}

/** Likeness below which nothing was understood. */
const understood = 0.5

/** What was said in danger or in anger is answered as such unless an exchange is nearly the same words. */
const nearlySame = 0.8

/** How much nearer an exchange may be, for another to be chosen for its reply. */
const maxGap = 0.1

/** What a standard deviation of the ranker's product is worth, in likeness. */
const rankWeight = 0.05

/** In the same measure: the greater, the more replies vary. */
const temperature = 0.08

/** What a reply is worth more that knows what an earlier turn said. */
const remembering = 0.3

/** What a reply is worth more that names what was said last. */
const naming = 0.06

interface Candidate {
  readonly text: string
  readonly score: number
}

/** One of the replies that fit best; undefined where none is left. */
export function chooseReply(talk: Talk, situation: Situation): string | undefined {
  const { found, turns } = situation
  const kind = readKind(turns.at(-1) ?? turns[0])
  const best = found[0]?.likeness ?? 0
  const min = kind === 'personal-danger' ? 2 : kind === 'rude' ? nearlySame : understood
  const near = best < min ? [] : found.filter(({ likeness }) => likeness >= Math.max(min, best - maxGap))
  const fallback: Exchange = { theme: 'fallbacks', prompts: [], replies: talk.fallbacks[kind] }
  return (
    draw(score(talk, situation, near), situation.random) ??
    draw(score(talk, situation, [{ exchange: fallback, likeness: 0, words: new Map() }]), situation.random)
  )
}

/** Every reply that can be said now, with what it is worth. */
function score(talk: Talk, { turns, words }: Situation, found: readonly FoundExchange[]): Candidate[] {
  const said = new Set(turns.map(toPlain))
  const sayable = found.flatMap(({ exchange, likeness, words: taken }) =>
    exchange.replies.flatMap((line) => {
      const text = fillSlots(line, new Map([...words, ...taken]))
      if (text === undefined || !isFitToSay(text)) return []
      return [{ line, text, likeness: likeness + judgeSlots(listSlots(line), taken) }]
    }),
  )
  const vector = encodeTurns(talk.model, turns)
  const ranks = sayable.map(({ line }) => multiply(vector, talk.vectors.get(line) ?? nothing))
  const mean = ranks.reduce((sum, rank) => sum + rank, 0) / Math.max(1, ranks.length)
  const deviation = Math.sqrt(ranks.reduce((sum, rank) => sum + (rank - mean) ** 2, 0) / Math.max(1, ranks.length)) || 1
  const scored = sayable.map(({ text, likeness }, index) => ({
    text,
    score: likeness + (rankWeight * ((ranks[index] ?? 0) - mean)) / deviation,
  }))
  // Nobody says the same again, unless there is nothing else.
  const fresh = scored.filter(({ text }) => !said.has(toPlain(text)))
  return fresh.length > 0 ? fresh : scored
}

function judgeSlots(slots: readonly string[], taken: SlotWords): number {
  if (slots.some((slot) => isMemorySlot(slot) && !taken.has(slot))) return remembering
  return slots.includes(topicSlot) ? naming : 0
}

const nothing = new Float32Array(0)

/** Draws one, the likelier the more it is worth. */
function draw(candidates: readonly Candidate[], random: () => number): string | undefined {
  const max = Math.max(...candidates.map(({ score: worth }) => worth))
  const weights = candidates.map(({ score: worth }) => Math.exp((worth - max) / temperature))
  let left = random() * weights.reduce((sum, weight) => sum + weight, 0)
  for (const [index, { text }] of candidates.entries()) {
    left -= weights[index] ?? 0
    if (left <= 0) return text
  }
  return candidates.at(-1)?.text
}
