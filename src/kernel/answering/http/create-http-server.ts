import { createServer, type IncomingMessage, type ServerOptions, type ServerResponse } from 'node:http'
import type { FastifyServerFactory } from 'fastify'
import { containFailure } from '../../foundation/observability/contain.ts'
import type { Logger } from '../../foundation/observability/logger.ts'

/** Milliseconds for which a connection without requests is kept: longer than the proxies in front usually keep theirs. */
const keepAliveTimeoutMs = 72_000

export interface HttpServerOptions {
  readonly log: Logger
  /** Milliseconds in which a request, body included, has to arrive. */
  readonly requestTimeoutMs: number
}

/**
 * Servers for Fastify where a failure that leaves its routing, where there is no reply yet to send it by, ends the connection of its
 * request alone.
 */
export function createHttpServerFactory({ log, requestTimeoutMs }: HttpServerOptions): FastifyServerFactory {
  return (handle, { http }: { http?: ServerOptions }) => {
    const serve = (request: IncomingMessage, response: ServerResponse) => {
      try {
        handle(request, response)
      } catch (thrown) {
        const details = { method: request.method, url: request.url }
        containFailure(thrown, { log, doing: 'routing a request', details, end: () => response.destroy() })
      }
    }
    const server = createServer(
      { ...http, keepAliveTimeout: keepAliveTimeoutMs, requestTimeout: requestTimeoutMs },
      serve,
    )
    return server.setTimeout(0)
  }
}
