import type { IncomingHttpHeaders } from 'node:http'
import { parseJson } from '../../../../libraries/json/parse-json.ts'
import { kernelError, ServiceError } from '../../../../kernel/foundation/errors/service-error.ts'
import {
  describeConnectionFailure,
  describeRefusal,
  isSlow,
  readRetryAfter,
} from '../../../../kernel/answering/upstream/failure.ts'
import type { Outcome, Refusal } from '../../../../kernel/foundation/outgoing/retry.ts'
import { askServers } from '../../../../kernel/foundation/outgoing/servers/ask-servers.ts'
import type { UpstreamCall, UpstreamServer } from '../../../../kernel/foundation/outgoing/servers/upstream-server.ts'
import type { UpstreamServers } from '../../../../kernel/foundation/outgoing/servers/upstream-servers.ts'
import { fieldOf } from './json-fields.ts'

/** A server that wants a longer wait is not waited for. */
const maxWaitMs = 5_000

/** Characters of a server's complaint that callers are shown. */
const maxShown = 300

/** DeepL: the characters of this month are used up. */
const quotaUsedUp = 456

/**
 * Sends a call that may be repeated, and reads its answer by `read`, which gives undefined for what is no answer of the wire. Another server, or the same one
 * after a wait, is asked where one is away, fails or has too much to do.
 *
 * @throws ServiceError below 500 where the server says that the call is wrong
 */
export function callServers<Result>(
  servers: UpstreamServers,
  call: UpstreamCall,
  { retries, read }: { readonly retries: number; readonly read: (answer: unknown) => Result | undefined },
  signal: AbortSignal,
): Promise<Result> {
  return askServers(servers, { retries, maxWaitMs, signal }, (server) => attemptOn(server, call, read, signal))
}

async function attemptOn<Result>(
  server: UpstreamServer,
  call: UpstreamCall,
  read: (answer: unknown) => Result | undefined,
  signal: AbortSignal,
): Promise<Outcome<Result>> {
  try {
    const { status, headers, text } = await server.exchange(call, signal)
    const answer = parseJson(text)
    const result = status === 200 ? read(answer) : undefined
    if (result !== undefined) {
      server.succeeded()
      return { answer: result }
    }
    return readFailure(server, { status, headers, answer })
  } catch (thrown) {
    if (signal.aborted || thrown instanceof ServiceError) throw thrown
    server.failed()
    const failure = describeConnectionFailure(thrown)
    // Who has waited so long already is not made to wait as long again.
    if (isSlow(thrown)) throw failure
    return { failure }
  }
}

interface RefusedCall {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly answer: unknown
}

/** Throws what trying again would not mend. */
function readFailure(server: UpstreamServer, { status, headers, answer }: RefusedCall): Refusal {
  const complaint = readComplaint(answer)
  const cause = { status, complaint }
  if (status === quotaUsedUp)
    throw kernelError('engine_unavailable', 'The account at the translation server is used up.', { cause })
  if ((status === 400 || status === 404 || status === 413 || status === 422) && complaint !== undefined)
    throw new ServiceError('invalid_request', 400, `The translation server says: ${complaint}`, { cause })
  const retryAfterMs = readRetryAfter(headers)
  if (status === 429) return { failure: describeRefusal(status, '', retryAfterMs), retryAfterMs: retryAfterMs ?? 1_000 }
  server.failed()
  const failure =
    status === 200 && answer !== undefined
      ? kernelError(
          'engine_failed',
          'The translation server answered in another way than TRANSLATION_UPSTREAM_WIRE has it.',
          { cause },
        )
      : describeRefusal(status, 'TRANSLATION_UPSTREAM_KEY', retryAfterMs)
  if (status === 401 || status === 403) throw failure
  return { failure, retryAfterMs }
}

/** `{error: text}`, `{message: text}` and `{error: {message: text}}`. */
function readComplaint(answer: unknown): string | undefined {
  const error = fieldOf(answer, 'error')
  const said = [error, fieldOf(error, 'message'), fieldOf(answer, 'message')].find((each) => typeof each === 'string')
  return typeof said === 'string' ? said.slice(0, maxShown) : undefined
}
