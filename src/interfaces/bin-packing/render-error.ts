import type { ServiceError } from '../../kernel/foundation/errors/service-error.ts'
import type { RenderedError } from '../../kernel/wire/interface.ts'

/** The specification shows no error body for G12: a status of HTTP's and one sentence. */
export function renderError({ status, message }: ServiceError): RenderedError {
  return { status, body: { error: message } }
}
