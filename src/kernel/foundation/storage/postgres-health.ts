import { Socket } from 'node:net'
import type { ClientConfig } from 'pg'
import { contain } from '../observability/contain.ts'
import { createLogger, type Logger } from '../observability/logger.ts'
import { meansAbsent, postgresUnavailable } from './postgres-errors.ts'

export interface PostgresHealthOptions {
  /** How to connect for a look whether the server answers. */
  readonly connection: ClientConfig
  /** Hears of it when the server goes away and comes back; nobody does when absent. */
  readonly log?: Logger | undefined
}

/** Milliseconds after which a call without an answer makes us look whether the server answers others. */
const timeoutMs = 1_500
/** Milliseconds between two looks at what waits. */
const lookMs = 500
/** Milliseconds that a fresh connection may take to be made and to answer. */
const probeMs = 2_000
/** Milliseconds between two attempts while the server is away. */
const knockMs = 1_000

interface Wait {
  readonly since: number
  readonly fail: (error: Error) => void
}

/**
 * Whether PostgreSQL answers. A call that takes long is let be while a fresh connection is answered, so that an import or a
 * migration may take its time; when none is (the server is frozen, or the network gone), everything that waits fails, all
 * connections are dropped, and until the server answers again calls fail at once. So nobody waits longer than
 * `timeoutMs + lookMs + probeMs`.
 */
export class PostgresHealth {
  readonly #connection: ClientConfig
  readonly #log: Logger
  readonly #probeBeside: () => void
  readonly #sockets = new Set<Socket>()
  readonly #waits = new Set<Wait>()
  #looking: NodeJS.Timeout | undefined
  #knocking: NodeJS.Timeout | undefined
  #probing = false
  #awaySince: number | undefined
  #isClosed = false

  constructor({ connection, log = createLogger('silent') }: PostgresHealthOptions) {
    this.#connection = connection
    this.#log = log
    this.#probeBeside = contain(() => this.#probe(), { log, doing: 'asking whether PostgreSQL answers' })
  }

  get isAway(): boolean {
    return this.#awaySince !== undefined
  }

  /** The socket of a new connection, as pg asks for one: kept in mind, so that it can be dropped. */
  readonly openSocket = (): Socket => {
    const socket = new Socket()
    this.#sockets.add(socket)
    return socket.once('close', () => this.#sockets.delete(socket))
  }

  /** Waits for an answer of the server. Throws `storage_unavailable` as soon as the server is found to be away. */
  async guard<Value>(ask: () => Promise<Value>): Promise<Value> {
    if (this.isAway) throw postgresUnavailable()
    const { promise, reject } = Promise.withResolvers<never>()
    const wait: Wait = { since: performance.now(), fail: reject }
    this.#waits.add(wait)
    this.#looking ??= setInterval(() => this.#look(), lookMs).unref()
    try {
      return await Promise.race([ask(), promise])
    } finally {
      this.#waits.delete(wait)
    }
  }

  /** To be called with the reason why a connection could not be made. */
  noteRefusal(thrown: unknown): void {
    if (meansAbsent(thrown)) this.#lose(thrown)
  }

  /** Ends every connection, whether the server answers or not. */
  close(): void {
    this.#isClosed = true
    clearInterval(this.#looking)
    clearTimeout(this.#knocking)
    for (const socket of this.#sockets) socket.destroy()
  }

  #look(): void {
    const [oldest] = this.#waits
    if (!oldest) {
      clearInterval(this.#looking)
      this.#looking = undefined
    } else if (performance.now() - oldest.since > timeoutMs && !this.#probing) this.#probeBeside()
  }

  /** Asks over a connection of its own. An answer that refuses, as for want of a free connection, is an answer. */
  async #probe(): Promise<void> {
    this.#probing = true
    try {
      await this.#ask()
    } finally {
      this.#probing = false
    }
  }

  async #ask(): Promise<void> {
    const { Client } = await import('pg')
    const client = new Client({
      ...this.#connection,
      stream: this.openSocket,
      connectionTimeoutMillis: probeMs,
      query_timeout: probeMs,
    })
    client.on('error', () => {})
    const cutOff = setTimeout(() => void client.end().catch(() => {}), probeMs).unref()
    try {
      await client.connect()
      await client.query('select 1')
      this.#find()
    } catch (thrown) {
      if (meansAbsent(thrown)) this.#lose(thrown)
      else this.#find()
    } finally {
      clearTimeout(cutOff)
      client.end().catch(() => {})
    }
  }

  #lose(cause: unknown): void {
    if (this.#isClosed) return
    if (this.#awaySince === undefined) {
      this.#awaySince = performance.now()
      this.#log.error({ err: cause }, 'PostgreSQL does not answer; calls that need it are refused until it does')
    }
    const waits = [...this.#waits]
    this.#waits.clear()
    for (const { fail } of waits) fail(postgresUnavailable())
    for (const socket of this.#sockets) socket.destroy()
    clearTimeout(this.#knocking)
    this.#knocking = setTimeout(this.#probeBeside, knockMs).unref()
  }

  #find(): void {
    if (this.#awaySince === undefined) return
    const seconds = Math.round((performance.now() - this.#awaySince) / 1000)
    this.#awaySince = undefined
    this.#log.info({ seconds }, 'PostgreSQL answers again')
  }
}
