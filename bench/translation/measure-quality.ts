import { fileURLToPath } from 'node:url'
import { createMarianEngine } from '../../src/capabilities/translation/engines/marian/create-marian-engine.ts'
import { findModels } from '../../src/capabilities/translation/engines/marian/find-models.ts'
import { createWorkerPools } from '../../src/kernel/workers/piscina-pools.ts'
import type { WorkerPools } from '../../src/kernel/workers/pools.ts'
import type { TranslationEngine } from '../../src/capabilities/translation/port.ts'
import type { Figure } from '../result.ts'
import { corpusBleu } from './corpus-bleu.ts'
import { corpusChrf } from './corpus-chrf.ts'
import { hasCorpus, readCorpus, type SentencePair } from './parallel-corpus.ts'
import { openTokenizer } from '../../src/capabilities/japanese-text/engines/embedded/open-tokenizer.ts'
import { tokenize13a } from './tokenize-words.ts'
import { NearestTranslation } from './translation-memory.ts'

type Language = keyof SentencePair

interface Direction {
  readonly source: Language
  readonly target: Language
  readonly target35: string
}

const directions: readonly Direction[] = [
  { source: 'en', target: 'ja', target35: '>= 35' },
  { source: 'ja', target: 'en', target35: '>= 33' },
]

type CutWords = Readonly<Record<Language, (text: string) => string[]>>

/** English in lower case, as the references are; Japanese by the IPA dictionary, as sacrebleu's `ja-mecab`. */
function openCut(): CutWords {
  const tokenize = openTokenizer()
  return {
    en: (text) => tokenize13a(text.toLowerCase()),
    ja: (text) => tokenize(text).map(({ surface }) => surface),
  }
}

/** BLEU and chrF on the dev sentences, those that stand in the training data apart, beside the nearest sentence of these. */
export async function measureQuality(): Promise<Figure[]> {
  if (!hasCorpus()) return []
  const corpus = await readCorpus()
  await using workers = createWorkerPools({ maxThreads: 1 })
  const cut = openCut()
  const [engine, all] = [openEngine(workers, false), openEngine(workers, true)]
  const pairs = await engine.listPairs()
  const figures: Figure[] = []
  for (const direction of directions) {
    const { source, target } = direction
    const memory = new NearestTranslation(
      corpus.training.map((pair) => [pair[source], pair[target]]),
      cut[source],
    )
    const remembered = corpus.dev.map((pair) => memory.find(pair[source]))
    const hasModel = pairs.some((pair) => pair.source === source && pair.target === target)
    const ours = hasModel ? await translateAll(all, corpus.dev, direction) : undefined
    const answered = hasModel ? await translateAll(engine, corpus.dev, direction) : []
    const declined = answered.filter((text) => text === '').length
    figures.push({
      name: `declined, ${source}-${target}`,
      value: (100 * declined) / corpus.dev.length,
      unit: '%',
      peers: {},
    })
    const known = new Set(corpus.training.map((pair) => pair[source]))
    const unseen = [...corpus.dev.keys()].filter((index) => !known.has(corpus.dev[index]?.[source] ?? ''))
    for (const [name, places] of [
      ['all', [...corpus.dev.keys()]],
      ['unseen', unseen],
    ] as const)
      figures.push(...compare({ cut, direction, name, places, ours, remembered, dev: corpus.dev }))
  }
  return figures
}

interface Comparison {
  readonly cut: CutWords
  readonly direction: Direction
  readonly name: string
  readonly places: readonly number[]
  /** Undefined where no model comes with this Mainstay. */
  readonly ours: readonly string[] | undefined
  readonly remembered: readonly string[]
  readonly dev: readonly SentencePair[]
}

function compare({ cut, direction, name, places, ours, remembered, dev }: Comparison): Figure[] {
  const { source, target, target35 } = direction
  const choose = (texts: readonly string[]) => places.map((place) => texts[place] ?? '')
  const references = choose(dev.map((pair) => pair[target]))
  const fold = (text: string) => text.toLowerCase()
  const bleu = (texts: readonly string[]) => corpusBleu(choose(texts).map(cut[target]), references.map(cut[target]))
  const chrf = (texts: readonly string[]) => corpusChrf(choose(texts).map(fold), references.map(fold))
  const what = `${source}-${target}, ${places.length} dev sentences (${name})`
  const memory = 'the nearest of the training sentences'
  return [
    {
      name: `BLEU ${what}`,
      value: ours ? bleu(ours) : Number.NaN,
      unit: '',
      peers: { [memory]: bleu(remembered) },
      target: target35,
    },
    { name: `chrF ${what}`, value: ours ? chrf(ours) : Number.NaN, unit: '', peers: { [memory]: chrf(remembered) } },
  ]
}

/** The models that come with Mainstay; it may answer what they are too unsure of as well, by what it takes for a model that is never so. */
function openEngine(workers: WorkerPools, isBold: boolean): TranslationEngine {
  const folder = fileURLToPath(new URL('../../src/capabilities/translation/models/', import.meta.url))
  return createMarianEngine(workers, {
    queue: 'translation',
    maxBytes: 768 * 1024 * 1024,
    now: Date.now,
    async findModels() {
      const models = await findModels(folder)
      if (!isBold) return models
      return models.map((model) => ({ ...model, card: dropKey(model.card, 'minConfidence') }))
    },
  })
}

/** Empty where the engine declines. */
function translateAll(engine: TranslationEngine, dev: readonly SentencePair[], { source, target }: Direction) {
  const { signal } = new AbortController()
  return Promise.all(
    dev.map((pair) =>
      engine.translate({ text: pair[source], source, target, format: 'text' }, signal).then(
        ({ text }) => text,
        () => '',
      ),
    ),
  )
}

function dropKey<T extends object, K extends keyof T>(record: T, key: K): Omit<T, K> {
  const copy = { ...record }
  delete copy[key]
  return copy
}
