import type { IncomingHttpHeaders } from 'node:http'
import { lookUp } from '../../../libraries/json/look-up.ts'
import { parseRetryAfter } from '../../../libraries/retry/parse-retry-after.ts'
import { kernelError, ServiceError } from '../../foundation/errors/service-error.ts'

/** What broke a connection to an original, in our words. */
export function describeConnectionFailure(thrown: unknown): ServiceError {
  if (thrown instanceof ServiceError) return thrown
  const code = thrown instanceof Error && 'code' in thrown ? String(thrown.code) : ''
  const late = lookUp(lateness, code)
  if (late) return kernelError('timed_out', late, { cause: thrown })
  return kernelError('engine_failed', 'The connection to the upstream server broke; try again later.', {
    cause: thrown,
  })
}

const lateness: Readonly<Record<string, string>> = {
  UND_ERR_CONNECT_TIMEOUT: 'The upstream server could not be reached in time; try again later.',
  UND_ERR_HEADERS_TIMEOUT: 'The upstream server did not answer in time; try again later.',
  UND_ERR_BODY_TIMEOUT: 'The upstream server stopped in the middle of its answer; try again.',
}

/** Whether a server was waited for until no more could be. */
export function isSlow(thrown: unknown): boolean {
  return thrown instanceof Error && 'code' in thrown && thrown.code === 'UND_ERR_HEADERS_TIMEOUT'
}

/** What an answer that is not passed on means to the caller. */
export function describeRefusal(status: number, keySetting: string, retryAfterMs: number | undefined): ServiceError {
  if (status === 401 || status === 403)
    return kernelError(
      'engine_unavailable',
      `The upstream server refuses this Mainstay; its operator must set ${keySetting}.`,
      {
        cause: { status },
      },
    )
  if (status === 429 || status === 503) {
    const seconds = Math.max(1, Math.ceil((retryAfterMs ?? 1000) / 1000))
    return kernelError('busy', `The upstream server has too much to do; try again in ${seconds} s.`, {
      cause: { status },
      headers: { 'retry-after': String(seconds) },
    })
  }
  if (status < 400)
    return kernelError(
      'engine_failed',
      'The upstream server answered with a web page; its address may be that of another service.',
      { cause: { status } },
    )
  if (isNotServed(status))
    return kernelError('not_served', `The upstream server does not serve this call: it answered with ${status}.`, {
      cause: { status },
    })
  return kernelError('engine_failed', `The upstream server answered with ${status}; try again later.`, {
    cause: { status },
  })
}

/** Whether a server knows no such call, which trying again does not change. */
export function isNotServed(status: number): boolean {
  return status === 404 || status === 405 || status === 410 || status === 501
}

/** Milliseconds to wait, by `Retry-After` or by the header in milliseconds of the OpenAI wire. */
export function readRetryAfter(headers: IncomingHttpHeaders): number | undefined {
  const ms = headers['retry-after-ms']
  return ms !== undefined && Number(ms) >= 0 ? Number(ms) : parseRetryAfter(headers['retry-after'])
}
