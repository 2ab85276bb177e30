import { kernelError } from '../../foundation/errors/service-error.ts'
import type { WorkerPool, WorkerPools } from '../../foundation/workers/pools.ts'
import type { SleepTask } from '../sleeping-worker.ts'

/** An engine that fails in the way that a test asks for. */
export class FaultyEngine {
  readonly #pool: WorkerPool<SleepTask, string>
  readonly #batchPool: WorkerPool<SleepTask, string>

  constructor(workers: WorkerPools) {
    const module = new URL('../sleeping-worker.ts', import.meta.url)
    this.#pool = workers.open(module, { queue: 'faulty' })
    const sizeOf = ({ ms }: SleepTask) => {
      if (ms < 0) throw new Error('this has no size')
      return 1
    }
    const batchModule = new URL('../sleeping-batch-worker.ts', import.meta.url)
    this.#batchPool = workers.openForBatches(batchModule, {
      queue: 'batches',
      batch: { maxTasks: 4, maxSize: 4, sizeOf },
    })
  }

  work(fault: string): Promise<string> {
    if (fault === 'throws') throw new Error('the secret inside')
    if (fault === 'refuses') return Promise.reject(kernelError('engine_failed', 'The engine broke.'))
    if (fault === 'asks for a task without a size') return this.#batchPool.run({ ms: -1 })
    return this.#pool.run({ ms: 0, ...tasks[fault] })
  }
}

const tasks: Readonly<Record<string, Partial<SleepTask>>> = {
  'has a thread that throws': { fail: 'the secret inside' },
  'has a thread that ends': { exit: 0 },
  'has a thread that fails': { exit: 3 },
  'has a thread that throws outside of its task': { throwLater: 'from a timer' },
  'has a thread that throws nothing': { throwNothing: true },
  'has a thread that gives a function': { giveFunction: true },
  'sends a thread what cannot be sent': { unsendable: () => {} },
}
