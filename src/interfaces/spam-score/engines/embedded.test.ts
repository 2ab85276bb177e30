import { afterAll, describe } from 'vitest'
import { createWorkerPools } from '../../../kernel/foundation/workers/piscina-pools.ts'
import { testSpamScorer } from './conformance.ts'
import createEngine from './embedded.ts'

describe('embedded', () => {
  const workers = createWorkerPools({ maxThreads: 1 })
  afterAll(() => workers[Symbol.asyncDispose]())
  const engine = createEngine({ workers })
  testSpamScorer(async () => engine)
})
