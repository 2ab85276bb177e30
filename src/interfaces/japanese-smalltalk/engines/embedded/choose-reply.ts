import type { Turns } from '../../port.ts'
import { type Exchange, isMemorySlot, listSlots, topicSlot } from './exchange.ts'
import { readKind } from './kinds/read-kind.ts'
import type { Talk } from './load-talk.ts'
import { createRanker } from './rank/create-ranker.ts'
import type { FoundExchange } from './search/find-exchanges.ts'
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

/** Worth below which nothing was understood. */
const understood = 0.55

/** What was said in anger is answered as such unless an exchange is nearly the same words; in danger, always. */
const minWorth = { rude: 0.8, 'personal-danger': Infinity }

/** How much less than the best an exchange may be worth, and how much less its reply. */
const [maxGap, maxReplyGap] = [0.03, 0.15]

/** What a standard deviation of the ranker's product is worth, in likeness. */
const rankWeight = 0.05

/** In the same measure: the greater, the more replies vary. */
const temperature = 0.06

/** What a reply is worth more that knows what an earlier turn said. */
const remembering = 0.3

/** What a reply is worth more that names what was said last. */
const naming = 0.06

interface Candidate {
  readonly text: string
  /** In likeness, with what the ranker and the slots add. */
  readonly worth: number
}

/** One of the replies that fit best; undefined where none is left. */
export function chooseReply(talk: Talk, situation: Situation): string | undefined {
  const { found, turns, random } = situation
  const kind = readKind(turns.at(-1) ?? turns[0])
  const min = kind === 'rude' || kind === 'personal-danger' ? minWorth[kind] : understood
  const nearest = found[0]?.likeness ?? 0
  const near = found.filter(({ likeness }) => likeness >= nearest - maxGap)
  const candidates = judgeReplies(talk, situation, near)
  const best = Math.max(...candidates.map(({ worth }) => worth))
  if (best >= min)
    return draw(
      candidates.filter(({ worth }) => worth >= best - maxReplyGap),
      random,
    )
  const fallback: Exchange = { theme: 'fallbacks', prompts: [], replies: talk.fallbacks[kind] }
  return draw(judgeReplies(talk, situation, [{ exchange: fallback, likeness: 0, words: new Map() }]), random)
}

/** Every reply that can be said now, with what it is worth. */
function judgeReplies(talk: Talk, { turns, words }: Situation, found: readonly FoundExchange[]): Candidate[] {
  const rank = createRanker(talk.model, talk.vectors, turns)
  const candidates = found.flatMap(({ exchange, likeness, words: taken }) =>
    exchange.replies.flatMap((line) => {
      const text = fillSlots(line, new Map([...words, ...taken]))
      if (text === undefined || !isFitToSay(text)) return []
      return [{ text, worth: likeness + rankWeight * rank(line) + judgeSlots(listSlots(line), taken) }]
    }),
  )
  // Nobody says the same again, unless there is nothing else.
  const said = new Set(turns.map(toPlain))
  const fresh = candidates.filter(({ text }) => !said.has(toPlain(text)))
  return fresh.length > 0 ? fresh : candidates
}

function judgeSlots(slots: readonly string[], taken: SlotWords): number {
  if (slots.some((slot) => isMemorySlot(slot) && !taken.has(slot))) return remembering
  return slots.includes(topicSlot) ? naming : 0
}

/** Draws one, the likelier the more it is worth. */
function draw(candidates: readonly Candidate[], random: () => number): string | undefined {
  const max = Math.max(...candidates.map(({ worth }) => worth))
  const weights = candidates.map(({ worth }) => Math.exp((worth - max) / temperature))
  let left = random() * weights.reduce((sum, weight) => sum + weight, 0)
  for (const [index, { text }] of candidates.entries()) {
    left -= weights[index] ?? 0
    if (left <= 0) return text
  }
  return candidates.at(-1)?.text
}
