import { lookUp } from '../../../../libraries/json/look-up.ts'
import { maxOf } from '../../../../libraries/numbers/max-of.ts'
import type { Turns } from '../../port.ts'
import { createAnsweredJudge } from './answered-questions.ts'
import { echoSlot, type Exchange, type FallbackKind, isMemorySlot, listSlots, saidSlot, topicSlot } from './exchange.ts'
import { readKindInTalk } from './kinds/read-kind-in-talk.ts'
import type { ReplySources } from './load-reply-sources.ts'
import { createRanker } from './rank/create-ranker.ts'
import type { FoundExchange } from './search/find-exchanges.ts'
import { isOfOthers } from './slots/people.ts'
import { fillSlots, type SlotWords } from './slots/fill-slots.ts'
import { isFitToSay } from './style/check-style.ts'
import { toPlain } from './to-plain.ts'
import { findReactions, findRemarks, type FoundRemarks } from './topics/find-remarks.ts'
import { moodsOf } from './topics/topic.ts'

export interface Situation {
  readonly turns: Turns
  readonly found: readonly FoundExchange[]
  /** From the clock and from earlier turns. */
  readonly words: SlotWords
  /** The last clause of what was said last, in plain form; empty where it asks. */
  readonly clause: string
  readonly random: () => number
}

/** Worth below which nothing was understood. */
const understood = 0.56

/** Likeness of an exchange below which its replies are as often wrong as right, however well they follow. */
const least = 0.56

/**
 * The same of some kinds. What was said in anger is answered as such unless an exchange is nearly the same words; who answers what we asked
 * begins nothing new; a reason that is asked for is seldom that of another thing, nor is what one has done oneself.
 */
const understoodAs: Readonly<Record<string, number>> = {
  rude: 0.8,
  answer: 0.8,
  why: 0.62,
  experience: 0.64,
  guess: 0.66,
  musing: 0.62,
  request: 0.59,
}

/** Likeness of an exchange that comes before what is sure of a topic, and where something is asked that has but one answer. */
const [nearlySame, nearlySameQuestion] = [0.66, 0.93]

/** Kinds of such questions. */
const hasOneAnswer: ReadonlySet<FallbackKind> = new Set(['question', 'why', 'knows'])

/** What an exchange has to be worth more where a topic has a remark to make: a share of the remark's worth, up to a limit. */
const [besideTopics, maxBesideTopics] = [0.4, 0.05]

/** What a reaction to the predicate is worth beside remarks about topics. */
const ofReaction = { told: 0.22, others: 0.19 }

/** What a remark about a topic of what is merely told is worth at least. */
const minOfTold = 0.1

/** What the worth of a remark counts beside what the ranker says. */
const ofRemarks = 3

/** What any remark counts at least beside exchanges. */
const minOfRemarks = 0.12

/** How much less than the best an exchange may be worth, and how much less its reply. */
const [maxGap, maxReplyGap] = [0.02, 0.15]

/** Who asks so means what was spoken of before. */
const pointsBack =
  /^(?:あなた|きみ|君|あんた|そちら)?(?:なら|だったら|は)?(?:どうする|どうします|どう思う|どう思います|どうしたらいい|どうすればいい|どうしたらいいと思う|どうすればいいと思う|(?:何か)?(?:いい|良い)(?:案|考え|方法|アイデア|手)(?:は|って)?(?:ない|ある|あります|ありません))(?:の|かな|か|です|でしょう)*$/

/** The same of remarks about topics. */
const maxRemarkGap = 0.1

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

/** What a reply is worth less that takes what happened to somebody else for the person's own. */
const ofOther = 0.25

/** Words of such a reply. */
const presumesOwn =
  /ご自分|お体|よくがんば|ゆっくり休ん|休ませて|休みたが|横になっ|寝て|続けていらっしゃ|始めてみて|慣らして|あなたが|ひと息|湯船|慣れてき|新しい暮らし/

/** Turns that are looked at for what was answered. */
const maxTurns = 5

interface Candidate {
  readonly text: string
  /** In likeness, with what the ranker and the slots add. */
  readonly worth: number
  /** Whether it stands in the talk already. */
  readonly wasSaid: boolean
}

