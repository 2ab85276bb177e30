import { type Dispatcher, Pool } from 'undici'
import { CircuitBreaker } from '../circuit-breaker.ts'

export interface UpstreamServerOptions {
  readonly connectMs: number
  /** Until an answer must begin. */
  readonly firstByteMs: number
  /** Between two pieces of an answer. */
  readonly idleMs: number
}

/** A call as it goes to a server, its path below the server's own. */
export interface UpstreamCall {
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer | string | null
}

/** One server of a foreign wire: its connections, how much it has to do, and whether it is well. */
export class UpstreamServer {
  readonly address: URL
  readonly #pool: Pool
  readonly #options: UpstreamServerOptions
  readonly #circuit = new CircuitBreaker({ threshold: 3, restMs: 5_000 })
  #load = 0

  constructor(address: URL, options: UpstreamServerOptions) {
    this.address = address
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

  /** Whether it may be asked: it is well, or its rest is over and this call is the trial. */
  admits(): boolean {
    return this.#circuit.admits()
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
    const { firstByteMs: headersTimeout, idleMs: bodyTimeout } = this.#options
    this.#pool.dispatch({ ...call, headersTimeout, bodyTimeout }, handler)
  }

  finished(): void {
    this.#load -= 1
  }

  async close(): Promise<void> {
    await this.#pool.destroy()
  }
}
