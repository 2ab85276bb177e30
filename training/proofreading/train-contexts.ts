/** A linear model over hashed pairs, learnt by AdaGrad (Duchi et al. 2011) from what stands somewhere and what might have stood there instead. */
import {
  hashFiller,
  indexOf,
  weightStep,
} from '../../src/interfaces/japanese-proofreading/engines/embedded/context/context-model.ts'
import {
  listSurroundings,
  maxSurroundings,
} from '../../src/interfaces/japanese-proofreading/engines/embedded/context/list-surroundings.ts'
import {
  readContext,
  type TextContext,
} from '../../src/interfaces/japanese-proofreading/engines/embedded/context/read-context.ts'
import { createRandom } from '../../src/libraries/random/create-random.ts'
import { createRivals, type Place } from './list-rivals.ts'

interface ContextOptions {
  /** There are two to the power of this many weights. */
  readonly bits: number
  readonly rate: number
  /** In nats; what is less becomes 0, which makes the file smaller. */
  readonly minWeight: number
}

const usual: ContextOptions = { bits: 24, rate: 0.15, minWeight: 0.19 }

/** The weights of a context model, as bytes. */
export function trainContexts(
  sentences: readonly string[],
  homophones: ReadonlyMap<string, readonly string[]>,
  kana: ReadonlyMap<string, readonly string[]>,
  { bits, rate, minWeight }: ContextOptions = usual,
): Int8Array {
  const random = createRandom(11)
  const listRivals = createRivals(homophones, kana, random)
  const learner = createLearner(bits, rate)
  for (const [done, index] of shuffleOrder(sentences.length, random).entries()) {
    const text = sentences[index] ?? ''
    const context = readContext(text)
    for (const place of listRivals(text)) learner.learn(context, place)
    if (done % 100_000 === 99_999) console.log(`contexts: ${done + 1} sentences, ${learner.describe()}`)
  }
  return quantize(learner.weights(), minWeight)
}

/** The numbers below `count` in an order by chance (Fisher and Yates). */
function shuffleOrder(count: number, random: () => number): Uint32Array {
  const order = Uint32Array.from({ length: count }, (_, at) => at)
  for (let last = count - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1))
    const moved = order[last] ?? 0
    order[last] = order[other] ?? 0
    order[other] = moved
  }
  return order
}

function quantize(weights: Float32Array, minWeight: number): Int8Array {
  return Int8Array.from(weights, (weight) =>
    Math.abs(weight) < minWeight ? 0 : Math.max(-127, Math.min(127, Math.round(weight / weightStep))),
  )
}

const maxFillers = 16
const firstSquare = 0.05

function createLearner(bits: number, rate: number) {
  // Of each pair its weight and the sum of its squared slopes, side by side for the processor's cache.
  const learnt = new Float32Array(2 ** (bits + 1))
  for (let at = 1; at < learnt.length; at += 2) learnt[at] = firstSquare
  const mask = 2 ** bits - 1
  const surroundings = new Uint32Array(maxSurroundings)
  const places = new Int32Array(maxFillers * maxSurroundings)
  const scores = new Float64Array(maxFillers)
  let [loss, right, seen] = [0, 0, 0]
  const learn = (context: TextContext, { begin, end, isWord, fillers }: Place) => {
    const count = listSurroundings(context, begin, end, isWord, surroundings)
    const rivals = Math.min(maxFillers, fillers.length)
    let highest = -Infinity
    for (let filler = 0; filler < rivals; filler++) {
      const hash = hashFiller(fillers[filler] ?? '')
      let sum = 0
      for (let at = 0; at < count; at++) {
        const place = 2 * (indexOf(surroundings[at] ?? 0, hash) & mask)
        places[filler * maxSurroundings + at] = place
        sum += learnt[place] ?? 0
      }
      scores[filler] = sum
      highest = Math.max(highest, sum)
    }
    let total = 0
    for (let filler = 0; filler < rivals; filler++) total += Math.exp((scores[filler] ?? 0) - highest)
    const own = Math.exp((scores[0] ?? 0) - highest) / total
    loss -= Math.log(own + 1e-12)
    if (scores[0] === highest) right++
    seen++
    if (own > 0.995) return
    for (let filler = 0; filler < rivals; filler++) {
      const slope = (filler === 0 ? 1 : 0) - Math.exp((scores[filler] ?? 0) - highest) / total
      if (Math.abs(slope) < 0.002) continue
      const square = slope * slope
      for (let at = 0; at < count; at++) {
        const place = places[filler * maxSurroundings + at] ?? 0
        const squared = (learnt[place + 1] ?? 0) + square
        learnt[place + 1] = squared
        learnt[place] = (learnt[place] ?? 0) + (rate * slope) / Math.sqrt(squared)
      }
    }
  }
  const describe = () => {
    const line = `right ${((100 * right) / seen).toFixed(2)} %, loss ${(loss / seen).toFixed(4)}, ${seen} places`
    ;[loss, right, seen] = [0, 0, 0]
    return line
  }
  return { learn, describe, weights: () => learnt.filter((_, at) => at % 2 === 0) }
}
