import { lookUp } from '../../../../libraries/json/look-up.ts'
import { kernelError, ServiceError } from '../../../../kernel/foundation/errors/service-error.ts'
import { isNotServed } from '../../../../kernel/answering/upstream/failure.ts'
import { modelFailed, modelNotFound } from '../../domain/errors.ts'
import { asJsonObject } from '../../../../libraries/json/json-object.ts'
import { asText } from '../../upstream/json.ts'

/** What a server said of a failure; servers differ in how they wrap it. */
export interface Complaint {
  readonly message: string | undefined
  readonly code: string | undefined
  readonly field: string | undefined
}

/** Characters of a server's message that callers are shown. */
const maxShown = 1000

/** `{error: {message, type, param, code}}` of the original, and the shorter forms of others. */
export function readComplaint(body: unknown): Complaint {
  const outer = asJsonObject(body)
  const error = asJsonObject(outer?.['error']) ?? outer
  const message = asText(error?.['message']) ?? asText(outer?.['error']) ?? asText(error?.['detail'])
  return {
    message: message?.slice(0, maxShown),
    code: asText(error?.['code']) ?? asText(error?.['type']),
    field: asText(error?.['param']),
  }
}

/** A failure that trying again would not mend, in our words. */
export function toFailure(status: number, complaint: Complaint, model: string): ServiceError {
  const { message = `the status ${status}`, code } = complaint
  const cause = { status, ...complaint }
  if (status === 401 || status === 403)
    return kernelError(
      'engine_unavailable',
      'The model server refused this server; its operator must set CHAT_UPSTREAM_KEY.',
      {
        cause,
      },
    )
  if (isAboutLength(code, message)) return new ServiceError('context_length_exceeded', 400, message, { cause })
  if (status === 404 && isAboutModel(code, message)) return modelNotFound(model)
  if (status === 413)
    return kernelError('body_too_large', 'The request is larger than the model server takes.', { cause })
  if (isNotServed(status))
    return kernelError('not_served', `The model server does not serve this call: it answered with ${status}.`, {
      cause,
    })
  if (status !== 400 && status !== 422)
    return modelFailed(`The model server answered with ${status}; try again later.`, cause)
  const field = complaint.field === undefined ? {} : { field: complaint.field }
  const name = code?.startsWith('unsupported_') ? code : 'invalid_request'
  return new ServiceError(name, 400, message, { cause, ...field })
}

/** The names of the original and of llama.cpp's server; vLLM says it in words alone. */
function isAboutLength(code: string | undefined, message: string): boolean {
  if (code === 'context_length_exceeded' || code === 'exceed_context_size_error') return true
  return /maximum context length|context (?:length|size|window)/i.test(message)
}

function isAboutModel(code: string | undefined, message: string): boolean {
  return code === 'model_not_found' || /model/i.test(message)
}

/** The server is at its limit; callers of ours may come again. */
export function toBusy(retryAfterMs: number | undefined): ServiceError {
  const wait = Math.max(1, Math.ceil((retryAfterMs ?? 1000) / 1000))
  return kernelError('busy', `The model server has too much to do; try again in ${wait} s.`, {
    headers: { 'retry-after': String(wait) },
  })
}

/** What broke a connection, in our words. */
export function toConnectionFailure(thrown: unknown): ServiceError {
  if (thrown instanceof ServiceError) return thrown
  const code = thrown instanceof Error && 'code' in thrown ? String(thrown.code) : ''
  const late = lookUp(lateness, code)
  if (late) return kernelError('timed_out', late, { cause: thrown })
  return modelFailed('The connection to the model server broke; try again.', thrown)
}

const lateness: Readonly<Record<string, string>> = {
  UND_ERR_CONNECT_TIMEOUT: 'The model server could not be reached in time; try again later.',
  UND_ERR_HEADERS_TIMEOUT: 'The model server did not answer in time; try again later.',
  UND_ERR_BODY_TIMEOUT: 'The model server stopped in the middle of its answer; try again.',
}
