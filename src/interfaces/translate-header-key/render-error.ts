import type { ServiceError } from '../../kernel/foundation/errors/service-error.ts'
import type { RefusedRequest, RenderedError } from '../../kernel/wire/interface.ts'
import { explainMissing } from './wire/explain-missing.ts'

/** `message` alone; there are no `translations` beside it. */
export function renderError({ code, status, message }: ServiceError, { url }: RefusedRequest): RenderedError {
  const reason = code === 'unknown_path' ? explainMissing(url) : undefined
  return { status, body: { message: reason ?? message } }
}
