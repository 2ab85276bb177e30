import { Pool } from 'undici'
import { AnswerReader } from './answer-reader.ts'

export interface ServerOptions {
  readonly key: string | undefined
  readonly connectMs: number
  /** Between two pieces of an answer. */
  readonly idleMs: number
}

export interface ServerRequest {
  readonly method: 'GET' | 'POST'
  /** Below the base address. */
  readonly path: string
  readonly body?: string
  /** Until the answer must begin. */
  readonly firstByteMs: number
}

/** Failures in a row after which a server is left out; one that cannot be reached is left out at once. */
const mostFailures = 3

/** One server of models: its connections, how much it has to do, and whether it is well. */
export class ModelServer {
  readonly #pool: Pool
  readonly #path: string
  readonly #headers: Readonly<Record<string, string>>
  readonly #idleMs: number
  #load = 0
  #failures = 0
  /** Names of its models; undefined while they are not known. */
  models: ReadonlySet<string> | undefined

  constructor(address: URL, { key, connectMs, idleMs }: ServerOptions) {
    this.#pool = new Pool(address.origin, { connect: { timeout: connectMs }, bodyTimeout: idleMs })
    this.#path = address.pathname
    this.#headers = { 'content-type': 'application/json', ...(key && { authorization: `Bearer ${key}` }) }
    this.#idleMs = idleMs
  }

  /** Requests that it works on for us. */
  get load(): number {
    return this.#load
  }

  get isWell(): boolean {
    return this.#failures < mostFailures
  }

  has(model: string): boolean {
    return this.models === undefined || this.models.has(model)
  }

  /** The request counts as load until its answer has ended, failed or been aborted. */
  send({ method, path, body, firstByteMs }: ServerRequest, signal: AbortSignal): AnswerReader {
    this.#load += 1
    const reader = new AnswerReader(signal, () => (this.#load -= 1))
    const request = {
      method,
      path: this.#path + path,
      headers: this.#headers,
      body: body ?? null,
      headersTimeout: firstByteMs,
      bodyTimeout: this.#idleMs,
    }
    if (!signal.aborted) this.#pool.dispatch(request, reader)
    return reader
  }

  succeeded(): void {
    this.#failures = 0
  }

  failed(isUnreachable: boolean): void {
    this.#failures = isUnreachable ? mostFailures : this.#failures + 1
  }

  async close(): Promise<void> {
    await this.#pool.destroy()
  }
}
