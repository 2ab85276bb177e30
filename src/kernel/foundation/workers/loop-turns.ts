import { FairQueue } from './fair-queue.ts'
import { cancelled, type Caller, WaitingTask } from './waiting-task.ts'
import type { WorkerObserver } from '../observability/worker-observer.ts'

/** Milliseconds of such work in one round of the event loop; then whatever else has come is served first. */
const roundMs = 5

/** Small tasks on the event loop: however many come together, each round of the loop does a few of them. */
export class LoopTurns {
  readonly #queue: FairQueue<WaitingTask<() => unknown, unknown>>
  #scheduled = false

  constructor(maxWaiting: number, observer: WorkerObserver) {
    this.#queue = new FairQueue(maxWaiting, observer)
  }

  async run<Result>(name: string, work: () => Result, caller: Caller): Promise<Result> {
    if (caller.signal?.aborted) throw cancelled(caller.signal.reason)
    let result: { value: Result } | undefined
    const task = new WaitingTask<() => unknown, unknown>(() => (result = { value: work() }), caller)
    task.onLeave(() => this.#queue.remove(name, task))
    this.#queue.add(name, task)
    this.#schedule()
    await task.result
    if (!result) throw new Error('A task ended without having been run.')
    return result.value
  }

  #schedule(): void {
    if (this.#scheduled) return
    this.#scheduled = true
    setImmediate(() => this.#doRound())
  }

  #doRound(): void {
    this.#scheduled = false
    const end = performance.now() + roundMs
    for (let turn = this.#queue.take(); turn; turn = this.#queue.take()) {
      const begin = performance.now()
      perform(turn.job)
      const now = performance.now()
      turn.end(now - begin)
      if (now >= end) return this.#schedule()
    }
  }
}

function perform(task: WaitingTask<() => unknown, unknown>): void {
  try {
    task.resolve(task.task())
  } catch (thrown) {
    task.reject(thrown)
  }
}
