import type { WorkerPool, WorkerPools } from '../../../../kernel/foundation/workers/pools.ts'
import type { Evidence } from './evidence-worker.ts'
import type { Pixels } from './picture/pixels.ts'

export type { Evidence } from './evidence-worker.ts'

/** Measures pictures in worker threads. */
export function openEvidence(workers: WorkerPools): WorkerPool<Pixels, Evidence> {
  return workers.open(new URL('./evidence-worker.ts', import.meta.url), { queue: 'image-analysis' })
}
