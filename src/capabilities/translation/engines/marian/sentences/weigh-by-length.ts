/** Fitted to 802 translations that people graded, without those of one set at a time: `training/translation/README.md`. */
const power = 0.43

/** Shorter sentences are held for a quarter of the usual length. */
const shortest = 0.25

/**
 * The mean log-probability of a word that a sentence of the usual length would be as likely right with: at the same one, more goes wrong in a longer
 * sentence. `length` is in characters; nothing changes where no usual length is known.
 */
export function weighByLength(logProbability: number, length: number, usualLength?: number): number {
  if (usualLength === undefined) return logProbability
  return Math.min(0, logProbability - power * Math.log(Math.max(length / usualLength, shortest)))
}
