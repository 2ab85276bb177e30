import { randomUUID } from 'node:crypto'
import type { ServiceError } from '../../kernel/foundation/errors/service-error.ts'
import type { RefusedRequest, RenderedError } from '../../kernel/wire/interface.ts'
import { versions } from './contract/versions.ts'
import { findDialect } from './wire/find-dialect.ts'
import { toNestedFailure } from './wire/to-nested-failure.ts'

/** The wire's names for failures of the kernel. */
const codes = new Map([
  ['missing_key', 'Unspecified'],
  ['wrong_key', 'Unspecified'],
  ['key_out_of_scope', 'Unspecified'],
  ['body_too_large', 'InvalidImageSize'],
  ['invalid_body', 'BadArgument'],
  ['invalid_request', 'BadArgument'],
  ['invalid_encoding', 'BadArgument'],
  ['unknown_path', 'NotFound'],
  ['method_not_allowed', 'MethodNotAllowed'],
  ['rate_limited', 'RateLimitExceeded'],
  ['quota_used_up', 'RateLimitExceeded'],
  ['timed_out', 'FailedToProcess'],
  ['took_too_long', 'FailedToProcess'],
  ['not_served', 'NotSupportedFeature'],
  ['busy', 'ServiceUnavailable'],
  ['engine_unavailable', 'ServiceUnavailable'],
  ['storage_unavailable', 'ServiceUnavailable'],
])

/** What the original's front door refuses in its own words, whichever operation is asked for. */
const ofFrontDoor = new Set([401, 403, 429])

export function renderError(error: ServiceError, { url }: RefusedRequest): RenderedError {
  const { code, status, message } = nameFailure(error)
  const dialect = findDialect(url)
  if (dialect !== 'v1.0' && ofFrontDoor.has(status))
    return { status, body: { error: { code: String(status), message } } }
  if (dialect === 'nested') return { status, body: { error: toNestedFailure(code, status, message) } }
  if (dialect !== 'dated') return { status, body: { code, message, requestId: randomUUID() } }
  const nested = toNestedFailure(code, status, message)
  return { status, body: { error: nested }, headers: { 'x-ms-error-code': nested.code } }
}

function nameFailure({ code, status, message, field }: ServiceError) {
  // With a version that does not exist, or that lacks the operation, there is nothing at the address.
  if (code === 'invalid_request' && field === 'version')
    return { code: 'NotFound', status: 404, message: noSuchVersion }
  const isOfTheWire = /^[A-Z]/.test(code)
  return { code: isOfTheWire ? code : (codes.get(code) ?? 'InternalServerError'), status, message }
}

const noSuchVersion = `There is no such version, or it has no such operation; versions are ${versions.join(', ')}.`
