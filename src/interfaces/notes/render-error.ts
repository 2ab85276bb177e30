import type { ServiceError } from '../../kernel/foundation/errors/service-error.ts'
import type { RenderedError } from '../../kernel/wire/interface.ts'

/** A failure in this wire's own shape. */
export function renderError({ code, status, message }: ServiceError): RenderedError {
  return { status, body: { error: { code, message } } }
}