/** One of the replies that fit best; undefined where none is left. */
export function chooseReply(talk: ReplySources, situation: Situation): string | undefined {
  const { turns, random } = situation
  const kind = readKindInTalk(turns, talk.readTone)
  const remarks = listRemarks(talk, situation, kind)
  const isMeant = remarks.length > 0 && pointsBack.test(toPlain(turns.at(-1) ?? ''))
  const known = isMeant ? undefined : drawFromExchanges(talk, situation, leastWorth(kind, remarks))
  if (known !== undefined) return known
  const fallback: Exchange = {
    theme: 'fallbacks',
    isNarrow: false,
    after: [],
    prompts: [],
    replies: talk.fallbacks(kind),
  }
  const ofKind = [{ exchange: fallback, likeness: 0, words: new Map() }]
  const fresh = judgeReplies(talk, situation, remarks.map(toFound)).filter(({ wasSaid }) => !wasSaid)
  if (fresh.length > 0) return draw(keepBest(fresh, maxRemarkGap), random)
  return draw(keepBest(judgeReplies(talk, situation, ofKind), maxReplyGap), random)
}

/** What an exchange has to be like, or its reply worth, so that it comes before the remarks. */
function leastWorth(
  kind: FallbackKind,
  remarks: readonly FoundRemarks[],
): { readonly likeness: number; readonly worth: number } {
  if (remarks.some(({ isSure }) => isSure))
    return { likeness: hasOneAnswer.has(kind) ? nearlySameQuestion : nearlySame, worth: 0 }
  const ofTopics = remarks.length === 0 ? 0 : Math.max(minOfRemarks, maxOf(remarks.map(({ claim }) => claim)))
  const worth = (lookUp(understoodAs, kind) ?? understood) + Math.min(maxBesideTopics, besideTopics * ofTopics)
  return { likeness: least, worth }
}

function drawFromExchanges(
  talk: ReplySources,
  situation: Situation,
  least: { readonly likeness: number; readonly worth: number },
): string | undefined {
  const { found, random } = situation
  const nearest = found[0]?.likeness ?? 0
  if (nearest < least.likeness) return undefined
  const near = found.filter(({ likeness }) => likeness >= nearest - maxGap)
  const candidates = judgeReplies(talk, situation, near)
  const best = maxOf(candidates.map(({ worth }) => worth))
  return best >= least.worth ? draw(keepBest(candidates, maxReplyGap), random) : undefined
}

/** What the topics and the predicate have to say: what is merely told is better met by what happened than by a noun. */
function listRemarks(talk: ReplySources, { turns, words, clause }: Situation, kind: FallbackKind): FoundRemarks[] {
  const moods = moodsOf(kind)
  const reactions = findReactions(talk.predicates, clause, moods)
  const isTold = moods[0] === 'told'
  const worth = isTold ? ofReaction.told : ofReaction.others
  // A short noun says too little of what is told; to say it again is better.
  const isNews = isTold || moods[0] === 'trouble' || moods[0] === 'joy'
  const least = isNews && words.has(echoSlot) ? minOfTold : -1
  const remarks = findRemarks(talk.topics, turns, moods).filter((found) => found.worth >= least)
  const found = [...remarks, ...reactions.map((one) => ({ ...one, worth: worth + one.weight, claim: worth }))]
  return isOfOthers(toPlain(turns.at(-1) ?? '')) ? found.flatMap(withoutOwn) : found
}

/** What can be said where it happened to somebody else. */
function withoutOwn(found: FoundRemarks): FoundRemarks[] {
  const remarks = found.remarks.filter((line) => !presumesOwn.test(line))
  return remarks.length === 0 ? [] : [{ ...found, remarks }]
}

/** As if they were exchanges; that a line says again what was said is in its worth already. */
function toFound({ remarks, worth }: FoundRemarks): FoundExchange {
  const isEcho = remarks.some((line) => listSlots(line).includes(echoSlot))
  return {
    exchange: { theme: 'topics', isNarrow: false, after: [], prompts: [], replies: remarks },
    likeness: ofRemarks * worth - (isEcho ? echoing : 0),
    words: new Map(),
  }
}

function keepBest(candidates: readonly Candidate[], gap: number): readonly Candidate[] {
  const best = maxOf(candidates.map(({ worth }) => worth))
  return candidates.filter(({ worth }) => worth >= best - gap)
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
  const ofOthers = isOfOthers(said.at(-1) ?? '')
  const candidates = found.flatMap(({ exchange, likeness, words: taken }) =>
    exchange.replies.flatMap((line) => {
      const text = fillSlots(line, new Map([...words, ...taken]))
      if (text === undefined || !isFitToSay(text)) return []
      const ofSlots = judgeSlots(listSlots(line), taken)
      const ofPerson = ofOthers && presumesOwn.test(line) ? -ofOther : 0
      const worth = likeness + rankWeight * rank(line) + ofSlots + ofPerson
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
