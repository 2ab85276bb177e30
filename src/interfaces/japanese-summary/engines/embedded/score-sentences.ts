import { type Cues, readCues } from './cues.ts'
import { measureCentrality } from './measure-centrality.ts'
import { readKind, type TextKind } from './read-kind.ts'

/** Points, beside at most 1 for what a sentence says of the whole. */
const speechPoints = { request: 1, stance: 0.5, last: 0.6, late: 0.8 }
const storyPoints = { first: 1.2, scene: -0.3, early: 0.6, quotation: -0.4, plan: 1, saying: -0.6 }
const anyPoints = { manners: -1, noStatement: -4 }

/** What else the sentences of a kind are worth, by their cues; the rest of them stands where it happens to. */
const habits: Readonly<Record<'mail' | 'minutes' | 'notice' | 'report', readonly (readonly [keyof Cues, number])[]>> = {
  mail: [
    ['isCivility', -2],
    ['isAside', -0.4],
    ['isAsk', 1],
    ['isTurn', 0.6],
    ['isChange', 0.6],
    ['isTask', 0.4],
    ['isFact', 0.5],
  ],
  notice: [
    ['isCivility', -2],
    ['isAside', -0.2],
    ['isAsk', 0.6],
    ['isTurn', 0.5],
    ['isChange', 0.4],
    ['isFact', 1],
    ['isPreface', -0.6],
  ],
  minutes: [
    ['isDecision', 2],
    ['isTask', 0.8],
    ['isOpinion', -0.6],
    ['isAside', -0.8],
  ],
  report: [
    ['isConclusion', 1.2],
    ['isQuotation', -0.4],
    ['isOpinion', -0.2],
  ],
}

/** It names the subject of a report, beside which the conclusion stands. */
const firstOfReport = 1

/** Points for the last sentence over the first, by steps between them. */
const lateness: Readonly<Record<keyof typeof habits, number>> = { mail: 0.2, notice: -0.2, minutes: 0.6, report: 0.6 }

/** Characters of a sentence that says nothing, of one that says little, and of one that says too much at once. */
const lengths = { empty: 20, short: 30, long: 90 }

export interface Scoring {
  /** Of the markup, which stand in no sentence. */
  readonly headings: readonly string[]
  /** Whether characters are counted: then a long sentence is given by its end. */
  readonly isCounted: boolean
}

/**
 * What each sentence is worth to a summary. A speech comes to its point at the end, where somebody asks or promises something; a report in what it
 * concludes, minutes in what was settled, mails and notices in what is asked and when; all else has it at the beginning.
 */
export function scoreSentences(
  sentences: readonly string[],
  terms: readonly (readonly string[])[],
  { isCounted, headings }: Scoring,
): number[] {
  const centrality = measureCentrality(terms)
  const cues = sentences.map(readCues)
  const kind = readKind(sentences, cues, headings)
  const speech = measureSpeech(cues)
  const statements = [...cues.keys()].filter((index) => cues[index]?.isStatement)
  const places = new Map(statements.map((index, order) => [index, order]))
  return sentences.map((sentence, index) => {
    const cue = cues[index]
    if (cue === undefined) return 0
    const order = places.get(index)
    const own = (centrality[index] ?? 0) + scoreLength(sentence.length, kind, isCounted)
    if (order === undefined) return own + anyPoints.noStatement
    const place = { order, last: statements.length - 1 }
    return (
      own + (kind === 'speech' || kind === 'story' ? scoreSpeech(cue, place, speech) : scoreHabit(cue, place, kind))
    )
  })
}

interface Place {
  readonly order: number
  readonly last: number
}

function scoreSpeech(cue: Cues, { order, last }: Place, speech: number): number {
  const place = last === 0 ? 1 : order / last
  const spoken = (cue.isRequest ? speechPoints.request : 0) + (cue.isStance ? speechPoints.stance : 0)
  const atEnd = speechPoints.late * place + (order === last ? speechPoints.last : 0)
  const first = cue.isScene ? storyPoints.scene : storyPoints.first
  const atBegin = storyPoints.early * (1 - place) + (order === 0 ? first : 0)
  const told =
    (cue.isQuotation ? storyPoints.quotation : 0) +
    (cue.isPlan ? storyPoints.plan : 0) +
    (cue.isSaying ? storyPoints.saying : 0)
  return speech * (spoken + atEnd) + (1 - speech) * (atBegin + told) + (cue.isManners ? anyPoints.manners : 0)
}

function scoreHabit(cue: Cues, { order, last }: Place, kind: keyof typeof habits): number {
  let points = last === 0 ? 0 : (lateness[kind] * order) / last
  if (kind === 'report' && order === 0) points += firstOfReport
  for (const [name, worth] of habits[kind]) if (cue[name]) points += worth
  return points
}

/** From 0 for a report to 1 for a speech: how many of its sentences are spoken to somebody, if any of them asks or says what one thinks. */
function measureSpeech(cues: readonly Cues[]): number {
  if (!cues.some(({ isRequest, isStance }) => isRequest || isStance)) return 0
  return cues.filter(({ isSpoken }) => isSpoken).length / cues.length
}

/** Mails, notices and minutes say in few words when and what. */
function scoreLength(length: number, kind: TextKind, isCounted: boolean): number {
  const isTerse = kind === 'mail' || kind === 'notice' || kind === 'minutes'
  if (length < lengths.empty) return isTerse ? -0.4 : -1
  if (length < lengths.short) return isTerse ? -0.1 : -0.3
  return length > lengths.long && !isCounted ? (-0.3 * (length - lengths.long)) / 40 : 0
}
