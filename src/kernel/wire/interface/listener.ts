import type { Socket } from 'node:net'
import type { BodyBudget } from '../../foundation/body-budget.ts'
import type { Logger } from '../../foundation/observability/logger.ts'

export interface ListenerContext<Engine, Settings> {
  /** The chosen engine, or the chain of them, loaded on first use. */
  readonly engine: Engine
  readonly settings: Settings
  readonly log: Logger
  /** What callers send counts among the bodies of all requests while it is held. */
  readonly bodies: BodyBudget
  /** Bytes that one request may hold, as over HTTP (`MAINSTAY_MAX_BODY_BYTES`). */
  readonly maxBodyBytes: number
  /** Aborts when the connection is gone or the server closes. */
  readonly signal: AbortSignal
}

/** A wire of an interface that is not HTTP, on a port of its own. */
export interface Listener<Engine = object, Settings = Record<string, unknown>> {
  /** The port to listen on, 0 for a free one; undefined where these settings want none. */
  portOf(settings: Settings): number | undefined
  /** Speaks with one caller until all is said; what it throws is logged and ends the connection. */
  converse(socket: Socket, context: ListenerContext<Engine, Settings>): Promise<void>
}
