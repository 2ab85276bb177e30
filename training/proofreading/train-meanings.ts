/** A bilinear model of low rank, learnt by AdaGrad (Duchi et al. 2011) from what stands somewhere and what might have stood there instead. */
import { brotliCompressSync } from 'node:zlib'
import { listUnits, maxUnits } from '../../src/interfaces/japanese-proofreading/engines/embedded/context/list-units.ts'
import {
  findFiller,
  meaningSize,
  meaningStep,
} from '../../src/interfaces/japanese-proofreading/engines/embedded/context/meaning-model.ts'
import {
  readContext,
  type TextContext,
} from '../../src/interfaces/japanese-proofreading/engines/embedded/context/read-context.ts'
import { unitCount } from '../../src/interfaces/japanese-proofreading/engines/embedded/context/read-meaning-model.ts'
import { createRandom } from '../../src/libraries/random/create-random.ts'
import { createMeaningPlaces, type MeaningPlace } from './list-meaning-places.ts'

const fillerCount = 2 ** 13
const rate = 0.12
/** The vectors of what stands around are pulled harder: many share one place. */
const unitRate = 4
const firstSquare = 0.05
const spread = 0.3

/** The file of a meaning model. */
export function trainMeanings(
  sentences: readonly string[],
  homophones: ReadonlyMap<string, readonly string[]>,
): Buffer {
  const random = createRandom(5)
  const scatter = (count: number) => Float32Array.from({ length: count * meaningSize }, () => (random() - 0.5) * spread)
  const learner = createLearner(scatter(unitCount), scatter(fillerCount))
  const listPlaces = createMeaningPlaces(homophones, random)
  for (const [done, text] of shuffle(sentences, random).entries()) {
    const context = readContext(text)
    for (const place of listPlaces(text)) learner.learn(context, place)
    if (done % 150_000 === 149_999) console.log(`meanings: ${done + 1} sentences, ${learner.describe()}`)
  }
  const numbers = learner.numbers().flatMap((vectors) => [...vectors])
  const bytes = Int8Array.from(numbers, (value) => Math.max(-127, Math.min(127, Math.round(value / meaningStep))))
  return brotliCompressSync(bytes)
}

function shuffle(sentences: readonly string[], random: () => number): string[] {
  const order = [...sentences]
  for (let last = order.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1))
    const moved = order[last] ?? ''
    order[last] = order[other] ?? ''
    order[other] = moved
  }
  return order
}

const maxFillers = 16
/** What is as sure as this teaches nothing. */
const sure = 0.98

function createLearner(units: Float32Array, fillers: Float32Array) {
  const unitSquares = new Float32Array(unitCount).fill(firstSquare)
  const fillerSquares = new Float32Array(fillerCount).fill(firstSquare)
  const listed = new Uint32Array(maxUnits)
  const around = new Float32Array(meaningSize)
  const pull = new Float32Array(meaningSize)
  const scores = new Float64Array(maxFillers)
  let [loss, right, seen] = [0, 0, 0]

  /** Sums up what stands around; the first number stands alone. */
  const read = (context: TextContext, begin: number, end: number): number => {
    const count = listUnits(context, begin, end, listed)
    const scale = 1 / Math.sqrt(count + 1)
    around.fill(0)
    for (let unit = 0; unit < count; unit++) {
      const from = ((listed[unit] ?? 0) & (unitCount - 1)) * meaningSize
      for (let at = 1; at < meaningSize; at++) around[at] = (around[at] ?? 0) + (units[from + at] ?? 0) * scale
    }
    around[0] = 1
    return count
  }
  const product = (from: number): number => {
    let sum = 0
    for (let at = 0; at < meaningSize; at++) sum += (fillers[from + at] ?? 0) * (around[at] ?? 0)
    return sum
  }
  const moveFiller = (from: number, slope: number) => {
    const row = from / meaningSize
    const squared = (fillerSquares[row] ?? 0) + slope * slope
    fillerSquares[row] = squared
    const step = (rate * slope) / Math.sqrt(squared)
    for (let at = 0; at < meaningSize; at++) {
      const value = fillers[from + at] ?? 0
      pull[at] = (pull[at] ?? 0) + slope * value
      fillers[from + at] = value + step * (around[at] ?? 0)
    }
  }
  const moveUnits = (count: number) => {
    const scale = 1 / Math.sqrt(count + 1)
    pull[0] = 0
    const square = pull.reduce((sum, value) => sum + value * value, 0) * scale * scale
    for (let unit = 0; unit < count; unit++) {
      const row = (listed[unit] ?? 0) & (unitCount - 1)
      const squared = (unitSquares[row] ?? 0) + square
      unitSquares[row] = squared
      const step = (rate * unitRate * scale) / Math.sqrt(squared)
      const from = row * meaningSize
      for (let at = 1; at < meaningSize; at++) units[from + at] = (units[from + at] ?? 0) + step * (pull[at] ?? 0)
    }
  }
  const learn = (context: TextContext, { begin, end, fillers: named }: MeaningPlace) => {
    const count = read(context, begin, end)
    const rows = named.slice(0, maxFillers).map((filler) => findFiller(filler, fillerCount))
    for (const [at, row] of rows.entries()) scores[at] = product(row)
    const highest = scores.subarray(0, rows.length).reduce((most, score) => Math.max(most, score), -Infinity)
    let total = 0
    for (let at = 0; at < rows.length; at++) total += Math.exp((scores[at] ?? 0) - highest)
    const own = Math.exp((scores[0] ?? 0) - highest) / total
    loss -= Math.log(own + 1e-9)
    if (scores[0] === highest) right++
    seen++
    if (own > sure) return
    pull.fill(0)
    for (const [at, row] of rows.entries()) {
      const slope = (at === 0 ? 1 : 0) - Math.exp((scores[at] ?? 0) - highest) / total
      if (Math.abs(slope) >= 0.003) moveFiller(row, slope)
    }
    moveUnits(count)
  }
  const describe = () => {
    const line = `right ${((100 * right) / seen).toFixed(2)} %, loss ${(loss / seen).toFixed(4)}, ${seen} places`
    ;[loss, right, seen] = [0, 0, 0]
    return line
  }
  return { learn, describe, numbers: () => [units, fillers] }
}
