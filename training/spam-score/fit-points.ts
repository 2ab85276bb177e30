import { allRules } from '../../src/interfaces/spam-score/engines/embedded/rules/all-rules.ts'
import { knots, sharesOfKnots } from '../../src/interfaces/spam-score/engines/embedded/tokens/bands.ts'
import type { Sample } from './labelled-mail.ts'

/** Log odds that one point stands for. */
const oddsOfPoint = 0.7
const line = 5
const rounds = 400
/** How many mails' worth of belief the points written beside a rule have. */
const belief = 2.5
/** How often a mail counts: our own are few, and the corpus is old; the further ones are several of each text. */
const mailWeights: Readonly<Record<Sample['origin'], number>> = { corpus: 1, modern: 4, further: 0.5 }

export interface Points {
  readonly rules: Float64Array
  readonly knots: Float64Array
}

/** A sample with the token model's log odds, from a model that never saw it. */
export interface JudgedSample extends Sample {
  readonly logOdds: number
}

/**
 * Logistic regression over the rules and the knots, each rule drawn towards its written points and never across zero: a sign of spam
 * stays one. Adam over the whole batch.
 */
export function fitPoints(samples: readonly JudgedSample[]): Points {
  const shares = samples.map(({ logOdds }) => sharesOfKnots(logOdds))
  const priors = Float64Array.from([...allRules.map(({ points }) => points), ...knots.map((knot) => 1 + 0.6 * knot)])
  const weights = Float64Array.from(priors)
  const ruleCount = allRules.length
  const momentum = new Float64Array(weights.length)
  const squares = new Float64Array(weights.length)
  for (let round = 1; round <= rounds; round++) {
    const gradient = new Float64Array(weights.length)
    samples.forEach((sample, index) => {
      const row = shares[index] ?? new Float64Array(knots.length)
      const error = weightOf(sample) * errorOf(sample, weights, row)
      for (const rule of sample.rules) gradient[rule] = (gradient[rule] ?? 0) + oddsOfPoint * error
      row.forEach((share, knot) => {
        const place = ruleCount + knot
        gradient[place] = (gradient[place] ?? 0) + oddsOfPoint * error * share
      })
    })
    weights.forEach((weight, place) => {
      const pull = place < ruleCount ? belief * 0.25 : belief * 0.1
      const slope = (gradient[place] ?? 0) + pull * (weight - (priors[place] ?? 0))
      momentum[place] = 0.9 * (momentum[place] ?? 0) + 0.1 * slope
      squares[place] = 0.99 * (squares[place] ?? 0) + 0.01 * slope * slope
      const size = 0.05 / (1 + round / 100)
      const step =
        (momentum[place] ?? 0) / (1 - 0.9 ** round) / (Math.sqrt((squares[place] ?? 0) / (1 - 0.99 ** round)) + 1e-8)
      const moved = weight - size * step
      weights[place] = place < ruleCount ? withinBounds(moved, priors[place] ?? 0) : moved
    })
  }
  return { rules: weights.slice(0, ruleCount), knots: rise(weights.slice(ruleCount)) }
}

/** Never across zero, and never beyond twice the written points and a half: what only the old corpus says weighs no more. */
function withinBounds(points: number, prior: number): number {
  const max = 2 * Math.abs(prior) + 0.5
  return prior < 0 ? Math.max(-max, Math.min(0, points)) : Math.min(max, Math.max(0, points))
}

/** A surer word model never gives fewer points: where it would, neighbours share their mean. */
function rise(points: Float64Array): Float64Array {
  const pools: { sum: number; count: number }[] = []
  for (const point of points) {
    let pool = { sum: point, count: 1 }
    for (let last = pools.at(-1); last && last.sum / last.count > pool.sum / pool.count; last = pools.at(-1)) {
      pool = { sum: pool.sum + last.sum, count: pool.count + last.count }
      pools.pop()
    }
    pools.push(pool)
  }
  return Float64Array.from(pools.flatMap(({ sum, count }) => Array.from({ length: count }, () => sum / count)))
}

function weightOf({ origin }: Sample): number {
  return mailWeights[origin]
}

function errorOf(sample: Sample, weights: Float64Array, row: Float64Array): number {
  let points = -line
  for (const rule of sample.rules) points += weights[rule] ?? 0
  row.forEach((share, knot) => {
    points += share * (weights[allRules.length + knot] ?? 0)
  })
  return 1 / (1 + Math.exp(-oddsOfPoint * points)) - (sample.isSpam ? 1 : 0)
}

/** A mail's points under these weights, rounded as the answer rounds them. */
export function pointsOf(sample: JudgedSample, { rules, knots: knotPoints }: Points): number {
  const words = sharesOfKnots(sample.logOdds).reduce((sum, share, knot) => sum + share * (knotPoints[knot] ?? 0), 0)
  return sample.rules.reduce((sum, rule) => sum + Math.round(10 * (rules[rule] ?? 0)), Math.round(10 * words)) / 10
}
