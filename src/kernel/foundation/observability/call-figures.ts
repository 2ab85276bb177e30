import { durationBounds, type DurationSeries } from './duration-histogram.ts'

/** What came of the calls of one interface since this process started. */
export interface CallFigures {
  readonly total: number
  /** Answers of 400 to 498: the caller's own fault, by the status of the wire. */
  readonly refused: number
  /** Answers of 500 and more. */
  readonly failed: number
  /** Milliseconds within which half of the calls were answered, and 95 of 100; absent before the first. */
  readonly medianMs?: number
  readonly p95Ms?: number
}

/** The status in the figures of a call that its caller left. */
const abandoned = 499

/** The series of one interface, each of one operation and status. */
type SeriesByStatus = readonly (readonly [status: number, series: DurationSeries])[]

export function readCallFigures(all: SeriesByStatus): CallFigures {
  const counts = new Float64Array(durationBounds.length + 1)
  const sums = { total: 0, refused: 0, failed: 0 }
  for (const [status, series] of all) {
    const calls = series.addCountsTo(counts)
    sums.total += calls
    if (status >= 500) sums.failed += calls
    else if (status >= 400 && status !== abandoned) sums.refused += calls
  }
  if (sums.total === 0) return sums
  return { ...sums, medianMs: quantileOf(counts, sums.total, 0.5), p95Ms: quantileOf(counts, sums.total, 0.95) }
}

/** Within its bucket a duration is taken to lie evenly, as Prometheus' `histogram_quantile` has it; beyond the last, it is the last bound. */
function quantileOf(counts: Float64Array, total: number, share: number): number {
  const wanted = total * share
  let before = 0
  for (const [index, upper] of durationBounds.entries()) {
    const inside = counts[index] ?? 0
    if (before + inside >= wanted && inside > 0) {
      const lower = durationBounds[index - 1] ?? 0
      return round(lower + ((upper - lower) * (wanted - before)) / inside)
    }
    before += inside
  }
  return durationBounds.at(-1) ?? 0
}

function round(ms: number): number {
  return Math.round(ms * 100) / 100
}
