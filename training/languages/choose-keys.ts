import type { Shares } from './count-words.ts'

export interface Choice {
  /** So many of each language. */
  readonly count: number
  /** A share of one in two to this many tells nothing. */
  readonly bits: number
  /** A key so many times rarer than in another language is quoted from there. */
  readonly maxRatio: number
}

/** What a byte of the table holds at most. */
const maxBits = 15

/** The bits that the commonest keys of each language tell for it. */
export function chooseKeys(
  languages: ReadonlyMap<string, Shares>,
  choice: Choice,
): ReadonlyMap<string, Map<string, number>> {
  const commonest = new Map([...languages].map(([language, shares]) => [language, takeCommonest(shares, choice.count)]))
  const most = new Map<string, number>()
  for (const keys of commonest.values())
    for (const [key, share] of keys) most.set(key, Math.max(most.get(key) ?? 0, share))
  const chosen = new Map<string, Map<string, number>>()
  for (const [language, keys] of commonest)
    for (const [key, share] of keys) {
      const bits = Math.min(maxBits, Math.ceil(choice.bits + Math.log2(share)))
      if (bits <= 0 || share * choice.maxRatio < (most.get(key) ?? 0)) continue
      const row = chosen.get(key) ?? new Map<string, number>()
      chosen.set(key, row.set(language, bits))
    }
  return chosen
}

function takeCommonest(shares: Shares, count: number): readonly (readonly [key: string, share: number])[] {
  return [...shares].toSorted(([, one], [, other]) => other - one).slice(0, count)
}
