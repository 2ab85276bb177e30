import { lookUp } from '../../../../libraries/json/look-up.ts'
import { maxOf } from '../../../../libraries/numbers/max-of.ts'
import type { Turns } from '../../port.ts'
import { createAnsweredJudge } from './answered-questions.ts'
import { echoSlot, type Exchange, type FallbackKind, isMemorySlot, listSlots, saidSlot, topicSlot } from './exchange.ts'
import { deniesTrouble, isQuestion, readKind } from './kinds/read-kind.ts'
import type { ReplySources } from './load-reply-sources.ts'
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
const understood = 0.57

/**
 * The same of some kinds. What was said in anger is answered as such unless an exchange is nearly the same words; who answers what we asked
 * begins nothing new; a reason that is asked for is seldom that of another thing, nor is what one has done oneself.
 */
const understoodAs: Readonly<Record<string, number>> = {
  rude: 0.8,
  answer: 0.8,
  why: 0.68,
  experience: 0.75,
  guess: 0.75,
  musing: 0.68,
}

/** Characters of what is an answer and no story. */
const maxAnswer = 18

/** Kinds that are what they are, even where we had asked something. */
const guarded: ReadonlySet<FallbackKind> = new Set([
  'rude',
  'foreign',
  'question',
  'why',
  'knows',
  'which',
  'should',
  'harm',
  'advice',
  'experience',
  'self',
  'opinion',
  'request',
])

/** How much less than the best an exchange may be worth, and how much less its reply. */
const [maxGap, maxReplyGap] = [0.03, 0.15]

/** What a standard deviation of the ranker's product is worth, in likeness. */
const rankWeight = 0.05

/** In the same measure: the greater, the more replies vary. */
const temperature = 0.06

/** What a reply is worth more that knows what an earlier turn said. */
const remembering = 0.3

/** What a reply is worth more that names what was said last: so much that others are left out. */
const naming = 0.2

/** The same of one that says it again whole. */
const echoing = 0.4

/** What a reply is worth less that asks what was answered or asked before. */
const askingAgain = 0.4

/** Turns that are looked at for what was answered. */
const maxTurns = 5

interface Candidate {
  readonly text: string
  /** In likeness, with what the ranker and the slots add. */
  readonly worth: number
}

/** One of the replies that fit best; undefined where none is left. */
export function chooseReply(talk: ReplySources, situation: Situation): string | undefined {
  const { found, turns, random } = situation
  const kind = readKindInTalk(talk, turns)
  const min = lookUp(understoodAs, kind) ?? understood
  const nearest = found[0]?.likeness ?? 0
  const near = found.filter(({ likeness }) => likeness >= nearest - maxGap)
  const candidates = judgeReplies(talk, situation, near)
  const best = maxOf(candidates.map(({ worth }) => worth))
  if (best >= min)
    return draw(
      candidates.filter(({ worth }) => worth >= best - maxReplyGap),
      random,
    )
  const fallback: Exchange = { theme: 'fallbacks', after: [], prompts: [], replies: talk.fallbacks(kind) }
  return draw(judgeReplies(talk, situation, [{ exchange: fallback, likeness: 0, words: new Map() }]), random)
}

/** By the words, by what we had asked, and where neither tells by what the model has learnt of troubles and joys. */
function readKindInTalk(talk: ReplySources, turns: Situation['turns']): FallbackKind {
  const last = turns.at(-1) ?? turns[0]
  const kind = readKind(last)
  if (guarded.has(kind)) return kind
  const isOpen = kind === 'told' || kind === 'statement' || kind === 'agree' || kind === 'long'
  const tone = isOpen && !deniesTrouble(last) ? talk.readTone(last) : undefined
  return answersUs(turns) && kind !== 'trouble' && tone !== 'trouble' ? 'answer' : (tone ?? kind)
}

/** Whether somebody says a few words after a question of ours, or goes on with what is no whole sentence. */
function answersUs(turns: Situation['turns']): boolean {
  const [before = '', last = ''] = turns.slice(-2)
  const plain = toPlain(last)
  const isFragment = /(?:と|に|へ|で|を|から|まで)$/.test(plain)
  return turns.length > 1 && (isQuestion(before) || isFragment) && [...plain].length <= maxAnswer
}

/** Every reply that can be said now, with what it is worth. */
function judgeReplies(talk: ReplySources, { turns, words }: Situation, found: readonly FoundExchange[]): Candidate[] {
  const rank = createRanker(talk.model, talk.usual, turns)
  const recent = turns.slice(-maxTurns)
  // The last turn is the person's, the one before it ours, and so on.
  const isTheirs = (_: string, index: number) => (recent.length - index) % 2 === 1
  const isAsked = createAnsweredJudge(
    recent.filter(isTheirs),
    recent.filter((turn, index) => !isTheirs(turn, index)),
  )
  const said = turns.map(toPlain)
  const candidates = found.flatMap(({ exchange, likeness, words: taken }) =>
    exchange.replies.flatMap((line) => {
      const text = fillSlots(line, new Map([...words, ...taken]))
      if (text === undefined || !isFitToSay(text)) return []
      const worth = likeness + rankWeight * rank(line) + judgeSlots(listSlots(line), taken)
      return [{ text, worth: isAsked(text) ? worth - askingAgain : worth, wasSaid: wasSaid(line, said) }]
    }),
  )
  // Nobody says the same again, unless there is nothing else.
  const fresh = candidates.filter((candidate) => !candidate.wasSaid)
  return fresh.length > 0 ? fresh : candidates
}

/** Whether a turn has all words of a line, whatever stood in its slots. */
function wasSaid(line: string, said: readonly string[]): boolean {
  const pieces = line
    .split(/\{[a-z]+\}/)
    .map(toPlain)
    .filter((piece) => piece !== '')
  return said.some((turn) => pieces.every((piece) => turn.includes(piece)))
}

function judgeSlots(slots: readonly string[], taken: SlotWords): number {
  if (slots.some((slot) => isMemorySlot(slot) && !taken.has(slot))) return remembering
  if (slots.includes(echoSlot)) return echoing
  return slots.includes(topicSlot) || slots.includes(saidSlot) ? naming : 0
}

/** Draws one, the likelier the more it is worth. */
function draw(candidates: readonly Candidate[], random: () => number): string | undefined {
  const max = maxOf(candidates.map(({ worth }) => worth))
  const weights = candidates.map(({ worth }) => Math.exp((worth - max) / temperature))
  let left = random() * weights.reduce((sum, weight) => sum + weight, 0)
  for (const [index, { text }] of candidates.entries()) {
    left -= weights[index] ?? 0
    if (left <= 0) return text
  }
  return candidates.at(-1)?.text
}
