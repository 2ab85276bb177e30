import { normalizeJapanese } from '../../../../capabilities/japanese-text/domain/normalize-japanese.ts'
import { splitSentences } from '../../../../libraries/text/split-sentences.ts'
import type { Finding, ProofreadingRequest, ProofreadingResult } from '../../port.ts'
import { findByChannel } from './find-by-channel.ts'
import type { ProofreadingModel } from './load-proofreading-model.ts'
import { findByRules } from './rules/find-by-rules.ts'

/** Characters of a sentence that are looked at together. */
const maxPiece = 200
const japanese = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u

/** What is wrong in a text by the rules and by the model, in one list. */
export function proofread(
  model: ProofreadingModel,
  { text: original, sensitivity }: ProofreadingRequest,
): ProofreadingResult {
  const { text, places } = normalizeJapanese(original)
  const findings = findByRules(text, sensitivity)
  for (const { begin, piece } of cutPieces(text)) {
    if (!japanese.test(piece)) continue
    for (const finding of findByChannel(model, piece, text, sensitivity))
      findings.push({ ...finding, begin: finding.begin + begin, end: finding.end + begin })
  }
  const chosen = withoutOverlaps(findings).map((finding) => ({
    ...finding,
    begin: places[finding.begin] ?? 0,
    end: places[finding.end] ?? original.length,
    score: Math.round(finding.score * 1000) / 1000,
  }))
  return { normalized: text, findings: chosen.filter(({ begin, end }) => begin < end) }
}

function cutPieces(text: string): { readonly begin: number; readonly piece: string }[] {
  const pieces: { begin: number; piece: string }[] = []
  let begin = 0
  for (const { text: sentence, after } of splitSentences(text, 'ja')) {
    for (let at = 0; at < sentence.length; at += maxPiece)
      pieces.push({ begin: begin + at, piece: sentence.slice(at, at + maxPiece) })
    begin += sentence.length + after.length
  }
  return pieces
}

/** The surest first, then what does not overlap it; in the order of the text. */
function withoutOverlaps(findings: readonly Finding[]): Finding[] {
  const taken: Finding[] = []
  for (const finding of findings.toSorted((one, other) => other.score - one.score))
    if (taken.every(({ begin, end }) => finding.end <= begin || finding.begin >= end)) taken.push(finding)
  return taken.toSorted((one, other) => one.begin - other.begin)
}
