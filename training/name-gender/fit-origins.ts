import { originFeatures, originRows } from '../../src/interfaces/name-gender/engines/embedded/hash-features.ts'
import { origins } from '../../src/interfaces/name-gender/engines/embedded/origins.ts'
import { shuffle } from './fit-logistic.ts'
import type { OriginRow } from './row.ts'

interface FittedOrigins {
  /** By feature, then by origin. */
  readonly weights: Float32Array
  readonly bias: Float32Array
}

/** Fits a softmax over origins by AdaGrad. */
export function fitOrigins(rows: readonly OriginRow[], random: () => number, passes: number): FittedOrigins {
  const width = origins.length
  const weights = new Float32Array(originRows * width)
  const squares = new Float32Array(originRows * width).fill(0.1)
  const bias = new Float32Array(width)
  const features = rows.map(({ word, role }) => originFeatures(word, role))
  const order = Uint32Array.from(rows.keys())
  const chances = new Float64Array(width)
  for (let pass = 0; pass < passes; pass++) {
    shuffle(order, random)
    for (const at of order) {
      const [row, own] = [rows[at], features[at]]
      if (!row || !own) continue
      weigh(weights, bias, own, chances)
      for (let column = 0; column < width; column++) {
        const slope = ((chances[column] ?? 0) - (column === row.origin ? 1 : 0)) * row.weight
        if (Math.abs(slope) < 1e-3) continue
        bias[column] = (bias[column] ?? 0) - 0.002 * slope
        for (const feature of own) {
          const place = feature * width + column
          const square = (squares[place] ?? 0) + slope * slope
          squares[place] = square
          weights[place] = (weights[place] ?? 0) - (0.12 * slope) / Math.sqrt(square)
        }
      }
    }
  }
  return { weights, bias }
}

function weigh(weights: Float32Array, bias: Float32Array, rows: readonly number[], chances: Float64Array): void {
  const width = bias.length
  chances.set(bias)
  for (const row of rows) {
    for (let column = 0; column < width; column++) {
      chances[column] = (chances[column] ?? 0) + (weights[row * width + column] ?? 0)
    }
  }
  const highest = Math.max(...chances)
  let total = 0
  for (let column = 0; column < width; column++) total += chances[column] = Math.exp((chances[column] ?? 0) - highest)
  for (let column = 0; column < width; column++) chances[column] = (chances[column] ?? 0) / total
}
