/** A bilinear model of low rank, learnt by AdaGrad (Duchi et al. 2011) from what stands somewhere and what might have stood there instead. */
import { brotliCompressSync } from 'node:zlib'
import {
  meaningSize,
  meaningStep,
} from '../../src/interfaces/japanese-proofreading/engines/embedded/context/meaning-model.ts'
import { readContext } from '../../src/interfaces/japanese-proofreading/engines/embedded/context/read-context.ts'
import { unitCount } from '../../src/interfaces/japanese-proofreading/engines/embedded/context/read-meaning-model.ts'
import { createRandom } from '../../src/libraries/random/create-random.ts'
import { createMeaningPlaces } from './list-meaning-places.ts'
import { MeaningLearner } from './meaning-learner.ts'
import { shuffleOrder } from './shuffle-order.ts'

const fillerCount = 2 ** 13
const spread = 0.3

/** The file of a meaning model. */
export function trainMeanings(
  sentences: readonly string[],
  homophones: ReadonlyMap<string, readonly string[]>,
): Buffer {
  const random = createRandom(5)
  const scatter = (count: number) => Float32Array.from({ length: count * meaningSize }, () => (random() - 0.5) * spread)
  const learner = new MeaningLearner(scatter(unitCount), scatter(fillerCount))
  const listPlaces = createMeaningPlaces(homophones, random)
  for (const [done, index] of shuffleOrder(sentences.length, random).entries()) {
    const text = sentences[index] ?? ''
    const context = readContext(text)
    for (const place of listPlaces(text)) learner.learn(context, place)
    if (done % 150_000 === 149_999) console.log(`meanings: ${done + 1} sentences, ${learner.progress.describe()}`)
  }
  const numbers = [learner.units, learner.fillers].flatMap((vectors) => [...vectors])
  const bytes = Int8Array.from(numbers, (value) => Math.max(-127, Math.min(127, Math.round(value / meaningStep))))
  return brotliCompressSync(bytes)
}
