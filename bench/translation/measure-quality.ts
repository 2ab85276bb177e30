import { createWorkerPools } from '../../src/kernel/foundation/workers/piscina-pools.ts'
import type { Figure } from '../result.ts'
import { corpusBleu } from './corpus-bleu.ts'
import { corpusChrf } from './corpus-chrf.ts'
import { type CutWords, type Direction, directions, openCut } from './direction.ts'
import { openEmbeddedEngine } from './open-embedded-engine.ts'
import { hasCorpus, readCorpus, type SentencePair } from './parallel-corpus.ts'
import { NearestTranslation } from './translation-memory.ts'

const targets = { ja: '>= 35', en: '>= 39' }

/** BLEU and chrF on the dev sentences, those that stand in the training data apart, beside the nearest sentence of these. */
export async function measureQuality(): Promise<Figure[]> {
  if (!hasCorpus()) return []
  const corpus = await readCorpus()
  await using workers = createWorkerPools({ maxThreads: 1 })
  const engine = openEmbeddedEngine(workers)
  const { signal } = new AbortController()
  const cut = openCut()
  const figures: Figure[] = []
  for (const direction of directions) {
    const { source, target } = direction
    const memory = new NearestTranslation(
      corpus.training.map((pair) => [pair[source], pair[target]]),
      cut[source],
    )
    const made = await Promise.all(
      corpus.dev.map((pair) => engine.translate({ text: pair[source], source, target, format: 'text' }, signal)),
    )
    const unsure = made.filter(({ doubt }) => doubt !== undefined).length
    const value = (100 * unsure) / corpus.dev.length
    figures.push({ name: `unsure, ${source}-${target}`, value, unit: '%', peers: {} })
    const ours = made.map(({ text }) => text)
    const remembered = corpus.dev.map((pair) => memory.find(pair[source]))
    const known = new Set(corpus.training.map((pair) => pair[source]))
    const all = [...corpus.dev.keys()]
    const unseen = all.filter((index) => !known.has(corpus.dev[index]?.[source] ?? ''))
    for (const [name, places] of Object.entries({ all, unseen }))
      figures.push(...compare({ cut, direction, name, places, ours, remembered, dev: corpus.dev }))
  }
  return figures
}

interface Comparison {
  readonly cut: CutWords
  readonly direction: Direction
  readonly name: string
  readonly places: readonly number[]
  readonly ours: readonly string[]
  readonly remembered: readonly string[]
  readonly dev: readonly SentencePair[]
}

function compare({ cut, direction, name, places, ours, remembered, dev }: Comparison): Figure[] {
  const { source, target } = direction
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
      value: bleu(ours),
      unit: '',
      peers: { [memory]: bleu(remembered) },
      target: targets[target],
    },
    { name: `chrF ${what}`, value: chrf(ours), unit: '', peers: { [memory]: chrf(remembered) } },
  ]
}
