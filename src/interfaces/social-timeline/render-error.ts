import { lookUp } from '../../libraries/json/look-up.ts'
import type { ServiceError } from '../../kernel/foundation/errors/service-error.ts'
import type { RenderedError } from '../../kernel/wire/interface.ts'

/** The wire's numbers. */
const codes: Readonly<Record<string, number>> = {
  missing_key: 215,
  wrong_key: 99,
  key_out_of_scope: 99,
  invalid_token: 89,
  user_token: 32,
  missing_grant_type: 170,
  foreign_token: 348,
  unknown_user: 50,
  unknown_post: 144,
  missing_parameter: 25,
  invalid_parameter: 44,
  invalid_request: 44,
  unknown_path: 34,
  method_not_allowed: 86,
  rate_limited: 88,
  quota_used_up: 88,
  busy: 130,
  engine_unavailable: 130,
  storage_full: 130,
  storage_unavailable: 130,
  took_too_long: 130,
}

/** Where the wire has no number of its own: 131 is its "internal error", 214 its "bad request". */
const fallback = (status: number) => (status >= 500 ? 131 : 214)

/** Every failure is `{errors:[{code,message}]}`, but a protected account, which the original answers in its older shape. */
export function renderError({ code, status, message }: ServiceError): RenderedError {
  if (code === 'protected_account') return { status, body: { request: message, error: 'Not authorized.' } }
  return { status, body: { errors: [{ code: lookUp(codes, code) ?? fallback(status), message }] } }
}
