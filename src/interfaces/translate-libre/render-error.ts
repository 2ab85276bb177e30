import type { ServiceError } from '../../kernel/errors/service-error.ts'
import type { RenderedError } from '../../kernel/interface.ts'

export function renderError({ status, message }: ServiceError): RenderedError {
  return { status, body: { error: message } }
}
