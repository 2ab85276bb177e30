import pLimit from 'p-limit'
import { maxOf } from '../../../../libraries/numbers/max-of.ts'
import { minOf } from '../../../../libraries/numbers/min-of.ts'
import { memoizeLoad } from '../../../../libraries/memoize/memoize-load.ts'
import { memoizeBriefly } from '../../../../libraries/memoize/memoize-briefly.ts'
import type { WorkerPools } from '../../../../kernel/foundation/workers/pools.ts'
import type { YieldToEventLoop } from '../../../../kernel/foundation/workers/yield-to-event-loop.ts'
import { Declined } from '../../declined.ts'
import { keepsAddress } from '../../domain/keeps-address.ts'
import { keepsNumbers } from '../../domain/keeps-numbers.ts'
import { writeSpelledNumbers } from '../../texts/fixed-terms/find-kept-terms.ts'
import type { Translation, TranslationEngine, TranslationRequest } from '../../port.ts'
import { maxBatch, maxUnderWay } from './max-batch.ts'
import type { MarianModel } from './marian-model.ts'
import { findRoute, listRoutePairs, type Route } from './routes.ts'
import { readBergamot } from './runtime/load-bergamot.ts'
import { listAlternatives } from './sentences/list-alternatives.ts'
import { listMarkupAlternatives } from './sentences/list-markup-alternatives.ts'
import { SentenceTranslator } from './sentences/sentence-translator.ts'
import { translateMarkup, translatePlain } from './sentences/translate-markup.ts'
import type { TaskAnswer, TranslationTask } from './translation-worker.ts'

export interface MarianEngineOptions {
  /** The queue of its work, which takes turns with those of others. */
  readonly queue: string
  readonly findModels: () => Promise<readonly MarianModel[]>
  /** Bytes for the models that one thread has loaded. */
  readonly maxBytes: number
  /** Milliseconds. */
  readonly now: () => number
  /** Between the sentences of a text. */
  readonly yieldToEventLoop: YieldToEventLoop
}

/** How long the models that were found are believed to be there; looking for them takes as long as translating some words. */
const keptMs = 1_000

const batch = { maxTasks: maxBatch, maxSize: 4_000, sizeOf: ({ html }: TranslationTask) => html.length }

/** An engine over whatever models are found at the moment of a call. */
export function createMarianEngine(workers: WorkerPools, options: MarianEngineOptions): TranslationEngine {
  const { queue, maxBytes, now, yieldToEventLoop } = options
  const findModels = memoizeBriefly(keptMs, now, options.findModels)
  const module = new URL('./translation-worker.ts', import.meta.url)
  // A text waits as long as its caller does: its own sentences are what it mostly waits for.
  const maxWaitMs = Number.POSITIVE_INFINITY
  const pool = workers.openForBatches<TranslationTask, TaskAnswer>(module, { queue, batch, maxWaitMs })
  const loadProgram = memoizeLoad(readBergamot)

  async function translate(request: TranslationRequest, signal: AbortSignal): Promise<Translation> {
    // One that came just now is found all the same.
    const route = findRoute(await findModels(), request) ?? findRoute(await options.findModels(), request)
    if (!route) throw new Declined('unsupported_pair', `No model translates ${request.source} into ${request.target}.`)
    const program = await loadProgram()
    signal.throwIfAborted()
    const markers = minOf(route.map(({ card }) => card.markers ?? 0))
    const translator = new SentenceTranslator(request, {
      markers,
      movesPlaces: !isSmall(route),
      usualLength: route[0]?.card.usualLength,
      limit: pLimit(maxUnderWay),
      translate: (html, others) => pool.run({ program, route, html, maxBytes, ...(others && { others }) }, { signal }),
      waitTurn: () => yieldToEventLoop(signal),
    })
    const text = await (request.format === 'html' ? translateMarkup : translatePlain)(request.text, request, translator)
    const { confidence, hasMovedTerms, hasOtherNegation } = translator
    const doubt = findDoubt({ text, confidence, hasMovedTerms, hasOtherNegation }, route, request)
    const listOthers = request.format === 'html' ? listMarkupAlternatives : listAlternatives
    const { alternatives: wanted } = request
    const alternatives = wanted ? await listOthers(request.text, request, wanted, translator) : []
    return {
      text,
      confidence,
      ...(doubt !== undefined && { doubt }),
      ...(alternatives.length > 0 && { alternatives }),
    }
  }

  return { translate, listPairs: async () => listRoutePairs(await findModels()) }
}

interface ModelOutput {
  readonly text: string
  readonly confidence: number
  readonly hasMovedTerms: boolean
  readonly hasOtherNegation: boolean
}

function findDoubt(
  { text, confidence, hasMovedTerms, hasOtherNegation }: ModelOutput,
  route: Route,
  { text: original, source, target }: TranslationRequest,
): string | undefined {
  const least = maxOf(route.map(({ card }) => card.minConfidence ?? 0))
  if (confidence === 0) return `The model from ${source} into ${target} does not know the letters of this text.`
  if (confidence < least) return `The model from ${source} into ${target} is not sure of this text.`
  if (hasMovedTerms)
    return `The model from ${source} into ${target} lost the place of what has to stay as it is in this text.`
  if (isSmall(route) && !keepsNumbers(writeSpelledNumbers(original, source), text))
    return `The model from ${source} into ${target} loses a number of this text.`
  if (isSmall(route) && hasOtherNegation)
    return `The model from ${source} into ${target} loses or adds a "not" in this text.`
  if (isSmall(route) && !keepsAddress({ source, target }, original, text))
    return `The model from ${source} into ${target} loses whom this text addresses.`
  return undefined
}

/** Those that know when they are unsure have to: they lose numbers of one digit. */
function isSmall(route: Route): boolean {
  return route.some(({ card }) => card.minConfidence !== undefined)
}
