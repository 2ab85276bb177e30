import type { ServiceError } from '../../kernel/foundation/errors/service-error.ts'
import type { RenderedError } from '../../kernel/wire/interface.ts'

export function renderError({ status, message }: ServiceError): RenderedError {
  return { status, body: { error: message } }
}
