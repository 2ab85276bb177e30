import { fileURLToPath } from 'node:url'
import { createMarianEngine } from '../../src/capabilities/translation/engines/marian/create-marian-engine.ts'
import { findModels } from '../../src/capabilities/translation/engines/marian/find-models.ts'
import type { TranslationEngine } from '../../src/capabilities/translation/port.ts'
import type { WorkerPools } from '../../src/kernel/foundation/workers/pools.ts'
import { createYieldToEventLoop } from '../../src/kernel/foundation/workers/yield-to-event-loop.ts'

/** The models that come with Mainstay. */
export function openEmbeddedEngine(workers: WorkerPools): TranslationEngine {
  const folder = fileURLToPath(new URL('../../src/capabilities/translation/models/', import.meta.url))
  return createMarianEngine(workers, {
    queue: 'translation',
    maxBytes: 768 * 1024 * 1024,
    now: Date.now,
    yieldToEventLoop: createYieldToEventLoop(),
    findModels: () => findModels(folder),
  })
}
