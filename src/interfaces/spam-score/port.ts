/** The spam scoring port. Points are in tenths, so that sums are exact. */

export interface RuleHit {
  /** Such as `LINK_IP_ADDRESS`. */
  readonly name: string
  readonly description: string
  /** Tenths of a point; below zero for signs of wanted mail. */
  readonly tenths: number
}

export interface Evaluation {
  /** Tenths of a point; from `spamLine` on it is spam. */
  readonly tenths: number
  /** The rules that were met, heaviest first. */
  readonly hits: readonly RuleHit[]
}

export const spamLine = 50

export interface ScoreOptions {
  readonly signal?: AbortSignal
}

export interface SpamScorer {
  /** Scores a mail's raw source, as text or with one character for each byte. */
  score(source: string, options?: ScoreOptions): Promise<Evaluation>
}
