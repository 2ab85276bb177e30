import { afterAll, beforeAll, describe } from 'vitest'
import type { LanguageModel } from '../../port.ts'
import { llamaMissing, nameOf, openGgufEngine } from '../../testing/open-gguf-engine.ts'
import { describeLanguageModel } from '../conformance.ts'

describe.skipIf(llamaMissing !== undefined)(nameOf('the engine gguf'), () => {
  let engine: LanguageModel & AsyncDisposable
  beforeAll(async () => {
    engine = await openGgufEngine()
  })
  afterAll(() => engine[Symbol.asyncDispose]())
  const shared = async (): Promise<LanguageModel> => ({
    listModels: () => engine.listModels(),
    chat: (request, signal) => engine.chat(request, signal),
    complete: (request, signal) => engine.complete(request, signal),
  })

  describeLanguageModel('as every language model', shared, {
    question: 'hello the house',
    prompt: 'the quiet river',
    samplesChat: true,
    givesLogProbabilities: true,
  })
})
