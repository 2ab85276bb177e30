import { afterAll } from 'vitest'
import { createWorkerPools } from '../../../kernel/foundation/workers/piscina-pools.ts'
import { describeJapaneseText } from './conformance.ts'
import createEngine from './embedded.ts'

const workers = createWorkerPools({ maxThreads: 1 })
afterAll(() => workers[Symbol.asyncDispose]())

describeJapaneseText('embedded', async () => createEngine({ workers }))
