import { encodeTexts } from '../src/interfaces/embeddings/engines/embedded/model/encode-texts.ts'
import { loadModel } from '../src/interfaces/embeddings/engines/embedded/model/load-model.ts'
import { createTfIdf } from './hashed-tf-idf.ts'
import { rankCorrelation } from './rank-correlation.ts'
import type { BenchResult, Figure } from './result.ts'
import { readJsts, readSts, type SplitPairs } from './sentence-pairs.ts'

type Likeness = (first: string, second: string) => number

/** G5: how far likeness agrees with people's, on pairs held back from training, beside hashed tf-idf; and the rate on one core. */
export default async function run(): Promise<BenchResult> {
  const model = await loadModel()
  const [sts, jsts] = [await readSts(), await readJsts()]
  const likenessIn =
    (dimensions: number): Likeness =>
    (first, second) =>
      cosine(
        encodeTexts(model, [first]).values.subarray(0, dimensions),
        encodeTexts(model, [second]).values.subarray(0, dimensions),
      )
  const sentences = sts.heldBack.flatMap(({ first, second }) => [first, second])
  const japanese = jsts.heldBack.flatMap(({ first, second }) => [first, second])
  const rate = (texts: readonly string[]) => measureRate(texts, (text) => encodeTexts(model, [text]))
  return {
    name: 'embeddings',
    seeds: [],
    figures: [
      compare('Spearman, STS benchmark held back', sts, likenessIn(384), '>= 0.78'),
      compare('Spearman, JSTS held back', jsts, likenessIn(384), '>= 0.80'),
      compare('Spearman, STS benchmark held back, 192 dimensions', sts, likenessIn(192)),
      compare('Spearman, JSTS held back, 192 dimensions', jsts, likenessIn(192)),
      {
        name: 'English sentences, one core',
        value: rate(sentences),
        unit: 'sentences/s',
        peers: {},
        target: '>= 10000',
      },
      {
        name: 'Japanese sentences, one core',
        value: rate(japanese),
        unit: 'sentences/s',
        peers: {},
        target: '>= 10000',
      },
    ],
  }
}

function compare(name: string, { training, heldBack }: SplitPairs, likeness: Likeness, target?: string): Figure {
  const tfIdf = createTfIdf(training.flatMap(({ first, second }) => [first, second]))
  const correlate = (measure: Likeness) =>
    rankCorrelation(
      heldBack.map(({ first, second }) => measure(first, second)),
      heldBack.map(({ score }) => score),
    )
  const peers = { 'hashed tf-idf': correlate(tfIdf.likenessOf) }
  return { name, value: correlate(likeness), unit: '', peers, ...(target && { target }) }
}

function cosine(first: Float32Array, second: Float32Array): number {
  let [together, ofFirst, ofSecond] = [0, 0, 0]
  for (const [at, value] of first.entries()) {
    const other = second[at] ?? 0
    together += value * other
    ofFirst += value * value
    ofSecond += other * other
  }
  return together / Math.sqrt(ofFirst * ofSecond || 1)
}

/** Each text by itself, for two seconds after a first round. */
function measureRate(texts: readonly string[], embed: (text: string) => unknown): number {
  for (const text of texts) embed(text)
  const begin = performance.now()
  let done = 0
  while (performance.now() - begin < 2000) {
    for (const text of texts) embed(text)
    done += texts.length
  }
  return done / ((performance.now() - begin) / 1000)
}
