import { buildRequest, type WireRequest } from '../request/build-request.ts'
import { compressBody } from '../request/compress-body.ts'
import type { Deadline } from './deadline.ts'
import { reasonForNoAnswer } from './reason-for-no-answer.ts'
import type { Exchange } from './exchange.ts'
import type { Failure } from '../answer/result.ts'
import type { Target } from '../request/target.ts'
import { UnsendableError } from '../request/unsendable-error.ts'

export interface Received {
  /** Method and address, to begin a sentence with. */
  readonly subject: string
  readonly response: Response
}

/** Sends a call; a failure when no response comes. Rejects when the caller's own signal is aborted. */
export async function send(exchange: Exchange): Promise<Received | Failure> {
  const request = prepare(exchange)
  if ('reason' in request) return request
  const subject = `${request.method} ${request.address}`
  try {
    return { subject, response: await fetchResponse(request, exchange.target, exchange.deadline) }
  } catch (thrown) {
    exchange.deadline.throwIfCallerAborted()
    return failWithoutResponse(exchange, `${subject} ${reasonForNoAnswer(thrown, exchange.deadline)}.`)
  }
}

function prepare(exchange: Exchange): WireRequest | Failure {
  try {
    return buildRequest(exchange)
  } catch (thrown) {
    if (!(thrown instanceof UnsendableError)) throw thrown
    const subject = `${exchange.operation.method} ${exchange.target.root}${exchange.operation.path}`
    return failWithoutResponse(exchange, `${subject} was not sent: ${thrown.message}.`)
  }
}

function failWithoutResponse({ noResponseStatus }: Exchange, reason: string): Failure {
  return { ok: false, status: noResponseStatus, headers: {}, body: undefined, reason }
}

async function fetchResponse(request: WireRequest, { fetch, gzip }: Target, deadline: Deadline): Promise<Response> {
  const packed = gzip && request.body !== undefined ? await compressBody(request.body) : undefined
  return fetch(request.url, {
    method: request.method,
    headers: packed ? { ...request.headers, 'content-encoding': 'gzip' } : { ...request.headers },
    body: packed ?? request.body ?? null,
    signal: deadline.signal,
    // Any status but the operation's own is a failure, and following a redirect could carry the key to strangers.
    redirect: 'manual',
    credentials: 'omit',
    cache: 'no-store',
  })
}
