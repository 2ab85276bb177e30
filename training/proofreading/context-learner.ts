import {
  hashFiller,
  indexOf,
} from '../../src/interfaces/japanese-proofreading/engines/embedded/context/context-model.ts'
import {
  listSurroundings,
  maxSurroundings,
} from '../../src/interfaces/japanese-proofreading/engines/embedded/context/list-surroundings.ts'
import type { TextContext } from '../../src/interfaces/japanese-proofreading/engines/embedded/context/read-context.ts'
import { LearningProgress } from './learning-progress.ts'
import type { Place } from './list-rivals.ts'

const maxFillers = 16
const firstSquare = 0.05
/** What is as sure as this teaches nothing. */
const sure = 0.995
/** Smaller slopes are not worth a step. */
const minSlope = 0.002

/** Learns one weight for each pair of a filler and something around it. */
export class ContextLearner {
  readonly progress = new LearningProgress()
  readonly #rate: number
  readonly #mask: number
  /** Of each pair its weight and the sum of its squared slopes, side by side for the processor's cache. */
  readonly #learnt: Float32Array
  readonly #surroundings = new Uint32Array(maxSurroundings)
  readonly #places = new Int32Array(maxFillers * maxSurroundings)
  readonly #scores = new Float64Array(maxFillers)

  /** There are two to the power of `bits` weights. */
  constructor(bits: number, rate: number) {
    this.#rate = rate
    this.#mask = 2 ** bits - 1
    this.#learnt = new Float32Array(2 ** (bits + 1))
    for (let at = 1; at < this.#learnt.length; at += 2) this.#learnt[at] = firstSquare
  }

  weights(): Float32Array {
    return this.#learnt.filter((_, at) => at % 2 === 0)
  }

  learn(context: TextContext, { begin, end, isWord, fillers }: Place): void {
    const count = listSurroundings(context, begin, end, isWord, this.#surroundings)
    const rivals = Math.min(maxFillers, fillers.length)
    const scores = this.#scores
    let highest = -Infinity
    for (let filler = 0; filler < rivals; filler++) {
      const score = this.#score(filler, fillers[filler] ?? '', count)
      scores[filler] = score
      highest = Math.max(highest, score)
    }
    let total = 0
    for (let filler = 0; filler < rivals; filler++) total += Math.exp((scores[filler] ?? 0) - highest)
    const own = Math.exp((scores[0] ?? 0) - highest) / total
    this.progress.note(-Math.log(own + 1e-12), scores[0] === highest)
    if (own > sure) return
    for (let filler = 0; filler < rivals; filler++) {
      const slope = (filler === 0 ? 1 : 0) - Math.exp((scores[filler] ?? 0) - highest) / total
      if (Math.abs(slope) >= minSlope) this.#move(filler, slope, count)
    }
  }

  #score(filler: number, text: string, count: number): number {
    const [surroundings, places, learnt, mask] = [this.#surroundings, this.#places, this.#learnt, this.#mask]
    const hash = hashFiller(text)
    let sum = 0
    for (let at = 0; at < count; at++) {
      const place = 2 * (indexOf(surroundings[at] ?? 0, hash) & mask)
      places[filler * maxSurroundings + at] = place
      sum += learnt[place] ?? 0
    }
    return sum
  }

  #move(filler: number, slope: number, count: number): void {
    const [places, learnt] = [this.#places, this.#learnt]
    const square = slope * slope
    for (let at = 0; at < count; at++) {
      const place = places[filler * maxSurroundings + at] ?? 0
      const squared = (learnt[place + 1] ?? 0) + square
      learnt[place + 1] = squared
      learnt[place] = (learnt[place] ?? 0) + (this.#rate * slope) / Math.sqrt(squared)
    }
  }
}
