/**
 * How much of a gap the boxes still to come could fill at best: the largest sum of their lengths that is no longer than
 * the gap, lengths used as often as wanted (the knapsack bound of Araya & Riff, "A beam search approach to the container
 * loading problem", 2014).
 */
/** Gaps longer than this are measured in coarser steps. */
const maxSteps = 4096

export interface LengthTable {
  readonly step: number
  readonly reachable: Float64Array
}

/** @param longest - the longest gap that will be asked for. */
export function tabulateLengths(lengths: Iterable<number>, maxLength: number): LengthTable {
  const step = Math.max(1, Math.ceil(maxLength / maxSteps))
  const steps = Math.floor(maxLength / step)
  const reachable = new Float64Array(steps + 1)
  const distinct = [...new Set(lengths)].map((length) => ({ length, span: Math.max(1, Math.round(length / step)) }))
  for (let gap = 1; gap <= steps; gap++) {
    let best = reachable[gap - 1] ?? 0
    for (const { length, span } of distinct) {
      if (span <= gap) best = Math.max(best, Math.min(gap * step, (reachable[gap - span] ?? 0) + length))
    }
    reachable[gap] = best
  }
  return { step, reachable }
}

export function reachableIn({ step, reachable }: LengthTable, gap: number): number {
  return step === 1 ? (reachable[gap] ?? 0) : Math.min(gap, reachable[Math.floor(gap / step)] ?? 0)
}
