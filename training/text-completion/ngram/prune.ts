import type { RunLevel } from './count-runs.ts'
import type { Estimates } from './estimate.ts'

export interface PruningRules {
  /** Nats that the whole training text loses without a run that occurs at a place, below which it goes (after Stolcke 1998). */
  readonly worthAt: (place: number) => number
  /** Whether a run that occurs once, at this place, may be kept. */
  readonly mayKeepOnce: (place: number) => boolean
}

/** Which runs of each level stay: those worth it, and the beginnings of those. */
export function prune(levels: readonly RunLevel[], estimates: readonly Estimates[], rules: PruningRules): Uint8Array[] {
  const kept = levels.map(({ size }) => new Uint8Array(size))
  kept[0]?.fill(1)
  for (let depth = levels.length - 1; depth > 0; depth--) {
    const [level, shorterLevel, own, shorter] = [
      levels[depth],
      levels[depth - 1],
      estimates[depth],
      estimates[depth - 1],
    ]
    const [mine, parents] = [kept[depth], kept[depth - 1]]
    if (!level || !shorterLevel || !own || !shorter || !mine || !parents) continue
    for (let run = 0; run < level.size; run++) {
      if (!mine[run] && !isWorthKeeping(level, shorterLevel, own, shorter, run, rules)) continue
      mine[run] = 1
      parents[level.parents[run] ?? 0] = 1
    }
  }
  return kept
}

function isWorthKeeping(
  level: RunLevel,
  shorterLevel: RunLevel,
  { whole }: Estimates,
  shorter: Estimates,
  run: number,
  { worthAt, mayKeepOnce }: PruningRules,
): boolean {
  const [count, place] = [level.counts[run] ?? 0, level.places[run] ?? 0]
  if (count < 2 && !mayKeepOnce(place)) return false
  const tail = shorterLevel.runAt[place + 1] ?? 0
  const without = (shorter.rest[level.parents[run] ?? 0] ?? 1) * (shorter.whole[tail] ?? 1)
  return count * Math.log((whole[run] ?? 0) / without) > worthAt(place)
}
