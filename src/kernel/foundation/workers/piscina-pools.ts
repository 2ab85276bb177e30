import { availableParallelism } from 'node:os'
import { createLogger } from '../observability/logger.ts'
import { createPools, type QueueOptions } from './create-pools.ts'
import type { WorkerPools } from './pools.ts'
import { ThreadSet } from './thread-set.ts'

export interface WorkerOptions extends QueueOptions {
  /** Threads of all pools together. */
  readonly maxThreads?: number
  /** MiB of a thread's heap in which short-lived objects lie; 24 when absent. With V8's own, up to 192, two threads took 200 MiB more under load. */
  readonly youngGeneration?: number
  /** MiB of a thread's heap in all: what needs more ends its thread, not the process. */
  readonly oldGeneration?: number
  /** Milliseconds without work after which a thread is ended, and what it holds given back; a minute when absent. */
  readonly restMs?: number
}

/** As many threads as cores, and two at least, so that long work leaves one to the others. */
const defaultThreads = Math.max(2, availableParallelism())

/** Pools over worker threads. One queue gets all threads but one at most, so that long work leaves one to the others. */
export function createWorkerPools(options: WorkerOptions = {}): WorkerPools & AsyncDisposable {
  const { maxThreads = defaultThreads, oldGeneration = 1024, restMs = 60_000, log = createLogger('silent') } = options
  const { youngGeneration = 24 } = options
  const workers = new ThreadSet({ maxThreads, oldGeneration, youngGeneration, restMs, log })
  return createPools({ workers, maxWorkers: maxThreads, maxOfOneQueue: Math.max(1, maxThreads - 1) }, options)
}
