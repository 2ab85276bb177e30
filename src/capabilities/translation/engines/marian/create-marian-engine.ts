import { memoizeLoad } from '../../../../kernel/memoize/memoize-load.ts'
import { memoizeBriefly } from '../../../../kernel/memoize/memoize-briefly.ts'
import type { WorkerPools } from '../../../../kernel/workers/pools.ts'
import { Declined } from '../../declined.ts'
import { keepsNumbers } from '../../domain/keeps-numbers.ts'
import type { LanguagePair, Translation, TranslationEngine, TranslationRequest } from '../../port.ts'
import { limitConcurrency } from '../limit-concurrency.ts'
import type { MarianModel } from './marian-model.ts'
import { findRoute, listRoutePairs, type Route } from './routes.ts'
import { readBergamot } from './runtime/load-bergamot.ts'
import type { ScoredTranslation } from './runtime/read-scores.ts'
import { SentenceTranslator } from './sentences/sentence-translator.ts'
import { translateMarkup, translatePlain } from './sentences/translate-markup.ts'
import type { TranslationTask } from './translation-worker.ts'

export interface MarianEngineOptions {
  /** The queue of its work, which takes turns with those of others. */
  readonly queue: string
  readonly findModels: () => Promise<readonly MarianModel[]>
  /** Bytes for the models that one thread has loaded. */
  readonly maxBytes: number
  /** Milliseconds. */
  readonly now: () => number
}

/** How long the models that were found are believed to be there; looking for them takes as long as translating some words. */
const keptMs = 1_000

/** Sentences that wait together are translated together: computing several at once is cheaper than one by one. */
const maxBatch = 16
const batch = { maxTasks: maxBatch, maxSize: 4_000, sizeOf: ({ html }: TranslationTask) => html.length }

/** Of one text: enough for the next batch to be there when one is done, and the queue is left to others. */
const maxUnderWay = 2 * maxBatch

/** An engine over whatever models are found at the moment of a call. */
export function createMarianEngine(workers: WorkerPools, options: MarianEngineOptions): TranslationEngine {
  const { queue, maxBytes, now } = options
  const findModels = memoizeBriefly(keptMs, now, options.findModels)
  const module = new URL('./translation-worker.ts', import.meta.url)
  // A text waits as long as its caller does: its own sentences are what it mostly waits for.
  const maxWaitMs = Number.POSITIVE_INFINITY
  const pool = workers.openForBatches<TranslationTask, ScoredTranslation>(module, { queue, batch, maxWaitMs })
  const loadProgram = memoizeLoad(readBergamot)

  async function translate(request: TranslationRequest, signal: AbortSignal): Promise<Translation> {
    // One that came just now is found all the same.
    const route = findRoute(await findModels(), request) ?? findRoute(await options.findModels(), request)
    if (!route) throw new Declined('unsupported_pair', `No model translates ${request.source} into ${request.target}.`)
    const program = await loadProgram()
    signal.throwIfAborted()
    const limit = limitConcurrency(maxUnderWay)
    const translator = new SentenceTranslator(request, !isSmall(route), (html) =>
      limit(() => pool.run({ program, route, html, maxBytes }, { signal })),
    )
    const text = await (request.format === 'html' ? translateMarkup : translatePlain)(request.text, request, translator)
    assertConfidence(translator.confidence, route, request)
    assertNumbers(text, route, request)
    return { text, confidence: translator.confidence }
  }

  return { translate, listPairs: async () => listRoutePairs(await findModels()) }
}

function assertConfidence(confidence: number, route: Route, { source, target }: LanguagePair): void {
  const least = Math.max(...route.map(({ card }) => card.minConfidence ?? 0))
  if (confidence >= least) return
  throw new Declined('low_confidence', `The model from ${source} into ${target} is not sure enough of this text.`)
}

/** Those that know when they are unsure have to: they lose numbers, and put what they are told to keep anywhere. */
function isSmall(route: Route): boolean {
  return route.some(({ card }) => card.minConfidence !== undefined)
}

function assertNumbers(translation: string, route: Route, { text, source, target }: TranslationRequest): void {
  if (!isSmall(route) || keepsNumbers(text, translation)) return
  throw new Declined('low_confidence', `The model from ${source} into ${target} loses a number of this text.`)
}
