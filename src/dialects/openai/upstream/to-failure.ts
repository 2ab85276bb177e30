import { kernelError, ServiceError } from '../../../kernel/errors.ts'
import { asRecord } from './as-record.ts'
import type { UpstreamServer } from './upstream-server.ts'

/** Characters of a server's message that callers are shown. */
const mostShown = 1000

export interface Refusal {
  readonly status: number
  readonly answer: unknown
  readonly retryAfterMs: number | undefined
}

/** What a server's refusal means to our caller. */
export function toFailure(
  { title, keySetting }: UpstreamServer,
  refusal: Refusal,
  model: string | undefined,
): ServiceError {
  const { status, answer, retryAfterMs } = refusal
  const complaint = asRecord(asRecord(answer)?.['error']) ?? asRecord(answer)
  const message = String(complaint?.['message'] ?? `the status ${status}`).slice(0, mostShown)
  const cause = { status, message }
  if (status === 401 || status === 403)
    return kernelError('engine_unavailable', `The ${title} refused this house; its operator must set ${keySetting}.`, {
      cause,
    })
  if (status === 404 && /model/i.test(message)) {
    const name = (model ?? '').slice(0, 200)
    return new ServiceError('model_not_found', 404, `The model "${name}" does not exist at the ${title}.`, {
      field: 'model',
      cause,
    })
  }
  if (status === 413) return kernelError('body_too_large', `The request is larger than the ${title} takes.`, { cause })
  if (status === 429 || status === 503) return toBusy(title, retryAfterMs)
  if (status !== 400 && status !== 422)
    return kernelError('engine_failed', `The ${title} answered with ${status}; try again later.`, { cause })
  const field = complaint?.['param']
  return new ServiceError('invalid_request', 400, message, { cause, ...(typeof field === 'string' && { field }) })
}

function toBusy(title: string, retryAfterMs = 1000): ServiceError {
  const wait = Math.max(1, Math.ceil(retryAfterMs / 1000))
  return kernelError('busy', `The ${title} has too much to do; try again in ${wait} s.`, {
    headers: { 'retry-after': String(wait) },
  })
}
