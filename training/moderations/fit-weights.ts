import {
  extractFeatures,
  featureCount,
  type Features,
  type ThemedSentence,
} from '../../src/interfaces/moderations/engines/embedded/model/extract-features.ts'
import { learned } from '../../src/interfaces/moderations/engines/embedded/model/file-format.ts'
import { createRandom } from '../../src/libraries/random/create-random.ts'

export interface Marked {
  readonly features: Features
  readonly labels: readonly (number | undefined)[]
  readonly weight: number
}

const epochs = 5
const rate = 0.15
/** Pulls every weight towards 0 each time that its feature occurs. */
const decay = 2e-4

/** In this share of steps only themes are seen, so that what is learnt holds for words that were never in an example. */
const blindness = 0.15
const firstWord = featureCount - 2 ** 16

/** Logistic regression for all categories at once, by AdaGrad. */
export function fitWeights(examples: readonly Marked[]): Float64Array {
  const width = learned.length
  const weights = new Float64Array(featureCount * width)
  const squares = new Float64Array(featureCount * width).fill(1e-2)
  const random = createRandom(3)
  const sums = new Float64Array(width)
  for (let step = 0; step < examples.length * epochs; step++) {
    const example = examples[Math.floor(random() * examples.length)]
    if (!example) continue
    const { places, values } = example.features
    const isBlind = random() < blindness
    sums.fill(0)
    for (const [at, place] of places.entries()) {
      if (isBlind && place >= firstWord) continue
      for (let category = 0; category < width; category++)
        sums[category] = (sums[category] ?? 0) + (values[at] ?? 0) * (weights[place * width + category] ?? 0)
    }
    for (let category = 0; category < width; category++) {
      const label = example.labels[category]
      sums[category] = label === undefined ? 0 : (1 / (1 + Math.exp(-(sums[category] ?? 0))) - label) * example.weight
    }
    for (const [at, place] of places.entries()) {
      if (isBlind && place >= firstWord) continue
      for (let category = 0; category < width; category++) {
        const spot = place * width + category
        const weight = weights[spot] ?? 0
        const slope = (sums[category] ?? 0) * (values[at] ?? 0) + decay * weight
        squares[spot] = (squares[spot] ?? 0) + slope * slope
        weights[spot] = weight - (rate * slope) / Math.sqrt(squares[spot] ?? 1)
      }
    }
  }
  return weights
}

export function toLogits(weights: Float64Array, sentences: readonly ThemedSentence[]): Float64Array {
  const { places, values } = extractFeatures(sentences)
  const sums = new Float64Array(learned.length)
  for (const [at, place] of places.entries())
    for (let category = 0; category < sums.length; category++)
      sums[category] = (sums[category] ?? 0) + (values[at] ?? 0) * (weights[place * learned.length + category] ?? 0)
  return sums
}
