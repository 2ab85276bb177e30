import { stat } from 'node:fs/promises'
import createEngine from '../src/capabilities/language-model/engines/embedded.ts'
import { modelPath } from '../src/capabilities/language-model/engines/embedded/ngram/model-path.ts'
import {
  createTextModel,
  readTextModel,
  type TextModel,
} from '../src/capabilities/language-model/engines/embedded/text-model.ts'
import { endOfText } from '../src/capabilities/language-model/domain/tokens/tokenizer.ts'
import { collect } from '../src/capabilities/language-model/domain/collect.ts'
import { createWorkerPools } from '../src/kernel/foundation/workers/piscina-pools.ts'
import { createYieldToEventLoop } from '../src/kernel/foundation/workers/yield-to-event-loop.ts'
import { readDocuments } from '../training/text-completion/text/read-documents.ts'
import type { TextDocument } from '../training/text-completion/text/text-document.ts'
import type { BenchResult, Figure } from './result.ts'

/** Characters of each held-out document that are scored. */
const scoredCharacters = 20_000
const seeds = [1, 2, 3]

/** The embedded engine's n-gram model on documents it has not seen, against a unigram and a uniform model of the same tokens. */
export default async function run(): Promise<BenchResult> {
  const begin = performance.now()
  const model = createTextModel(await readTextModel())
  const loading = performance.now() - begin
  const { training, heldOut } = await readDocuments()
  const unigram = countTokens(model, training)
  const figures: Figure[] = [
    { name: 'size of the model', value: (await stat(modelPath)).size / 1e6, unit: 'MB', peers: {}, target: '<= 8' },
    { name: 'loaded in', value: loading, unit: 'ms', peers: {}, target: '< 300' },
    ...(await measureRates()),
  ]
  for (const [kind, documents] of Object.entries(heldOut)) figures.push(...score(model, unigram, kind, documents))
  return { name: 'language-model', seeds, figures }
}

/** Probabilities of single tokens, each counted once more than it occurs. */
function countTokens({ tokenizer }: TextModel, documents: readonly TextDocument[]): Float64Array {
  const counts = new Float64Array(tokenizer.size).fill(1)
  let total = tokenizer.size
  for (const { text } of documents) {
    for (const token of tokenizer.encode(text)) {
      counts[token] = (counts[token] ?? 0) + 1
      total++
    }
  }
  return counts.map((count) => count / total)
}

function score(model: TextModel, unigram: Float64Array, kind: string, documents: readonly TextDocument[]): Figure[] {
  const bits = { ours: 0, unigram: 0 }
  let [tokens, characters] = [0, 0]
  const weights = new Float64Array(model.tokenizer.size)
  for (const document of documents) {
    const text = document.text.slice(0, scoredCharacters)
    const history = [endOfText]
    for (const token of model.tokenizer.encode(text)) {
      model.predict(history, history, weights)
      const total = weights.reduce((sum, weight) => sum + weight, 0)
      bits.ours -= Math.log2((weights[token] ?? 0) / total)
      bits.unigram -= Math.log2(unigram[token] ?? 0)
      history.push(token)
      tokens++
    }
    characters += text.length
  }
  const uniform = Math.log2(model.tokenizer.size) * tokens
  const per = (count: number) => ({ unigram: 2 ** (bits.unigram / count), uniform: 2 ** (uniform / count) })
  const name = `${kind}, ${documents.length} documents held out`
  return [
    { name: `perplexity per token, ${name}`, value: 2 ** (bits.ours / tokens), unit: '', peers: per(tokens) },
    {
      name: `perplexity per character, ${name}`,
      value: 2 ** (bits.ours / characters),
      unit: '',
      peers: per(characters),
    },
  ]
}

/** Tokens a second of one generation, with the settings that are used unless a request says otherwise and with the plainest. */
async function measureRates(): Promise<Figure[]> {
  await using workers = createWorkerPools({ maxThreads: 1 })
  const engine = createEngine({ now: Date.now, workers, yieldToEventLoop: createYieldToEventLoop() })
  const measure = async (sampling: { readonly temperature?: number; readonly topP?: number }) => {
    const rates: number[] = []
    for (const seed of seeds) {
      const begin = performance.now()
      const request = {
        prompt: 'It was a bright morning',
        maxTokens: 4000,
        choices: 1,
        echoesPrompt: false,
      }
      const events = engine.complete(
        { ...request, stop: [], sampling: { ...sampling, seed } },
        new AbortController().signal,
      )
      const { usage } = await collect(await events)
      rates.push((1000 * (usage?.completionTokens ?? 0)) / (performance.now() - begin))
    }
    return Math.max(...rates)
  }
  return [
    { name: 'tokens drawn, default settings', value: await measure({}), unit: 'tokens/s', peers: {} },
    {
      name: 'tokens drawn, temperature 1, top_p 1',
      value: await measure({ temperature: 1, topP: 1 }),
      unit: 'tokens/s',
      peers: {},
    },
    { name: 'tokens drawn, temperature 0', value: await measure({ temperature: 0 }), unit: 'tokens/s', peers: {} },
  ]
}
