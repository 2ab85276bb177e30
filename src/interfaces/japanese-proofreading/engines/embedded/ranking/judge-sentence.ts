import { maxOf } from '../../../../../libraries/numbers/max-of.ts'
import { type Channel, readSentence } from '../channel/channel.ts'
import { applyEdit } from '../channel/edit.ts'
import { proposeEdits, type Proposal } from '../channel/propose-edits.ts'
import { areNear } from './are-near.ts'
import { listFeatures } from './features.ts'
import { sumTrees, toProbability, type Trees } from './trees.ts'
import { classifyEdit } from './undone-slip.ts'
import { weighInDocument } from './weigh-in-document.ts'

export interface Judged {
  readonly proposal: Proposal
  /** How likely it is that a mistake is there. */
  readonly located: number
  /** How likely it is that this undoes it. */
  readonly right: number
}

/** What edits are judged by. */
export interface Judge {
  readonly channel: Channel
  readonly ranking: { readonly located: Trees; readonly right: Trees; readonly offsets: readonly number[] }
}

/** Anything less likely to be a mistake is left alone, whatever the rest of the text says. */
const worthWeighing = 0.25

/** What each counts, in log-odds: how likely the best edit of a place is right, and how likely a mistake is there after it. */
const weights = { right: 0.3, after: 0.1 }

/** Log-odds that a mistake is there after an edit, at least and at most, and where nobody has looked. */
const after = { least: -7, most: 4, unknown: -2 }

/** Characters that may be read again for one sentence: a long one with a slip at every step takes twice its time, not ten times. */
const maxRead = 240

/**
 * Every proposal for a sentence. Where a mistake was, an edit is likely right and all is well after it; an odd word or name stays odd. So what
 * may reach `line` is looked at once more with its edit made, the likeliest first.
 */
export function judgeSentence(judge: Judge, text: string, document: string, line: number): Judged[] {
  const judged = judgeProposals(judge, text, document)
  const weighed = judged.map((each) => {
    const place = judged.filter(({ proposal }) => areNear(proposal, each.proposal))
    const best = place.reduce((one, other) => (other.right > one.right ? other : one), each)
    return { each, edit: best.proposal, logOdds: toLogOdds(each.located) + weights.right * toLogOdds(best.right) }
  })
  const maxLooks = Math.max(1, Math.floor(maxRead / text.length))
  const looks = new Map<Proposal, number>()
  for (const { edit, logOdds } of weighed.toSorted((one, other) => other.logOdds - one.logOdds)) {
    if (looks.size >= maxLooks || toProbability(logOdds - weights.after * after.least) < line) break
    if (!looks.has(edit)) looks.set(edit, lookAgain(judge, text, document, edit))
  }
  return weighed.map(({ each, edit, logOdds }) => ({
    ...each,
    located: toProbability(logOdds - weights.after * (looks.get(edit) ?? after.unknown)),
  }))
}

function judgeProposals({ channel, ranking }: Judge, text: string, document: string): Judged[] {
  const sentence = readSentence(channel, text)
  const proposals = proposeEdits(channel, sentence)
  const rows = listFeatures(channel, sentence, proposals)
  return proposals.map((proposal, at) => {
    const row = rows[at] ?? new Float32Array(0)
    const located = toProbability(sumTrees(ranking.located, row) + (ranking.offsets[classifyEdit(text, proposal)] ?? 0))
    return {
      proposal,
      located: located < worthWeighing ? located : weighInDocument(located, document, text, proposal),
      right: toProbability(sumTrees(ranking.right, row)),
    }
  })
}

/** The log-odds that a mistake is still near the place of an edit when it is made. */
function lookAgain(judge: Judge, text: string, document: string, proposal: Proposal): number {
  const place = { ...proposal, end: proposal.begin + proposal.replacement.length }
  const left = judgeProposals(judge, applyEdit(text, proposal), document).filter((each) =>
    areNear(each.proposal, place),
  )
  return Math.min(
    after.most,
    maxOf(
      left.map(({ located }) => toLogOdds(located)),
      after.least,
    ),
  )
}

function toLogOdds(probability: number): number {
  const bounded = Math.min(1 - 1e-6, Math.max(1e-6, probability))
  return Math.log(bounded / (1 - bounded))
}
