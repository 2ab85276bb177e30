/** A linear model over hashed pairs, learnt by AdaGrad (Duchi et al. 2011) from what stands somewhere and what might have stood there instead. */
import { weightStep } from '../../src/interfaces/japanese-proofreading/engines/embedded/context/context-model.ts'
import { readContext } from '../../src/interfaces/japanese-proofreading/engines/embedded/context/read-context.ts'
import { createRandom } from '../../src/libraries/random/create-random.ts'
import { ContextLearner } from './context-learner.ts'
import { createRivals } from './list-rivals.ts'
import { shuffleOrder } from './shuffle-order.ts'

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
  const learner = new ContextLearner(bits, rate)
  for (const [done, index] of shuffleOrder(sentences.length, random).entries()) {
    const text = sentences[index] ?? ''
    const context = readContext(text)
    for (const place of listRivals(text)) learner.learn(context, place)
    if (done % 100_000 === 99_999) console.log(`contexts: ${done + 1} sentences, ${learner.progress.describe()}`)
  }
  return quantize(learner.weights(), minWeight)
}

function quantize(weights: Float32Array, minWeight: number): Int8Array {
  return Int8Array.from(weights, (weight) =>
    Math.abs(weight) < minWeight ? 0 : Math.max(-127, Math.min(127, Math.round(weight / weightStep))),
  )
}
