import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { modelsFolderOf } from '../src/capabilities/translation/downloads/models-folder.ts'
import { readModel } from '../src/capabilities/translation/engines/marian/find-models.ts'
import { type DictionaryOptions, makeModel } from '../src/capabilities/translation/testing/make-model.ts'
import type { BenchResult, Figure } from './result.ts'
import { makeSentences, makeWords } from './translation/made-up-language.ts'
import { measureAnswers } from './translation/measure-answers.ts'
import { measureMemory } from './translation/measure-memory.ts'
import { compareRuntimes, type Sentences } from './translation/measure-runtimes.ts'
import { type Dimensions, releasedDimensions } from '../src/capabilities/translation/testing/marian/dimensions.ts'

/** Those of the models that come with Mainstay. */
const ownDimensions: Dimensions = { embedding: 256, feedForward: 1024, heads: 8, encoderLayers: 6, decoderLayers: 2 }

/**
 * The runtime on models that are made up, of the dimensions of real ones: weights of another value cost the same time. Then what its
 * answers over HTTP cost beside it, and how fast the memory answers.
 */
export default async function run(): Promise<BenchResult> {
  const figures: Figure[] = []
  for (const [name, dimensions, pieces] of [
    ['own models’ dimensions', ownDimensions, 12_000],
    ['released models’ dimensions', releasedDimensions['base-memory'], 32_000],
  ] as const) {
    const words = makeWords(pieces - 120)
    const sentences = { whole: makeSentences(words, 24, 12), short: makeSentences(words, 12, 5) }
    figures.push(...(await measureModel(name, { dimensions, words }, sentences)))
  }
  figures.push(await measureMemory())
  return { name: 'translation', seeds: [7], figures }
}

async function measureModel(name: string, options: DictionaryOptions, sentences: Sentences): Promise<Figure[]> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'mainstay-bench-translation-'))
  try {
    const model = await readModel(
      await makeModel(modelsFolderOf(dataFolder), { ...options, source: 'en', target: 'de' }),
    )
    if (!model) throw new Error('The model was not written.')
    const runtimes = await compareRuntimes(name, model, sentences)
    return [...runtimes, ...(await measureAnswers(name, { model, dataFolder, sentences }))]
  } finally {
    await rm(dataFolder, { recursive: true })
  }
}
