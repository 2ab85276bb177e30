import { kernelError, ServiceError } from '../../../../../kernel/foundation/errors/service-error.ts'

export interface PlaceLimits {
  readonly ofAll: number
  readonly ofOwner: number
  /** Milliseconds that one who finds no room waits for it. */
  readonly maxWaitMs: number
}

interface Waiter {
  readonly ownerId: string
  readonly enter: () => void
}

/** Room for work that is under way: so much of one owner, so much of all. Who finds none waits for it in turn. */
export class Places {
  readonly #limits: PlaceLimits
  readonly #taken = new Map<string, number>()
  #waiting: Waiter[] = []

  constructor(limits: PlaceLimits) {
    this.#limits = limits
  }

  /** @throws ServiceError where none gets free in time, or the signal aborts. */
  async take(ownerId: string, signal?: AbortSignal): Promise<void> {
    const isNext = !this.#waiting.some((waiter) => waiter.ownerId === ownerId)
    if (isNext && this.#hasRoom(ownerId)) this.#occupy(ownerId)
    else await this.#wait(ownerId, signal)
  }

  leave(ownerId: string): void {
    const left = (this.#taken.get(ownerId) ?? 1) - 1
    if (left > 0) this.#taken.set(ownerId, left)
    else this.#taken.delete(ownerId)
    const next = this.#waiting.find((waiter) => this.#hasRoom(waiter.ownerId))
    if (!next) return
    this.#remove(next)
    this.#occupy(next.ownerId)
    next.enter()
  }

  #hasRoom(ownerId: string): boolean {
    const all = this.#taken.values().reduce((sum, count) => sum + count, 0)
    return all < this.#limits.ofAll && (this.#taken.get(ownerId) ?? 0) < this.#limits.ofOwner
  }

  #occupy(ownerId: string): void {
    this.#taken.set(ownerId, (this.#taken.get(ownerId) ?? 0) + 1)
  }

  async #wait(ownerId: string, signal?: AbortSignal): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const waiter = { ownerId, enter: resolve }
    const giveUp = (failure: ServiceError) => {
      // At once, lest a place be given to one who has gone.
      this.#remove(waiter)
      reject(failure)
    }
    const timer = setTimeout(() => giveUp(this.#tooMany()), this.#limits.maxWaitMs)
    const leave = () => giveUp(kernelError('cancelled', 'The caller left before there was room.'))
    signal?.addEventListener('abort', leave, { once: true })
    this.#waiting.push(waiter)
    await promise.finally(() => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', leave)
    })
  }

  #remove(waiter: Waiter): void {
    this.#waiting = this.#waiting.filter((each) => each !== waiter)
  }

  #tooMany(): ServiceError {
    const { ofAll, ofOwner } = this.#limits
    const sentence = `Too many pictures are being read: up to ${ofOwner} of a key and ${ofAll} of all are at once. Send this one again in a moment.`
    return new ServiceError('RateLimitExceeded', 429, sentence, { headers: { 'retry-after': '2' } })
  }
}
