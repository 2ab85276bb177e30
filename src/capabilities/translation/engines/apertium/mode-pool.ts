import { kernelError } from '../../../../kernel/foundation/errors/service-error.ts'
import type { ResidentMode } from './resident-mode.ts'

export interface ModePoolOptions {
  /** Modes that are resident at a time. */
  readonly maxModes: number
  open(path: string): Promise<ResidentMode>
}

interface Entry {
  readonly mode: Promise<ResidentMode>
  users: number
}

interface Waiter {
  readonly path: string
  readonly enter: () => void
}

/** Directions that stay, at most so many: the one used least lately is closed for another. Callers that find no place wait, first come first served. */
export class ModePool {
  readonly #options: ModePoolOptions
  /** By path, the one used least lately first. */
  readonly #entries = new Map<string, Entry>()
  readonly #waiters: Waiter[] = []
  readonly #closing = new Set<Promise<void>>()
  #isClosed = false

  constructor(options: ModePoolOptions) {
    this.#options = options
  }

  async use<Result>(path: string, work: (mode: ResidentMode) => Promise<Result>): Promise<Result> {
    const entry = await this.#enter(path)
    try {
      return await work(await entry.mode)
    } catch (thrown) {
      // What could not be opened is opened anew by the next.
      entry.mode.catch(() => this.#entries.get(path) === entry && this.#entries.delete(path))
      throw thrown
    } finally {
      entry.users -= 1
      this.#admitWaiters()
    }
  }

  /** Ends what is under way; who still waits for a place fails. */
  async close(): Promise<void> {
    this.#isClosed = true
    for (const path of this.#entries.keys()) this.#closeEntry(path)
    await Promise.all(this.#closing)
  }

  #enter(path: string): Promise<Entry> {
    const entry = this.#waiters.length === 0 ? this.#tryEnter(path) : undefined
    if (entry) return Promise.resolve(entry)
    return new Promise((resolve) => {
      const waiter = { path, enter: () => resolve(this.#take(path)) }
      this.#waiters.push(waiter)
    })
  }

  #tryEnter(path: string): Entry | undefined {
    return this.#hasRoom(path) ? this.#take(path) : undefined
  }

  #admitWaiters(): void {
    for (let next = this.#waiters[0]; next && this.#hasRoom(next.path); next = this.#waiters[0]) {
      this.#waiters.shift()
      next.enter()
    }
  }

  #hasRoom(path: string): boolean {
    if (this.#entries.has(path) || this.#entries.size + this.#closing.size < this.#options.maxModes) return true
    // One that is being closed makes room when its processes are gone.
    if (this.#closing.size > 0) return false
    for (const [other, { users }] of this.#entries) {
      if (users > 0) continue
      this.#closeEntry(other)
      return false
    }
    return false
  }

  #open(path: string): Promise<ResidentMode> {
    return this.#isClosed ? Promise.reject(closed()) : this.#options.open(path)
  }

  #take(path: string): Entry {
    const entry = this.#entries.get(path) ?? { mode: this.#open(path), users: 0 }
    entry.users += 1
    this.#entries.delete(path)
    this.#entries.set(path, entry)
    return entry
  }

  #closeEntry(path: string): void {
    const entry = this.#entries.get(path)
    this.#entries.delete(path)
    const closing = Promise.resolve(entry?.mode)
      .then((mode) => mode?.close())
      .catch(() => undefined)
      .then(() => {
        this.#closing.delete(closing)
        this.#admitWaiters()
      })
    this.#closing.add(closing)
  }
}

function closed(): Error {
  return kernelError('engine_unavailable', 'This Mainstay is closing.')
}
