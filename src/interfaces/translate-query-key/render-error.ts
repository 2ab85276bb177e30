import { lookUp } from '../../libraries/json/look-up.ts'
import type { ServiceError } from '../../kernel/foundation/errors/service-error.ts'
import type { RenderedError } from '../../kernel/wire/interface.ts'

interface WireError {
  readonly reason: string
  readonly domain?: string
}

/** Google's own words for a refusal; a client that waits and tries again knows from the reason that it need not. */
const known: Readonly<Record<string, WireError>> = {
  missing_key: { reason: 'forbidden' },
  wrong_key: { reason: 'keyInvalid', domain: 'usageLimits' },
  key_out_of_scope: { reason: 'accessNotConfigured', domain: 'usageLimits' },
  quota_used_up: { reason: 'dailyLimitExceeded', domain: 'usageLimits' },
}

const reasons: Readonly<Record<number, string>> = {
  400: 'invalid',
  403: 'forbidden',
  404: 'notFound',
  405: 'httpMethodNotAllowed',
  413: 'uploadTooLarge',
  429: 'rateLimitExceeded',
  503: 'backendError',
}

/** The codes of gRPC that go with a status. */
const statusNames: Readonly<Record<number, string>> = {
  400: 'INVALID_ARGUMENT',
  403: 'PERMISSION_DENIED',
  404: 'NOT_FOUND',
  405: 'UNIMPLEMENTED',
  413: 'INVALID_ARGUMENT',
  429: 'RESOURCE_EXHAUSTED',
  499: 'CANCELLED',
  503: 'UNAVAILABLE',
  504: 'DEADLINE_EXCEEDED',
}

export function renderError(error: ServiceError): RenderedError {
  const { status, message } = error
  const { reason, domain = 'global' } = lookUp(known, error.code) ?? toWireError(status)
  const name = statusNames[status] ?? 'INTERNAL'
  return { status, body: { error: { code: status, message, errors: [{ message, domain, reason }], status: name } } }
}

function toWireError(status: number): WireError {
  return { reason: reasons[status] ?? (status < 500 ? 'badRequest' : 'internalError') }
}
