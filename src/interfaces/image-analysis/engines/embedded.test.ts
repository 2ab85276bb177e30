import { afterAll } from 'vitest'
import { createGuardedFetch } from '../../../kernel/outgoing/guarded-fetch.ts'
import { createWorkerPools } from '../../../kernel/workers/piscina-pools.ts'
import { defaultSettings } from '../testing/test-settings.ts'
import { describeImageAnalyzer } from './conformance.ts'
import createEngine from './embedded.ts'

const workers = createWorkerPools({ maxThreads: 1 })
afterAll(() => workers[Symbol.asyncDispose]())
const engine = createEngine({ workers, settings: defaultSettings(), guardedFetch: createGuardedFetch() })

describeImageAnalyzer('embedded', async () => engine)
