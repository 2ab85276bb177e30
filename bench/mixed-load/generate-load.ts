import { Pool } from 'undici'
import type { LoadKind } from './load-kinds.ts'

export interface Served {
  /** Answers with 200 a second. */
  readonly rate: number
  /** Milliseconds of those, ascending. */
  readonly latencies: readonly number[]
  /** Answers by status. */
  readonly statuses: Readonly<Record<string, number>>
}

/** Sends one kind of request to a server whose development key is `key`. */
export class LoadGenerator implements AsyncDisposable {
  readonly #origin: string
  /** One for each kind, so that no kind waits here for another. */
  readonly #pools = new Map<LoadKind, Pool>()
  readonly #headers: Record<string, string>

  constructor(origin: string, key: string) {
    this.#origin = origin
    this.#headers = { authorization: `Bearer ${key}` }
  }

  /** So many callers, each of whom sends the next request once the last is answered. */
  async callInTurn(kind: LoadKind, callers: number, seconds: number): Promise<Served> {
    const record = new Tally()
    const end = performance.now() + seconds * 1000
    const call = async () => {
      while (performance.now() < end) await this.#send(kind, record)
    }
    await Promise.all(Array.from({ length: callers }, call))
    return record.served(seconds)
  }

  async [Symbol.asyncDispose](): Promise<void> {
    for (const pool of this.#pools.values()) await pool.destroy()
  }

  #poolOf(kind: LoadKind): Pool {
    const known = this.#pools.get(kind)
    if (known) return known
    const pool = new Pool(this.#origin, { connections: 400, headersTimeout: 60_000, bodyTimeout: 60_000 })
    this.#pools.set(kind, pool)
    return pool
  }

  async #send(kind: LoadKind, record: Tally): Promise<void> {
    const { path, type, body } = kind
    const begin = performance.now()
    const headers = { ...this.#headers, 'content-type': type }
    const status = await this.#poolOf(kind)
      .request({ method: 'POST', path, headers, body })
      .then(async (response) => {
        await response.body.dump({ limit: 1e8 })
        return response.statusCode
      })
      .catch(() => 0)
    record.add(status, performance.now() - begin)
  }
}

class Tally {
  readonly #latencies: number[] = []
  readonly #statuses = new Map<number, number>()

  add(status: number, ms: number): void {
    this.#statuses.set(status, (this.#statuses.get(status) ?? 0) + 1)
    if (status === 200) this.#latencies.push(ms)
  }

  served(seconds: number): Served {
    return {
      rate: this.#latencies.length / seconds,
      latencies: this.#latencies.toSorted((a, b) => a - b),
      statuses: Object.fromEntries(this.#statuses),
    }
  }
}

/** Of ascending values. */
export function percentile(values: readonly number[], share: number): number {
  return values[Math.min(values.length - 1, Math.floor(values.length * share))] ?? Number.NaN
}
