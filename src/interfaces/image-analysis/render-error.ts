import { randomUUID } from 'node:crypto'
import type { ServiceError } from '../../kernel/errors/service-error.ts'
import type { RenderedError } from '../../kernel/interface.ts'

/** The wire's names for failures of the kernel. */
const codes: Readonly<Record<string, string>> = {
  missing_key: 'Unspecified',
  wrong_key: 'Unspecified',
  key_out_of_scope: 'Unspecified',
  body_too_large: 'InvalidImageSize',
  invalid_body: 'BadArgument',
  invalid_request: 'BadArgument',
  invalid_encoding: 'BadArgument',
  unknown_path: 'NotFound',
  method_not_allowed: 'MethodNotAllowed',
  rate_limited: 'RateLimitExceeded',
  quota_used_up: 'RateLimitExceeded',
  timed_out: 'FailedToProcess',
  busy: 'ServiceUnavailable',
}

export function renderError({ code, status, message }: ServiceError): RenderedError {
  const isOfTheWire = /^[A-Z]/.test(code)
  const name = isOfTheWire ? code : (codes[code] ?? 'InternalServerError')
  return { status, body: { code: name, message, requestId: randomUUID() } }
}
