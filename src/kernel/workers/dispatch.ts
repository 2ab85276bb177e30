import { contain } from '../errors/contain.ts'
import type { Logger } from '../observability/logger.ts'
import type { FairQueue, Turn } from './fair-queue.ts'
import type { BatchOptions } from './pools.ts'
import type { ThreadSet } from './thread-set.ts'
import type { WaitingTask } from './waiting-task.ts'

/** What has to be known of a pool to do its tasks. */
export interface ThreadPool {
  readonly module: URL
  readonly maxRunMs: number
  /** Absent where the module takes one task at a time. */
  readonly batch: BatchOptions<unknown> | undefined
}

/** `size` is the input's, where its pool has batches. */
export type ThreadTask = WaitingTask<
  { readonly pool: ThreadPool; readonly input: unknown; readonly size: number },
  unknown
>

/**
 * A function to be called when a task was added: it gives tasks to threads while there are free ones. One queue gets all threads
 * but one at most, so that long work leaves one to the others.
 */
export function createDispatcher(
  queue: FairQueue<ThreadTask>,
  threads: ThreadSet,
  { maxThreads, log }: { readonly maxThreads: number; readonly log: Logger },
): () => void {
  const maxOfOneQueue = Math.max(1, maxThreads - 1)
  const begin = contain(work, { log, doing: 'giving work to a thread' })
  let running = 0

  function dispatch(): void {
    while (running < maxThreads) {
      const turn = queue.take(maxOfOneQueue)
      if (!turn) return
      running += 1
      begin(turn)
    }
  }

  async function work(turn: Turn<ThreadTask>): Promise<void> {
    let workedMs = 0
    try {
      workedMs = await perform(threads, collect(turn))
    } finally {
      turn.end(workedMs)
      running -= 1
      dispatch()
    }
  }

  return dispatch
}

/** The task whose turn it is, and those that its batch has room for. */
function collect(turn: Turn<ThreadTask>): readonly ThreadTask[] {
  const { pool, size: firstSize } = turn.job.task
  const { batch } = pool
  if (!batch) return [turn.job]
  const tasks = [turn.job]
  let size = firstSize
  const hasRoom = ({ task }: ThreadTask) => task.pool === pool && size + task.size <= batch.maxSize
  while (tasks.length < batch.maxTasks) {
    const next = turn.takeAlong(hasRoom)
    if (!next) break
    size += next.task.size
    tasks.push(next)
  }
  return tasks
}

/** Does the tasks and tells their callers; the milliseconds that it took. */
async function perform(threads: ThreadSet, tasks: readonly ThreadTask[]): Promise<number> {
  const [first, ...others] = tasks
  if (!first) return 0
  const { module, maxRunMs, batch } = first.task.pool
  const input = batch ? tasks.map(({ task }) => task.input) : first.task.input
  const begin = performance.now()
  try {
    const { result, workedMs } = await threads.run({ module, input, maxRunMs, abandoned: whenAllHaveLeft(tasks) })
    deliver(tasks, batch ? result : [result])
    return workedMs
  } catch (thrown) {
    let workedMs = performance.now() - begin
    if (others.length === 0) first.reject(thrown)
    // One that cannot be done must not take the others of its batch along.
    else for (const task of tasks) if (!task.hasLeft) workedMs += await perform(threads, [task])
    return workedMs
  }
}

function deliver(tasks: readonly ThreadTask[], results: unknown): void {
  if (!Array.isArray(results) || results.length !== tasks.length)
    throw new Error('A worker gave another number of results than it was given tasks.')
  for (const [index, task] of tasks.entries()) task.resolve(results[index])
}

function whenAllHaveLeft(tasks: readonly ThreadTask[]): AbortSignal {
  const abandoned = new AbortController()
  const check = () => {
    if (tasks.every(({ hasLeft }) => hasLeft)) abandoned.abort()
  }
  for (const task of tasks) task.onLeave(check)
  check()
  return abandoned.signal
}
