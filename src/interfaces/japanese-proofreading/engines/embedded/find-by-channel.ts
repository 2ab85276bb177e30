import type { Finding, Sensitivity } from '../../port.ts'
import { readSentence } from './channel/channel.ts'
import { applyEdit } from './channel/edit.ts'
import { proposeEdits, type Proposal } from './channel/propose-edits.ts'
import type { ProofreadingModel } from './load-proofreading-model.ts'
import { areNear } from './ranking/are-near.ts'
import { listFeatures } from './ranking/features.ts'
import { sumTrees, toProbability } from './ranking/trees.ts'
import { classifyEdit } from './ranking/undone-slip.ts'
import { weighInDocument } from './ranking/weigh-in-document.ts'
import { widenToWord } from './widen-to-word.ts'

interface Judged {
  readonly proposal: Proposal
  readonly located: number
  readonly right: number
}

const maxSuggestions = 3
/** What is so much less likely right than the best, by this share, is not suggested. */
const minConfidence = 0.25
/** Anything less likely to be a mistake is left alone, whatever the rest of the text says. */
const worthWeighing = 0.25

/**
 * Places of a sentence where another writing is so much likelier that what stands there is taken for a mistake; `document` is the whole text
 * that the sentence is of.
 */
export function findByChannel(
  model: ProofreadingModel,
  text: string,
  document: string,
  sensitivity: Sensitivity,
): Finding[] {
  const threshold = model.ranking.thresholds[sensitivity]
  const judged = judgeProposals(model, text).map((each) =>
    each.located < worthWeighing
      ? each
      : { ...each, located: weighInDocument(each.located, document, text, each.proposal) },
  )
  const findings: Finding[] = []
  let left: readonly Judged[] = judged.toSorted((one, other) => other.located - one.located)
  for (let best = left[0]; best && best.located >= threshold; best = left[0]) {
    const { proposal, located } = best
    const near = left.filter((other) => areNear(proposal, other.proposal))
    findings.push(toFinding(model, text, near, proposal, located))
    left = left.filter((other) => !areNear(proposal, other.proposal))
  }
  return findings
}

/** Every proposal with how likely it is that it is where a mistake is, and that it undoes it. */
function judgeProposals({ channel, ranking }: ProofreadingModel, text: string): Judged[] {
  const sentence = readSentence(channel, text)
  const proposals = proposeEdits(channel, sentence)
  const rows = listFeatures(channel, sentence, proposals)
  return proposals.map((proposal, at) => {
    const row = rows[at] ?? new Float32Array(0)
    return {
      proposal,
      located: toProbability(sumTrees(ranking.located, row) + (ranking.offsets[classifyEdit(text, proposal)] ?? 0)),
      right: toProbability(sumTrees(ranking.right, row)),
    }
  })
}

/** One finding of all that was proposed for a place: the word around what is likeliest right, with the likeliest place, and what the edits make of it. */
function toFinding(
  { channel }: ProofreadingModel,
  text: string,
  near: readonly Judged[],
  place: Proposal,
  score: number,
): Finding {
  const ranked = near.toSorted((one, other) => other.right - one.right)
  const [best] = ranked
  if (!best) throw new Error('A finding needs a proposal.')
  const word = widenToWord(channel, text, best.proposal)
  const [begin, end] = [Math.min(word.begin, place.begin), Math.max(word.end, place.end)]
  const suggestions = ranked
    .filter(
      ({ proposal, right }) => right >= minConfidence * best.right && proposal.begin >= begin && proposal.end <= end,
    )
    .map(({ proposal }) =>
      applyEdit(text.slice(begin, end), { ...proposal, begin: proposal.begin - begin, end: proposal.end - begin }),
    )
  const others = suggestions.filter((each) => each !== '' && each !== text.slice(begin, end))
  return { begin, end, score, suggestions: [...new Set(others)].slice(0, maxSuggestions) }
}
