import type { Finding, Sensitivity } from '../../port.ts'
import { applyEdit } from './channel/edit.ts'
import type { Proposal } from './channel/propose-edits.ts'
import type { ProofreadingModel } from './load-proofreading-model.ts'
import { areNear } from './ranking/are-near.ts'
import { type Judged, judgeSentence } from './ranking/judge-sentence.ts'
import { widenToWord } from './widen-to-word.ts'

const maxSuggestions = 3
/** What is so much less likely right than the best, by this share, is not suggested. */
const minConfidence = 0.25
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
  const judged = judgeSentence(model, text, document, threshold)
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
