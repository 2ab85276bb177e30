/** A score and what the mail is. */
export interface Scored {
  readonly points: number
  readonly isSpam: boolean
}

export interface Figures {
  readonly areaUnderCurve: number
  /** Shares at the line of 5.0. */
  readonly falsePositives: number
  readonly recall: number
}

/** The chance that a spam scores above a ham, ties counting half, and the shares at a line. */
export function measure(scored: readonly Scored[], line = 5): Figures {
  const spam = scored.filter(({ isSpam }) => isSpam).map(({ points }) => points)
  const ham = scored.filter(({ isSpam }) => !isSpam).map(({ points }) => points)
  return {
    areaUnderCurve: areaUnderCurve(spam, ham),
    falsePositives: ham.filter((points) => points >= line).length / ham.length,
    recall: spam.filter((points) => points >= line).length / spam.length,
  }
}

export function areaUnderCurve(spam: readonly number[], ham: readonly number[]): number {
  let wins = 0
  for (const one of spam) for (const other of ham) wins += one > other ? 1 : one === other ? 0.5 : 0
  return wins / (spam.length * ham.length)
}
