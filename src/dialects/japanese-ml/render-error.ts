import { lookUp } from '../../libraries/json/look-up.ts'
import type { ServiceError } from '../../kernel/foundation/errors/service-error.ts'
import type { RenderedError } from '../../kernel/wire/interface.ts'

interface WireError {
  readonly status: number
  /** The wire's own words; the error's sentence where there are none. */
  readonly message?: string
}

const known: Readonly<Record<string, WireError>> = {
  missing_key: { status: 1000, message: 'apikey is null' },
  wrong_key: { status: 1001, message: 'apikey not found' },
  key_out_of_scope: { status: 1030 },
  unknown_path: { status: 1404 },
  method_not_allowed: { status: 1405 },
  body_too_large: { status: 1413 },
  quota_used_up: { status: 1030 },
  rate_limited: { status: 1030 },
}

/** `{status, message}`, by the numbers that the original documents. */
export function renderError({ code, status, message }: ServiceError): RenderedError {
  const error = lookUp(known, code) ?? { status: status < 500 ? 1400 : 1500 }
  return { status, body: { status: error.status, message: error.message ?? message } }
}
