import { STATUS_CODES } from 'node:http'
import type { ServiceError } from '../../kernel/foundation/errors/service-error.ts'
import type { RenderedError } from '../../kernel/wire/interface.ts'

/** The status again, its name in HTTP, and a sentence. */
export function renderError({ status, message }: ServiceError): RenderedError {
  return { status, body: { status, error: STATUS_CODES[status] ?? 'Request failed', message } }
}
