import { availableParallelism } from 'node:os'
import { Piscina } from 'piscina'
import { kernelError } from '../errors.ts'
import { locateModule } from './locate-module.ts'
import type { WorkerPool, WorkerPools } from './pools.ts'

export interface PoolOptions {
  /** Threads of one pool; one core is left to the event loop where there are several. */
  readonly maxThreads?: number
  /** Tasks that may wait for a thread before callers are told `busy`. */
  readonly maxQueue?: number
  /**
   * MiB of a thread's heap in which short-lived objects lie. V8's own 48 make threads that work through much data grow to
   * several hundred MiB.
   */
  readonly youngGeneration?: number
}

/** Milliseconds without work after which a thread is given back. */
const idleTimeout = 60_000

/** Worker threads by piscina: started on first use, bounded in number and in what may wait for them. */
export function createWorkerPools(options: PoolOptions = {}): WorkerPools & AsyncDisposable {
  const pools: Piscina[] = []
  return {
    open<Task, Result>(module: URL): WorkerPool<Task, Result> {
      const pool = openPool(module, options)
      pools.push(pool)
      return { run: (task, { signal } = {}) => runTask<Result>(pool, task, signal) }
    },
    async [Symbol.asyncDispose]() {
      await Promise.all(pools.map((pool) => pool.destroy()))
    },
  }
}

function openPool(
  module: URL,
  { maxThreads = Math.max(1, availableParallelism() - 1), maxQueue = 16, youngGeneration }: PoolOptions,
): Piscina {
  const resourceLimits = youngGeneration === undefined ? {} : { maxYoungGenerationSizeMb: youngGeneration }
  const filename = locateModule(module)
  return new Piscina({ filename, minThreads: 0, maxThreads, maxQueue, idleTimeout, resourceLimits })
}

async function runTask<Result>(pool: Piscina, task: unknown, signal: AbortSignal | undefined): Promise<Result> {
  if (pool.queueSize >= pool.options.maxQueue) throw busy()
  try {
    return await pool.run(task, signal ? { signal } : {})
  } catch (thrown) {
    if (signal?.aborted) throw kernelError('cancelled', 'The caller went away.', { cause: thrown })
    throw thrown
  }
}

function busy(): Error {
  const message = 'All workers are busy and the queue is full; try again in a moment.'
  return kernelError('busy', message, { headers: { 'retry-after': '1' } })
}
