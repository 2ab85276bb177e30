import type { IncomingHttpHeaders } from 'node:http'
import { type Dispatcher, Pool } from 'undici'
import { CircuitBreaker } from '../../../../libraries/retry/circuit-breaker.ts'
import { joinPath, joinQuery } from './join-path.ts'
import { parseJson } from '../../../../libraries/json/parse-json.ts'
import { readLimited } from '../read-limited.ts'

export interface UpstreamServerOptions {
  readonly connectMs: number
  /** Until an answer must begin. */
  readonly firstByteMs: number
  /** Between two pieces of an answer. */
  readonly idleMs: number
}

/** Of what is read of a server for ourselves. */
const maxFetchMs = 5000
const maxFetchedBytes = 16_777_216

/** A call as it goes to a server, its path below the server's own. */
export interface UpstreamCall {
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer | string | null
}

/** An answer that was read to its end. */
export interface Exchange {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly text: string
}

/** One server of a foreign wire: its connections, how much it has to do, and whether it is well. */
export class UpstreamServer {
  readonly #path: string
  /** Without the question mark; sent with every call. */
  readonly #query: string
  readonly #root: string | undefined
  readonly #pool: Pool
  readonly #options: UpstreamServerOptions
  readonly #circuit = new CircuitBreaker({ threshold: 3, restMs: 5_000 })
  #load = 0

  /** @param root the start of paths that an address with a path of its own stands for */
  constructor(address: URL, options: UpstreamServerOptions, root?: string) {
    this.#path = address.pathname
    this.#query = address.search.slice(1)
    this.#root = root
    this.#options = options
    this.#pool = new Pool(address.origin, { connect: { timeout: options.connectMs } })
  }

  /** Calls that it works on for us. */
  get load(): number {
    return this.#load
  }

  get circuit(): 'closed' | 'open' {
    return this.#circuit.state
  }

  /** Whether it is well, or its rest is over and the next call is the trial. */
  get isReady(): boolean {
    return this.#circuit.isReady
  }

  succeeded(): void {
    this.#circuit.succeeded()
  }

  failed(): void {
    this.#circuit.failed()
  }

  /** Counts as load until `finished` is called, once, when the answer has ended or failed. */
  dispatch(call: UpstreamCall, handler: Dispatcher.DispatchHandler): void {
    this.#load += 1
    // Told that it is asked: the trial after a rest is one call.
    this.#circuit.admits()
    const { firstByteMs: headersTimeout, idleMs: bodyTimeout } = this.#options
    const { method, headers, body } = call
    this.#pool.dispatch({ method, path: this.#join(call.path), headers, body, headersTimeout, bodyTimeout }, handler)
  }

  finished(): void {
    this.#load -= 1
  }

  /** What a GET is answered with, as JSON; undefined for a refusal and for what is no JSON. @throws when it is away or fails. */
  async fetchJson(path: string, headers: Readonly<Record<string, string>>): Promise<unknown> {
    const { status, text } = await this.#get(this.#join(path), headers)
    if (status >= 500) throw new Error(`GET ${path} was answered with ${status}`)
    return status === 200 ? parseJson(text) : undefined
  }

  /**
   * Sends a call and reads its answer whole; what the answer means to the server's circuit is the caller's to say. @throws when the server is away or
   * too slow, when its answer breaks off or is too large, and when the signal aborts
   */
  async exchange(call: UpstreamCall, signal: AbortSignal): Promise<Exchange> {
    const { firstByteMs: headersTimeout, idleMs: bodyTimeout } = this.#options
    const { method, headers, body } = call
    this.#load += 1
    // Told that it is asked: the trial after a rest is one call.
    this.#circuit.admits()
    try {
      const path = this.#join(call.path)
      const answer = await this.#pool.request({ method, path, headers, body, headersTimeout, bodyTimeout, signal })
      return {
        status: answer.statusCode,
        headers: answer.headers,
        text: await readLimited(answer.body, maxFetchedBytes),
      }
    } finally {
      this.#load -= 1
    }
  }

  async #get(path: string, headers: Readonly<Record<string, string>>) {
    const limits = { headersTimeout: maxFetchMs, bodyTimeout: maxFetchMs }
    try {
      const { statusCode, body } = await this.#pool.request({ method: 'GET', path, headers, ...limits })
      const text = await readLimited(body, maxFetchedBytes)
      this.succeeded()
      return { status: statusCode, text }
    } catch (thrown) {
      this.failed()
      throw thrown
    }
  }

  async close(): Promise<void> {
    await this.#pool.destroy()
  }
  #join(path: string): string {
    return joinQuery(joinPath(this.#path, path, this.#root), this.#query)
  }
}
