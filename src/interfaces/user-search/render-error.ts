import type { ServiceError } from '../../kernel/foundation/errors/service-error.ts'
import type { RenderedError } from '../../kernel/wire/interface.ts'

/** A failure in this wire's own shape: where a success says "success", it says what is wrong. */
export function renderError({ status, message }: ServiceError): RenderedError {
  return { status, body: { meta: { message } } }
}
