import { lookUp } from '../../libraries/json/look-up.ts'
import type { ServiceError } from '../../kernel/foundation/errors/service-error.ts'
import type { RenderedError } from '../../kernel/wire/interface.ts'

const titles: Readonly<Record<string, string>> = {
  wrong_address: 'Wrong ip',
  wrong_field: 'Wrong field',
  missing_key: 'Missing token',
  wrong_key: 'Unknown token',
  key_out_of_scope: 'Token not allowed here',
  rate_limited: 'Rate limit exceeded',
  unknown_path: 'Not found',
  method_not_allowed: 'Method not allowed',
}

/** The wire's error body: the status again, a short title and a sentence. */
export function renderError({ code, status, message }: ServiceError) {
  const body = { status, error: { title: lookUp(titles, code) ?? 'Request failed', message } }
  return { status, body } satisfies RenderedError
}
