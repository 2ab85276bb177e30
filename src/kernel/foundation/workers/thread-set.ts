import { Piscina } from 'piscina'
import { containFailure } from '../observability/contain.ts'
import type { Logger } from '../observability/logger.ts'
import { HandedOver } from './hand-over.ts'
import { locateModule } from './locate-module.ts'
import { Stop } from './stop.ts'
import { timedOut, toResult } from './to-result.ts'
import type { WorkerTask, WorkerAnswer, WorkerInput, WorkerSet } from './worker-set.ts'

export interface ThreadSetOptions {
  readonly maxThreads: number
  /** MiB of a thread's heap: what needs more ends its thread, not the process. */
  readonly oldGeneration: number
  /** Milliseconds without work after which a thread is given back. */
  readonly restMs: number
  /** MiB of a thread's heap in which short-lived objects lie. */
  readonly youngGeneration: number
  /** Hears what goes wrong in a thread that has no task. */
  readonly log: Logger
}

/** Worker threads by piscina: each runs any module, started when there is work and given back when there is none. */
export class ThreadSet implements WorkerSet {
  readonly #threads: Piscina<WorkerInput, WorkerAnswer>

  constructor({ maxThreads, oldGeneration, youngGeneration, restMs, log }: ThreadSetOptions) {
    this.#threads = new Piscina({
      filename: locateModule(new URL('./thread.ts', import.meta.url)),
      minThreads: 0,
      maxThreads,
      idleTimeout: restMs,
      resourceLimits: { maxOldGenerationSizeMb: oldGeneration, maxYoungGenerationSizeMb: youngGeneration },
    })
    this.#threads.on('error', (thrown) => containFailure(thrown, { log, doing: 'running a worker thread' }))
  }

  async run({ module, input, maxRunMs, abandoned }: WorkerTask) {
    using stop = new Stop(maxRunMs, abandoned)
    const handed: HandedOver<unknown> = input instanceof HandedOver ? input : new HandedOver(input, [])
    const task: WorkerInput = { module: locateModule(module), input: handed.value }
    try {
      return toResult(await this.#threads.run(task, { signal: stop.signal, transferList: [...handed.buffers] }))
    } catch (thrown) {
      throw stop.signal.aborted ? timedOut() : thrown
    }
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#threads.destroy()
  }
}
