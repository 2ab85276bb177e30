import { kernelError, type ServiceError } from '../errors/service-error.ts'
import type { QueuedJob } from './fair-queue.ts'

export interface Caller {
  readonly maxWaitMs: number
  readonly signal: AbortSignal | undefined
}

/** A task and its caller, who waits for the result and may leave before it is there. */
export class WaitingTask<Task, Result> implements QueuedJob {
  readonly task: Task
  readonly maxWaitMs: number
  readonly result: Promise<Result>
  readonly #signal: AbortSignal | undefined
  readonly #settle: PromiseWithResolvers<Result>
  #whenLeft: (() => void) | undefined

  constructor(task: Task, { maxWaitMs, signal }: Caller) {
    this.task = task
    this.maxWaitMs = maxWaitMs
    this.#signal = signal
    this.#settle = Promise.withResolvers()
    this.result = this.#settle.promise
    signal?.addEventListener('abort', this.#leave)
  }

  get hasLeft(): boolean {
    return this.#signal?.aborted ?? false
  }

  /** Only the last one given is called, and only while there is no result. */
  onLeave(whenLeft: () => void): void {
    this.#whenLeft = whenLeft
  }

  resolve(result: Result): void {
    this.#stopListening()
    this.#settle.resolve(result)
  }

  reject(reason: unknown): void {
    this.#stopListening()
    this.#settle.reject(reason)
  }

  shed(): void {
    this.reject(busy())
  }

  readonly #leave = (): void => {
    const whenLeft = this.#whenLeft
    this.reject(cancelled(this.#signal?.reason))
    whenLeft?.()
  }

  #stopListening(): void {
    this.#whenLeft = undefined
    this.#signal?.removeEventListener('abort', this.#leave)
  }
}

export function cancelled(cause: unknown): ServiceError {
  return kernelError('cancelled', 'The caller went away.', { cause })
}

function busy(): ServiceError {
  const message = 'Too much work is waiting here; try again in a moment.'
  return kernelError('busy', message, { headers: { 'retry-after': '1' } })
}
