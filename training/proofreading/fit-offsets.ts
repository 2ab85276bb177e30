import { sumTrees, type Trees } from '../../src/interfaces/japanese-proofreading/engines/embedded/ranking/trees.ts'
import { undoneSlips } from '../../src/interfaces/japanese-proofreading/engines/embedded/ranking/undone-slip.ts'
import type { Example } from './collect-examples.ts'

/** Example sentences with trees that were not taught them. */
export interface ForeignExamples {
  readonly trees: Trees
  readonly examples: readonly Example[]
}

interface Point {
  readonly undoes: number
  readonly logOdds: number
  readonly located: number
}

/** The log-odds around the lines of the sensitivities: what is far surer or far less sure is decided anyway. */
const [lowest, highest] = [0, 3]
/** Draws the offsets towards 0: there are few slips of some kinds. */
const ridge = 8
const steps = 40
/** Kinds that are missed most: their line may come down, never rise. */
const neverLess: ReadonlySet<string> = new Set(['wrong particle', 'missing particle', 'extra particle'])

/**
 * How much surer than the trees say one may be of each kind of slip, in log-odds: by logistic regression on the likeliest edit of each
 * natural sentence, so that at one line each kind has the same share of false alarms.
 */
export function fitOffsets(parts: readonly ForeignExamples[]): number[] {
  const points = parts.flatMap(({ trees, examples }) => examples.flatMap((example) => likeliestOf(trees, example)))
  const offsets = undoneSlips.map(() => 0)
  let common = 0
  for (let step = 0; step < steps; step++) {
    common += improve(points, (undoes) => common + (offsets[undoes] ?? 0), 0, 0)
    for (const kind of offsets.keys()) {
      const ofKind = points.filter(({ undoes }) => undoes === kind)
      const offset = offsets[kind] ?? 0
      offsets[kind] = offset + improve(ofKind, () => common + offset, ridge, offset)
    }
  }
  return offsets.map((offset, kind) => {
    const rounded = Math.round(offset * 100) / 100
    return neverLess.has(undoneSlips[kind] ?? '') ? Math.max(0, rounded) : rounded
  })
}

/** The likeliest edit of a sentence, if it is near the lines. */
function likeliestOf(trees: Trees, { rows, undoes, located }: Example): Point[] {
  const sums = rows.map((row) => sumTrees(trees, row))
  const logOdds = sums.reduce((most, sum) => Math.max(most, sum), -Infinity)
  if (logOdds <= lowest || logOdds >= highest) return []
  const at = sums.indexOf(logOdds)
  return [{ undoes: undoes[at] ?? 0, logOdds, located: located[at] ?? 0 }]
}

/** One step of Newton's towards the offset that makes the points likeliest. */
function improve(
  points: readonly Point[],
  offsetOf: (undoes: number) => number,
  weight: number,
  offset: number,
): number {
  let [slope, curvature] = [-weight * offset, weight + 1e-9]
  for (const { undoes, logOdds, located } of points) {
    const probability = 1 / (1 + Math.exp(-logOdds - offsetOf(undoes)))
    slope += located - probability
    curvature += probability * (1 - probability)
  }
  return slope / curvature
}
