import { markTurn } from '../observability/current-operation.ts'
import { createLogger, type Logger } from '../observability/logger.ts'
import { createDispatcher, type WorkerTask, type TaskPool } from './dispatch.ts'
import { FairQueue } from './fair-queue.ts'
import { LoopTurns } from './loop-turns.ts'
import type { BatchOptions, PoolOptions, WorkerPool, WorkerPools } from './pools.ts'
import { type Caller, cancelled, WaitingTask } from './waiting-task.ts'
import type { WorkerSet } from './worker-set.ts'
import { containObserver, nobody, type WorkerObserver } from '../observability/worker-observer.ts'

export interface QueueOptions {
  /** Tasks of one queue that may wait; the oldest is refused as `busy` when one more comes. */
  readonly maxQueue?: number
  /** Milliseconds that a task may wait for its turn, where its pool does not say. */
  readonly maxWaitMs?: number
  readonly observer?: WorkerObserver
  /** Hears what goes wrong in a worker that has no task; nobody does when absent. */
  readonly log?: Logger
}

export interface Crew {
  readonly workers: WorkerSet
  readonly maxWorkers: number
  /** Workers that one queue may have at a time. */
  readonly maxOfOneQueue: number
}

const defaultMaxRunMs = 30_000

/** Pools over one set of workers, bounded in number, in what may wait for them and for how long. */
export function createPools(crew: Crew, options: QueueOptions): WorkerPools & AsyncDisposable {
  const { maxQueue = 1000, maxWaitMs = Number.POSITIVE_INFINITY, log = createLogger('silent') } = options
  const observer = options.observer ? containObserver(options.observer, log) : nobody
  const queue = new FairQueue<WorkerTask>(maxQueue, observer)
  const turns = new LoopTurns(maxQueue, observer)
  const dispatch = createDispatcher(queue, { ...crew, log })

  async function runInWorker(name: string, pool: TaskPool, input: unknown, caller: Caller): Promise<unknown> {
    if (caller.signal?.aborted) throw cancelled(caller.signal.reason)
    const task: WorkerTask = new WaitingTask({ pool, input, size: pool.batch?.sizeOf(input) ?? 0 }, caller)
    task.onLeave(() => queue.remove(name, task))
    queue.add(name, task)
    // Tasks of a batch that come in the same turn of the event loop go together.
    if (pool.batch) setImmediate(dispatch)
    else dispatch()
    return task.result
  }

  const shared = { turns, runInWorker, maxWaitMs }
  return {
    open: (module, poolOptions) => openPool(shared, module, poolOptions),
    openForBatches: (module, { batch, ...poolOptions }) => openPool(shared, module, poolOptions, batch),
    [Symbol.asyncDispose]: () => crew.workers[Symbol.asyncDispose](),
  }
}

interface SharedParts {
  readonly turns: LoopTurns
  readonly runInWorker: (name: string, pool: TaskPool, input: unknown, caller: Caller) => Promise<unknown>
  readonly maxWaitMs: number
}

function openPool<Task, Result>(
  { turns, runInWorker, maxWaitMs }: SharedParts,
  module: URL,
  options: PoolOptions<Task, Result>,
  batch?: BatchOptions<unknown>,
): WorkerPool<Task, Result> {
  const { queue: name, inPlace, maxRunMs = defaultMaxRunMs } = options
  const pool = { module, maxRunMs, batch }
  return {
    async run(task, { signal } = {}) {
      markTurn()
      const caller = { maxWaitMs: options.maxWaitMs ?? maxWaitMs, signal }
      if (inPlace?.suits(task)) {
        const result = await turns.run(name, () => inPlace.run(task), caller)
        if (result !== undefined) return result
      }
      // The module gives what the pool was opened for; from here that cannot be seen.
      return (await runInWorker(name, pool, task, caller)) as Result
    },
  }
}
