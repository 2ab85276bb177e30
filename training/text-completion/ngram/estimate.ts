/** Modified Kneser-Ney smoothing, interpolated (Chen and Goodman 1998). */
import type { RunLevel } from './count-runs.ts'

export interface Estimates {
  /** What each run adds to the probability of its last token after its parent. */
  readonly own: Float64Array
  /** The whole probability of the last token after the parent, shorter histories included. */
  readonly whole: Float64Array
  /** What each run, as a history, leaves for shorter ones; undefined for the longest. */
  readonly rest: Float64Array
}

export function estimate(levels: readonly RunLevel[]): readonly Estimates[] {
  const estimates: Estimates[] = []
  levels.forEach((level, depth) => {
    const counts = countHistories(level, levels[depth + 1])
    const shorter = estimates[depth - 1]
    if (!shorter) estimates.push(estimateTokens(level, counts))
    else estimates.push(estimateRuns(level, levels[depth - 1], counts, shorter))
  })
  return estimates
}

/** In how many different tokens' wake a run occurs, for all levels but the longest, which counts plainly. */
function countHistories(level: RunLevel, longer: RunLevel | undefined): Int32Array {
  if (!longer) return level.counts
  const histories = new Int32Array(level.size)
  for (let run = 0; run < longer.size; run++) {
    const tail = level.runAt[(longer.places[run] ?? 0) + 1]
    if (tail !== undefined) histories[tail] = (histories[tail] ?? 0) + 1
  }
  return histories
}

/** Single tokens are mixed with the uniform distribution, so that none is impossible. */
function estimateTokens({ size }: RunLevel, counts: Int32Array): Estimates {
  const discounts = discountsOf(counts)
  let [total, kept] = [0, 0]
  for (const count of counts) total += count
  const own = new Float64Array(size)
  counts.forEach((count, token) => {
    own[token] = (count - discountOf(discounts, count)) / total
    kept += own[token] ?? 0
  })
  const whole = own.map((share) => share + (1 - kept) / size)
  return { own: whole, whole, rest: new Float64Array(size).fill(1) }
}

function estimateRuns(
  level: RunLevel,
  parents: RunLevel | undefined,
  counts: Int32Array,
  shorter: Estimates,
): Estimates {
  const discounts = discountsOf(counts)
  const totals = new Float64Array(parents?.size ?? 0)
  for (let run = 0; run < level.size; run++) add(totals, level.parents[run] ?? 0, counts[run] ?? 0)
  const own = new Float64Array(level.size)
  for (let run = 0; run < level.size; run++) {
    const [count, parent] = [counts[run] ?? 0, level.parents[run] ?? 0]
    own[run] = count > 0 ? (count - discountOf(discounts, count)) / (totals[parent] ?? 1) : 0
    shorter.rest[parent] = (shorter.rest[parent] ?? 1) - (own[run] ?? 0)
  }
  const whole = new Float64Array(level.size)
  for (let run = 0; run < level.size; run++) {
    const tail = parents?.runAt[(level.places[run] ?? 0) + 1] ?? 0
    whole[run] = (own[run] ?? 0) + (shorter.rest[level.parents[run] ?? 0] ?? 0) * (shorter.whole[tail] ?? 0)
  }
  return { own, whole, rest: new Float64Array(level.size).fill(1) }
}

function add(into: Float64Array, at: number, value: number): void {
  into[at] = (into[at] ?? 0) + value
}

/** D1, D2 and D3+ from how many runs were counted once to four times. */
function discountsOf(counts: Int32Array): readonly [number, number, number] {
  const seen = [0, 0, 0, 0, 0]
  for (const count of counts) if (count <= 4) seen[count] = (seen[count] ?? 0) + 1
  const [, once = 1, twice = 1, thrice = 1, four = 1] = seen
  const base = once / (once + 2 * twice)
  return [1 - (2 * base * twice) / once, 2 - (3 * base * thrice) / twice, 3 - (4 * base * four) / thrice]
}

function discountOf([once, twice, more]: readonly [number, number, number], count: number): number {
  return count === 0 ? 0 : count === 1 ? once : count === 2 ? twice : more
}
