import { contain } from '../observability/contain.ts'
import type { Logger } from '../observability/logger.ts'
import type { FairQueue, Turn } from './fair-queue.ts'
import type { BatchOptions } from './pools.ts'
import type { WaitingTask } from './waiting-task.ts'
import type { WorkerSet } from './worker-set.ts'

/** What has to be known of a pool to do its tasks. */
export interface TaskPool {
  readonly module: URL
  readonly maxRunMs: number
  /** Absent where the module takes one task at a time. */
  readonly batch: BatchOptions<unknown> | undefined
}

/** `size` is the input's, where its pool has batches. */
export type WorkerTask = WaitingTask<
  { readonly pool: TaskPool; readonly input: unknown; readonly size: number },
  unknown
>

export interface DispatchOptions {
  readonly workers: WorkerSet
  readonly maxWorkers: number
  /** Workers that one queue may have at a time. */
  readonly maxOfOneQueue: number
  readonly log: Logger
}

/** A function to be called when a task was added: it gives tasks to workers while there are free ones. */
export function createDispatcher(
  queue: FairQueue<WorkerTask>,
  { workers, maxWorkers, maxOfOneQueue, log }: DispatchOptions,
): () => void {
  const begin = contain(work, { log, doing: 'giving work to a worker' })
  let running = 0

  function dispatch(): void {
    while (running < maxWorkers) {
      const turn = queue.take(maxOfOneQueue)
      if (!turn) return
      running += 1
      begin(turn)
    }
  }

  async function work(turn: Turn<WorkerTask>): Promise<void> {
    let workedMs = 0
    try {
      workedMs = await perform(workers, collect(turn))
    } finally {
      turn.end(workedMs)
      running -= 1
      dispatch()
    }
  }

  return dispatch
}

/** The task whose turn it is, and those that its batch has room for. */
function collect(turn: Turn<WorkerTask>): readonly WorkerTask[] {
  const { pool, size: firstSize } = turn.job.task
  const { batch } = pool
  if (!batch) return [turn.job]
  const tasks = [turn.job]
  let size = firstSize
  const hasRoom = ({ task }: WorkerTask) => task.pool === pool && size + task.size <= batch.maxSize
  while (tasks.length < batch.maxTasks) {
    const next = turn.takeAlong(hasRoom)
    if (!next) break
    size += next.task.size
    tasks.push(next)
  }
  return tasks
}

/** Does the tasks and settles their promises; gives the milliseconds that it took. */
async function perform(workers: WorkerSet, tasks: readonly WorkerTask[]): Promise<number> {
  const [first, ...others] = tasks
  if (!first) return 0
  const { module, maxRunMs, batch } = first.task.pool
  const input = batch ? tasks.map(({ task }) => task.input) : first.task.input
  const begin = performance.now()
  try {
    const { result, workedMs } = await workers.run({ module, input, maxRunMs, abandoned: whenAllHaveLeft(tasks) })
    deliver(tasks, batch ? result : [result])
    return workedMs
  } catch (thrown) {
    let workedMs = performance.now() - begin
    if (others.length === 0) first.reject(thrown)
    // One that cannot be done must not take the others of its batch along.
    else for (const task of tasks) if (!task.hasLeft) workedMs += await perform(workers, [task])
    return workedMs
  }
}

function deliver(tasks: readonly WorkerTask[], results: unknown): void {
  if (!Array.isArray(results) || results.length !== tasks.length)
    throw new Error('A worker gave another number of results than it was given tasks.')
  for (const [index, task] of tasks.entries()) task.resolve(results[index])
}

function whenAllHaveLeft(tasks: readonly WorkerTask[]): AbortSignal {
  const abandoned = new AbortController()
  const check = () => {
    if (tasks.every(({ hasLeft }) => hasLeft)) abandoned.abort()
  }
  for (const task of tasks) task.onLeave(check)
  check()
  return abandoned.signal
}
