/** A translation as HTML without the runtime's own tags, and the mean log probability of its least likely sentence. */
export interface ScoredTranslation {
  readonly html: string
  readonly logProbability: number
}

/**
 * The runtime gives scores by `<font x-bergamot-sentence-score=…>` around words, and by nothing else. What it was given holds no
 * element of that name, so all of them are its own.
 */
export function readScores(translation: string): ScoredTranslation {
  let logProbability = 0
  const html = translation.replace(/<(?:font x-bergamot-([^>]*)|\/font)>/g, (_, attributes: string | undefined) => {
    const score = Number(/sentence-score="([^"]+)"/.exec(attributes ?? '')?.[1] ?? 0)
    logProbability = Math.min(logProbability, score)
    return ''
  })
  return { html, logProbability }
}
