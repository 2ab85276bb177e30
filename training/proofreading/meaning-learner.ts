import { listUnits, maxUnits } from '../../src/interfaces/japanese-proofreading/engines/embedded/context/list-units.ts'
import {
  findFiller,
  meaningSize,
} from '../../src/interfaces/japanese-proofreading/engines/embedded/context/meaning-model.ts'
import type { TextContext } from '../../src/interfaces/japanese-proofreading/engines/embedded/context/read-context.ts'
import { LearningProgress } from './learning-progress.ts'
import type { MeaningPlace } from './list-meaning-places.ts'

const rate = 0.12
/** The vectors of what stands around are pulled harder: many share one place. */
const unitRate = 4
const firstSquare = 0.05
const maxFillers = 16
/** What is as sure as this teaches nothing. */
const sure = 0.98
/** Smaller slopes are not worth a step. */
const minSlope = 0.003

/** Learns the vectors of units, which stand around a place, and of fillers, which stand at it; moves the given ones. */
export class MeaningLearner {
  readonly units: Float32Array
  readonly fillers: Float32Array
  readonly progress = new LearningProgress()
  readonly #unitSquares: Float32Array
  readonly #fillerSquares: Float32Array
  /** The units around the place at hand, and the sum of their vectors, whose first number stands alone. */
  readonly #listed = new Uint32Array(maxUnits)
  readonly #around = new Float32Array(meaningSize)
  readonly #pull = new Float32Array(meaningSize)
  readonly #scores = new Float64Array(maxFillers)

  constructor(units: Float32Array, fillers: Float32Array) {
    this.units = units
    this.fillers = fillers
    this.#unitSquares = new Float32Array(units.length / meaningSize).fill(firstSquare)
    this.#fillerSquares = new Float32Array(fillers.length / meaningSize).fill(firstSquare)
  }

  learn(context: TextContext, { begin, end, fillers }: MeaningPlace): void {
    const count = this.#read(context, begin, end)
    const rows = fillers.slice(0, maxFillers).map((filler) => findFiller(filler, this.#fillerSquares.length))
    const scores = this.#scores
    for (const [at, row] of rows.entries()) scores[at] = this.#product(row)
    const highest = scores.subarray(0, rows.length).reduce((most, score) => Math.max(most, score), -Infinity)
    let total = 0
    for (let at = 0; at < rows.length; at++) total += Math.exp((scores[at] ?? 0) - highest)
    const own = Math.exp((scores[0] ?? 0) - highest) / total
    this.progress.note(-Math.log(own + 1e-9), scores[0] === highest)
    if (own > sure) return
    this.#pull.fill(0)
    for (const [at, row] of rows.entries()) {
      const slope = (at === 0 ? 1 : 0) - Math.exp((scores[at] ?? 0) - highest) / total
      if (Math.abs(slope) >= minSlope) this.#moveFiller(row, slope)
    }
    this.#moveUnits(count)
  }

  /** Sums up what stands around; gives how many units that are. */
  #read(context: TextContext, begin: number, end: number): number {
    const [units, listed, around] = [this.units, this.#listed, this.#around]
    const rowCount = this.#unitSquares.length
    const count = listUnits(context, begin, end, listed)
    const scale = 1 / Math.sqrt(count + 1)
    around.fill(0)
    for (let unit = 0; unit < count; unit++) {
      const from = ((listed[unit] ?? 0) & (rowCount - 1)) * meaningSize
      for (let at = 1; at < meaningSize; at++) around[at] = (around[at] ?? 0) + (units[from + at] ?? 0) * scale
    }
    around[0] = 1
    return count
  }

  #product(from: number): number {
    const [fillers, around] = [this.fillers, this.#around]
    let sum = 0
    for (let at = 0; at < meaningSize; at++) sum += (fillers[from + at] ?? 0) * (around[at] ?? 0)
    return sum
  }

  #moveFiller(from: number, slope: number): void {
    const [fillers, squares, around, pull] = [this.fillers, this.#fillerSquares, this.#around, this.#pull]
    const row = from / meaningSize
    const squared = (squares[row] ?? 0) + slope * slope
    squares[row] = squared
    const step = (rate * slope) / Math.sqrt(squared)
    for (let at = 0; at < meaningSize; at++) {
      const value = fillers[from + at] ?? 0
      pull[at] = (pull[at] ?? 0) + slope * value
      fillers[from + at] = value + step * (around[at] ?? 0)
    }
  }

  #moveUnits(count: number): void {
    const [units, squares, listed, pull] = [this.units, this.#unitSquares, this.#listed, this.#pull]
    const scale = 1 / Math.sqrt(count + 1)
    pull[0] = 0
    const square = pull.reduce((sum, value) => sum + value * value, 0) * scale * scale
    for (let unit = 0; unit < count; unit++) {
      const row = (listed[unit] ?? 0) & (squares.length - 1)
      const squared = (squares[row] ?? 0) + square
      squares[row] = squared
      const step = (rate * unitRate * scale) / Math.sqrt(squared)
      const from = row * meaningSize
      for (let at = 1; at < meaningSize; at++) units[from + at] = (units[from + at] ?? 0) + step * (pull[at] ?? 0)
    }
  }
}
