import { Piscina } from 'piscina'
import { containFailure } from '../errors/contain.ts'
import { kernelError, ServiceError } from '../errors/service-error.ts'
import type { Logger } from '../observability/logger.ts'
import { HandedOver } from './hand-over.ts'
import { locateModule } from './locate-module.ts'
import type { ThreadAnswer, ThreadInput } from './thread.ts'

export interface ThreadSetOptions {
  readonly maxThreads: number
  /** MiB of a thread's heap: what needs more ends its thread, not the process. */
  readonly oldGeneration: number
  /** MiB of a thread's heap in which short-lived objects lie; V8's own when absent. */
  readonly youngGeneration: number | undefined
  /** Hears what goes wrong in a thread that has no task. */
  readonly log: Logger
}

export interface Work {
  readonly module: URL
  readonly input: unknown
  readonly maxRunMs: number
  /** Aborts when nobody waits for the result any more. */
  readonly abandoned: AbortSignal
}

/** Milliseconds without work after which a thread is given back. */
const idleTimeout = 60_000

/**
 * Milliseconds that abandoned work may still take. Ending a thread is the only way to stop it, and the next one reads code and
 * models again, which was measured at 0.2 to 1.1 s: work that is done by then is cheaper left alone.
 */
const abandonedMs = 1000

/** Worker threads by piscina: each runs any module, started when there is work and given back when there is none. */
export class ThreadSet implements AsyncDisposable {
  readonly #threads: Piscina<ThreadInput, ThreadAnswer>

  constructor({ maxThreads, oldGeneration, youngGeneration, log }: ThreadSetOptions) {
    const young = youngGeneration === undefined ? {} : { maxYoungGenerationSizeMb: youngGeneration }
    this.#threads = new Piscina({
      filename: locateModule(new URL('./thread.ts', import.meta.url)),
      minThreads: 0,
      maxThreads,
      idleTimeout,
      resourceLimits: { maxOldGenerationSizeMb: oldGeneration, ...young },
    })
    this.#threads.on('error', (thrown) => containFailure(thrown, { log, doing: 'running a worker thread' }))
  }

  /** Settles when the thread is free again, or gone. The time is that of the work alone, without that of loading the module. */
  async run({ module, input, maxRunMs, abandoned }: Work): Promise<{ result: unknown; workedMs: number }> {
    using stop = new Stop(maxRunMs, abandoned)
    const handed: HandedOver<unknown> = input instanceof HandedOver ? input : new HandedOver(input, [])
    const task: ThreadInput = { module: locateModule(module), input: handed.value }
    try {
      const answer = await this.#threads.run(task, { signal: stop.signal, transferList: [...handed.buffers] })
      if ('failure' in answer) throw toError(answer.failure)
      return answer
    } catch (thrown) {
      if (!stop.signal.aborted) throw thrown
      throw kernelError('timed_out', 'This takes longer than work on one request may; send less at a time.')
    }
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#threads.destroy()
  }
}

/** Ends the work when it took too long, or some time after it was abandoned. */
class Stop implements Disposable {
  readonly #controller = new AbortController()
  readonly #abandoned: AbortSignal
  readonly #timers: NodeJS.Timeout[] = []

  constructor(maxRunMs: number, abandoned: AbortSignal) {
    this.#abandoned = abandoned
    if (Number.isFinite(maxRunMs)) this.#abortIn(maxRunMs)
    if (abandoned.aborted) this.#beginGrace()
    else abandoned.addEventListener('abort', this.#beginGrace)
  }

  get signal(): AbortSignal {
    return this.#controller.signal
  }

  [Symbol.dispose](): void {
    for (const timer of this.#timers) clearTimeout(timer)
    this.#abandoned.removeEventListener('abort', this.#beginGrace)
  }

  readonly #beginGrace = (): void => this.#abortIn(abandonedMs)

  #abortIn(ms: number): void {
    this.#timers.push(setTimeout(() => this.#controller.abort(), ms))
  }
}

function toError({
  code,
  status,
  message,
  headers,
  field,
}: Pick<ServiceError, 'code' | 'status' | 'message' | 'headers' | 'field'>): ServiceError {
  return new ServiceError(code, status, message, { headers, ...(field === undefined ? {} : { field }) })
}
