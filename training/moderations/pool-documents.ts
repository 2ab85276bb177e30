import { learned } from '../../src/interfaces/moderations/engines/embedded/model/file-format.ts'
import type { ThemeTable } from '../../src/interfaces/moderations/engines/embedded/model/find-themes.ts'
import type { Pooling } from '../../src/interfaces/moderations/engines/embedded/model/pool-passage.ts'
import { poolScores } from '../../src/interfaces/moderations/engines/embedded/model/pool-scores.ts'
import { cutWindows, readSentences } from '../../src/interfaces/moderations/engines/embedded/model/score-text.ts'
import type { Document } from './compose-documents.ts'
import { fitPooling } from './fit-pooling.ts'
import { toLogits } from './fit-weights.ts'

/**
 * What is taken off the logit of a sentence by itself, by learned category: the least that lets no figure of what is held back
 * fall. A sexual word or two in a long text are seldom more than that.
 */
const discounts: Readonly<Record<(typeof learned)[number], number>> = {
  sexual: 6,
  hate: 2,
  'hate/threatening': 1.5,
  'self-harm': 2.5,
  violence: 2.25,
  'violence/graphic': 2,
}

/** Fits how the scores of a document's parts become its own. */
export function poolDocuments(weights: Float64Array, documents: readonly Document[], table: ThemeTable): Pooling {
  const weighed = documents.map(({ text, labels }) => {
    const sentences = readSentences(text, table)
    const bySentence = sentences.map((sentence) => toLogits(weights, [sentence]))
    const byWindow = cutWindows(sentences).map((window) => toLogits(weights, window))
    return { labels, values: poolScores(bySentence, byWindow) }
  })
  const pooling = learned.map((_, category) =>
    fitPooling(
      weighed.flatMap(({ labels, values }) => {
        const label = labels[category]
        return label === undefined ? [] : [{ values: values[category] ?? [], label }]
      }),
    ),
  )
  return { pooling, discounts: learned.map((category) => discounts[category]) }
}
