/** The original behind a wire: calls go on to it as they came, and its answers come back as they are. */
import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyReply } from 'fastify'
import { containFailure } from '../../foundation/observability/contain.ts'
import { kernelError } from '../../foundation/errors/service-error.ts'
import { identifyRequest } from '../../foundation/observability/identify-request.ts'
import type { RenderError } from '../../wire/interface.ts'
import type { Logger } from '../../foundation/observability/logger.ts'
import type { Outcome, Refusal } from '../../foundation/outgoing/retry.ts'
import { askServers } from '../../foundation/outgoing/servers/ask-servers.ts'
import { describeConnectionFailure, describeRefusal, isSlow, readRetryAfter } from './failure.ts'
import { KeyMask } from './key-mask.ts'
import { RelayAnswer } from './relay-answer.ts'
import type { UpstreamCall, UpstreamServer } from '../../foundation/outgoing/servers/upstream-server.ts'
import type { UpstreamServers } from '../../foundation/outgoing/servers/upstream-servers.ts'

/** A call that was admitted and found to be as its contract says. */
export interface RelayCall extends UpstreamCall {
  /** Whether sending it twice does what sending it once does. */
  readonly isRepeatable: boolean
  /** Whether this wire's credentials are the original's own, so that its refusals are the caller's to read. */
  readonly hasCallersKey: boolean
  /** Whether a server can answer it; all can when absent. */
  readonly suits?: ((server: UpstreamServer) => boolean) | undefined
}

export interface RelayOptions {
  /** The setting that holds the key, to be named where the key is wrong. */
  readonly keySetting: string
  /** The operator's, which no caller is to read. */
  readonly key: string | undefined
  readonly retries: number
  readonly idleMs: number
  readonly log: Logger
  readonly renderError: RenderError
  /** Found in the last bytes of every event stream that is whole. */
  readonly streamEnd: RegExp | undefined
}

/** No caller is kept waiting longer for a server to have time. */
const maxWaitMs = 10_000

export class Relay {
  readonly servers: UpstreamServers
  readonly #options: RelayOptions

  constructor(servers: UpstreamServers, options: RelayOptions) {
    this.servers = servers
    this.#options = options
  }

  /** @throws ServiceError while every server rests: then somebody else had better be asked, if there is one */
  assertReady(): void {
    if (!this.servers.isReady) throw kernelError('engine_unavailable', 'The upstream server is away; try again later.')
  }

  /**
   * Passes a call on and the answer back; resolves to its status once the answer is under way.
   *
   * @param isLast whether nobody else is asked when the original fails: then its own words reach the caller
   * @throws ServiceError before anything has reached the caller
   */
  forward(call: RelayCall, reply: FastifyReply, isLast: boolean): Promise<number> {
    const { retries } = this.#options
    return askServers(this.servers, { retries, maxWaitMs, suits: call.suits }, (server, isLastAttempt) =>
      this.#attempt(server, call, reply, isLast && (isLastAttempt || !call.isRepeatable)),
    )
  }

  async #attempt(
    server: UpstreamServer,
    call: RelayCall,
    reply: FastifyReply,
    passesFailures: boolean,
  ): Promise<Outcome<number>> {
    const answer = new RelayAnswer(reply, {
      passes: (status, headers) => isPassable(status, headers, call, passesFailures),
      finished: (failure) => {
        server.finished()
        if (failure)
          this.#options.log.warn({ err: failure, ...identifyRequest(reply.request) }, 'an original broke off')
      },
      writeFailure: (failure) => this.#writeFailure(failure, reply),
      streamEnd: this.#options.streamEnd,
      stalledMs: this.#options.idleMs,
      mask: new KeyMask(this.#options.key),
    })
    server.dispatch(call, answer)
    try {
      const head = await answer.head
      if (head.status >= 500) server.failed()
      else server.succeeded()
      return head.isPassed ? { answer: head.status } : this.#readRefusal(head.status, head.headers, call)
    } catch (thrown) {
      if (reply.raw.destroyed) throw kernelError('cancelled', 'The caller went away.', { cause: thrown })
      server.failed()
      // Who has waited so long already is not made to wait as long again.
      const isRepeatable = !isSlow(thrown) && (call.isRepeatable || !answer.isSent)
      return { failure: describeConnectionFailure(thrown), isFinal: !isRepeatable }
    }
  }

  #writeFailure(failure: Error, reply: FastifyReply): string | undefined {
    const { log, renderError } = this.#options
    try {
      return JSON.stringify(renderError(describeConnectionFailure(failure), reply.request).body)
    } catch (thrown) {
      containFailure(thrown, { log, doing: 'telling a caller of a failure', details: identifyRequest(reply.request) })
      return undefined
    }
  }

  #readRefusal(status: number, headers: IncomingHttpHeaders, call: RelayCall): Refusal {
    const retryAfterMs = readRetryAfter(headers)
    const failure = describeRefusal(status, this.#options.keySetting, retryAfterMs)
    return { failure, retryAfterMs, isFinal: !call.isRepeatable || (status !== 429 && status < 500) }
  }
}

/** What is the caller's business passes: successes, complaints about the call, and in the end failures in the wire's own JSON. */
function isPassable(
  status: number,
  headers: IncomingHttpHeaders,
  { hasCallersKey }: RelayCall,
  passesFailures: boolean,
): boolean {
  if (status < 400) return !isPage(headers)
  if ((status === 401 || status === 403) && !hasCallersKey) return false
  const isJson = /^application\/(?:[\w.+-]+\+)?json/i.test(headers['content-type'] ?? '')
  return isJson && (passesFailures || (status !== 429 && status < 500))
}

/** No wire of ours answers with one: it is a proxy's, or another service's. */
function isPage(headers: IncomingHttpHeaders): boolean {
  return headers['content-type']?.startsWith('text/html') ?? false
}
