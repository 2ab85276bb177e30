import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { startProcess, type Started } from '../http/start-process.ts'
import { LatencyProbe } from './latency-probe.ts'
import { type RawAnswer, type RawRequest, sendRequest } from './send-request.ts'

export interface WatchedServerOptions {
  readonly port: number
  /** How long an attack may go unanswered, in milliseconds. */
  readonly timeoutMs: number
  /** Mebibytes of JavaScript objects, where it shall have fewer than Node allows by itself. */
  readonly heapMiB?: number | undefined
  /** Further settings, by environment name. */
  readonly settings?: Readonly<Record<string, string>>
}

/** What others noticed while something was done to the server. */
export interface Watched {
  /** The longest that another caller's GET /test/posts/1 waited, in milliseconds, waits for a processor left out. */
  readonly pauseMs: number
  readonly residentMiB: number
  /** Processor time that the server took meanwhile, the answers to others included, in milliseconds. */
  readonly processorMs: number
  /** The server ended, or answered nobody any more and was killed. */
  readonly died: boolean
}

/** What one attack did. */
export interface Outcome extends Watched {
  /** The highest of all answers; 0 when none came. */
  readonly status: number
  /** Of each request, in their order. */
  readonly statuses: readonly number[]
  /** Milliseconds to the end of the last answer. */
  readonly ms: number
  readonly timedOut: boolean
}

export const developmentKey = 'bench-development-key'

const program = join(import.meta.dirname, '../../bin/mainstay.js')
const probedPath = '/test/posts/1'
/** How long a server that gave no answer to the attack has for answering the probe, in milliseconds. */
const lastChanceMs = 500

/** Whoever has not answered for so long answers nobody any more. */
const maxSilentMs = 5000

/** A Mainstay in a process of its own, probed on a second connection, and started anew when it dies. */
export class WatchedServer {
  readonly #options: WatchedServerOptions
  #process: Started | undefined
  #probe: LatencyProbe | undefined
  /** How often it ended by itself or had to be killed. */
  deaths = 0

  constructor(options: WatchedServerOptions) {
    this.#options = options
  }

  get residentMiB(): number {
    return this.#process && !this.#process.hasExited() ? this.#process.residentMiB() : 0
  }

  get #processorMs(): number {
    return this.#process && !this.#process.hasExited() ? this.#process.processorMs() : 0
  }

  /** Starts it, or starts it anew: on an empty data folder, unless the settings name one. */
  async start(): Promise<void> {
    await this.stop()
    const { port, heapMiB, settings } = this.#options
    this.#process = await startProcess(program, ['serve'], port, probedPath, {
      MAINSTAY_DEV_KEY: developmentKey,
      MAINSTAY_LOG_LEVEL: 'silent',
      ...(heapMiB && { NODE_OPTIONS: `--max-old-space-size=${heapMiB}` }),
      ...settings,
    })
    await this.#openProbe(this.#process)
  }

  async #openProbe({ pid }: Started): Promise<void> {
    const { port, timeoutMs } = this.#options
    this.#probe = new LatencyProbe({ port, path: probedPath, pid })
    await this.#probe.end(timeoutMs)
  }

  /** Leaves it alone for so long: the probe, which asks hundreds of times a second, is away as well. */
  async rest(ms: number): Promise<void> {
    if (!this.#process) throw new Error('The server is not started.')
    await this.#probe?.close()
    await pause(ms)
    await this.#openProbe(this.#process)
  }

  async stop(): Promise<void> {
    await this.#probe?.close()
    await this.#process?.kill()
    this.#probe = undefined
    this.#process = undefined
  }

  /** Milliseconds from SIGTERM until the process has ended; killed, and `maxMs`, where it has not by then. Start it anew to go on. */
  async terminate(maxMs: number): Promise<number> {
    if (!this.#process) throw new Error('The server is not started.')
    await this.#probe?.close()
    const begin = performance.now()
    const ended = await Promise.race([this.#process.stop().then(() => true), pause(maxMs, false, { ref: false })])
    const ms = performance.now() - begin
    if (!ended) await this.#process.kill()
    this.#probe = undefined
    this.#process = undefined
    return ms
  }

  /** Sends the requests at the same time; afterwards the server lives, if need be as a new process. */
  async attack(requests: readonly RawRequest[]): Promise<Outcome> {
    const { port, timeoutMs } = this.#options
    let answers: readonly RawAnswer[] = []
    const hasTimedOut = () => answers.some((answer) => answer.timedOut)
    const watched = await this.watch(
      async () => {
        answers = await Promise.all(requests.map((raw) => sendRequest(port, raw, timeoutMs)))
      },
      () => (hasTimedOut() ? lastChanceMs : timeoutMs),
    )
    const timedOut = hasTimedOut()
    // What was given up may still be worked at, and would be measured with the next.
    if (timedOut && !watched.died) await this.start()
    const statuses = answers.map(({ status }) => status)
    return {
      ...watched,
      status: Math.max(0, ...statuses),
      statuses,
      ms: Math.max(0, ...answers.map(({ ms }) => ms)),
      timedOut,
    }
  }

  /** Measures others while `work` is done; a server that died of it, or answers nobody `timeout()` later, is started anew. */
  async watch(work: () => Promise<void>, timeout = () => this.#options.timeoutMs): Promise<Watched> {
    if (!this.#process || !this.#probe) throw new Error('The server is not started.')
    this.#probe.begin()
    const takenBefore = this.#processorMs
    await work()
    const waited = await this.#probe.end(timeout())
    const died = this.#process.hasExited() || waited.silentMs > maxSilentMs
    const { residentMiB } = this
    const processorMs = this.#processorMs - takenBefore
    if (died) {
      this.deaths += 1
      await this.start()
    }
    return { pauseMs: waited.ownMs, residentMiB, processorMs, died }
  }
}
