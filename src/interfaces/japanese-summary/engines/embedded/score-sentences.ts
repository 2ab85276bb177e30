import { type Cues, readCues } from './cues.ts'
import { measureCentrality } from './measure-centrality.ts'

/** Points, beside at most 1 for what a sentence says of the whole. */
const points = { request: 1, stance: 0.5, manners: -1, last: 0.6, late: 0.5, first: 1.2, early: 0.6, quotation: -0.4 }

/** Characters of a sentence that says nothing, of one that says little, and of one that says too much at once. */
const lengths = { empty: 20, short: 30, long: 90 }

/**
 * What each sentence is worth to a summary. A speech comes to its point at the end, where somebody asks or promises something; a report has it at
 * the beginning. Which of the two a text is, and how far, its own sentences tell.
 */
export function scoreSentences(sentences: readonly string[], terms: readonly (readonly string[])[]): number[] {
  const centrality = measureCentrality(terms)
  const cues = sentences.map(readCues)
  const speech = measureSpeech(cues)
  const last = sentences.length - 1
  return sentences.map((sentence, index) => {
    const cue = cues[index]
    const place = last === 0 ? 1 : index / last
    const spoken = (cue?.isRequest ? points.request : 0) + (cue?.isStance ? points.stance : 0)
    const atEnd = points.late * place + (index === last ? points.last : 0)
    const atBegin = points.early * (1 - place) + (index === 0 ? points.first : 0)
    return (
      (centrality[index] ?? 0) +
      speech * (spoken + atEnd) +
      (1 - speech) * (atBegin + (cue?.isQuotation ? points.quotation : 0)) +
      (cue?.isManners ? points.manners : 0) +
      scoreLength(sentence.length)
    )
  })
}

/** From 0 for a report to 1 for a speech: how many of its sentences are spoken to somebody, if any of them asks or says what one thinks. */
function measureSpeech(cues: readonly Cues[]): number {
  if (!cues.some(({ isRequest, isStance }) => isRequest || isStance)) return 0
  return cues.filter(({ isSpoken }) => isSpoken).length / cues.length
}

function scoreLength(length: number): number {
  if (length < lengths.empty) return -1
  if (length < lengths.short) return -0.3
  return length > lengths.long ? (-0.3 * (length - lengths.long)) / 40 : 0
}
