import { ChildWorker } from './child-worker.ts'
import { HandedOver } from './hand-over.ts'
import { locateModule } from './locate-module.ts'
import { Stop } from './stop.ts'
import { timedOut, toResult } from './to-result.ts'
import type { WorkerTask, WorkerSet } from './worker-set.ts'

/** Milliseconds in which a process has to have started and loaded a task's module: on a busy machine that takes seconds. */
const startMs = 60_000

/**
 * Child processes, for native code that reads what strangers send: one that hangs, dies or takes too much memory is ended by a
 * kill, which nothing in it can hold up, and takes its own task along and nothing else.
 */
export class ProcessSet implements WorkerSet {
  readonly #maxMemory: number
  readonly #restMs: number
  readonly #all = new Set<ChildWorker>()
  readonly #idle = new Map<ChildWorker, NodeJS.Timeout>()

  /**
   * @param maxMemory - MiB that a process may hold in all.
   * @param restMs - milliseconds without work after which a process is ended.
   */
  constructor(maxMemory: number, restMs: number) {
    this.#maxMemory = maxMemory
    this.#restMs = restMs
  }

  async run({ module, input, maxRunMs, abandoned }: WorkerTask) {
    const child = this.#takeIdle() ?? this.#start()
    using stop = new Stop(startMs, abandoned)
    const kill = () => child.kill()
    stop.signal.addEventListener('abort', kill)
    try {
      const value: unknown = input instanceof HandedOver ? input.value : input
      const task = { module: locateModule(module), input: value }
      return toResult(await child.run(task, () => stop.begin(maxRunMs)))
    } catch (thrown) {
      throw stop.signal.aborted ? timedOut() : thrown
    } finally {
      stop.signal.removeEventListener('abort', kill)
      this.#putBack(child, stop.signal.aborted)
    }
  }

  async [Symbol.asyncDispose](): Promise<void> {
    for (const child of this.#all) this.#end(child)
  }

  #takeIdle(): ChildWorker | undefined {
    for (const [child, timer] of this.#idle) {
      clearTimeout(timer)
      this.#idle.delete(child)
      if (!child.isSpent) return child
      this.#all.delete(child)
    }
    return undefined
  }

  #start(): ChildWorker {
    const child = new ChildWorker(this.#maxMemory)
    this.#all.add(child)
    return child
  }

  #putBack(child: ChildWorker, wasKilled: boolean): void {
    if (child.isSpent || wasKilled || !this.#all.has(child)) this.#end(child)
    else this.#idle.set(child, setTimeout(() => this.#end(child), this.#restMs).unref())
  }

  #end(child: ChildWorker): void {
    clearTimeout(this.#idle.get(child))
    this.#idle.delete(child)
    this.#all.delete(child)
    child.kill()
  }
}
