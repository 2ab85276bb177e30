import { availableParallelism } from 'node:os'
import { createLogger, type Logger } from '../observability/logger.ts'
import { createDispatcher, type ThreadPool, type ThreadTask } from './dispatch.ts'
import { FairQueue } from './fair-queue.ts'
import { LoopTurns } from './loop-turns.ts'
import type { BatchOptions, PoolOptions, WorkerPool, WorkerPools } from './pools.ts'
import { ThreadSet } from './thread-set.ts'
import { type Caller, cancelled, WaitingTask } from './waiting-task.ts'
import { containObserver, nobody, type WorkerObserver } from './worker-observer.ts'

export interface WorkerOptions {
  /** Threads of all pools together. */
  readonly maxThreads?: number
  /** Tasks of one queue that may wait; the oldest is told `busy` when one more comes. */
  readonly maxQueue?: number
  /** Milliseconds that a task may wait for its turn, where its pool does not say. */
  readonly maxWaitMs?: number
  /**
   * MiB of a thread's heap in which short-lived objects lie. V8's own 48 make threads that work through much data grow to
   * several hundred MiB.
   */
  readonly youngGeneration?: number
  /** MiB of a thread's heap in all: what needs more ends its thread, not the process. */
  readonly oldGeneration?: number
  readonly observer?: WorkerObserver
  /** Hears what goes wrong in a thread that has no task; nobody does when absent. */
  readonly log?: Logger
}

const defaultMaxRunMs = 30_000

/** As many threads as cores, and two at least, so that long work leaves one to the others. */
const defaultThreads = Math.max(2, availableParallelism())

/** Pools over one set of threads, bounded in number, in what may wait for them and for how long. */
export function createWorkerPools(options: WorkerOptions = {}): WorkerPools & AsyncDisposable {
  const { maxThreads = defaultThreads, maxQueue = 1000, maxWaitMs = Number.POSITIVE_INFINITY } = options
  const { log = createLogger('silent'), oldGeneration = 1024, youngGeneration } = options
  const observer = options.observer ? containObserver(options.observer, log) : nobody
  const threads = new ThreadSet({ maxThreads, oldGeneration, youngGeneration, log })
  const queue = new FairQueue<ThreadTask>(maxQueue, observer)
  const turns = new LoopTurns(maxQueue, observer)
  const dispatch = createDispatcher(queue, threads, { maxThreads, log })

  async function runInThread(name: string, pool: ThreadPool, input: unknown, caller: Caller): Promise<unknown> {
    if (caller.signal?.aborted) throw cancelled(caller.signal.reason)
    const task: ThreadTask = new WaitingTask({ pool, input, size: pool.batch?.sizeOf(input) ?? 0 }, caller)
    task.onLeave(() => queue.remove(name, task))
    queue.add(name, task)
    // Tasks of a batch that come in the same turn of the event loop go together.
    if (pool.batch) setImmediate(dispatch)
    else dispatch()
    return task.result
  }

  function openPool<Task, Result>(
    module: URL,
    poolOptions: PoolOptions<Task, Result>,
    batch?: BatchOptions<unknown>,
  ): WorkerPool<Task, Result> {
    const { queue: name, inPlace, maxRunMs = defaultMaxRunMs } = poolOptions
    const pool = { module, maxRunMs, batch }
    return {
      async run(task, { signal } = {}) {
        const caller = { maxWaitMs: poolOptions.maxWaitMs ?? maxWaitMs, signal }
        if (inPlace?.suits(task)) {
          const result = await turns.run(name, () => inPlace.run(task), caller)
          if (result !== undefined) return result
        }
        // The module gives what the pool was opened for; from here that cannot be seen.
        return (await runInThread(name, pool, task, caller)) as Result
      },
    }
  }

  return {
    open: (module, poolOptions) => openPool(module, poolOptions),
    openForBatches: (module, { batch, ...poolOptions }) => openPool(module, poolOptions, batch),
    [Symbol.asyncDispose]: () => threads[Symbol.asyncDispose](),
  }
}
