import { afterAll } from 'vitest'
import { createWorkerPools } from '../../../kernel/foundation/workers/piscina-pools.ts'
import { createYieldToEventLoop } from '../../../kernel/foundation/workers/yield-to-event-loop.ts'
import createEngine from './embedded.ts'
import { describeLanguageModel } from './conformance.ts'

const workers = createWorkerPools({ maxThreads: 1 })
afterAll(() => workers[Symbol.asyncDispose]())

describeLanguageModel(
  'embedded',
  async () =>
    createEngine({ now: () => Date.UTC(2026, 10, 21, 12), workers, yieldToEventLoop: createYieldToEventLoop() }),
  {
    question: 'Write me a poem about the sea.',
    prompt: 'It was a bright morning, and the old man',
    samplesChat: false,
    givesLogProbabilities: true,
  },
)
