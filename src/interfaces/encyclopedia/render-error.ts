import type { ServiceError } from '../../kernel/errors/service-error.ts'
import type { RenderedError } from '../../kernel/interface.ts'
import { toErrorBody } from './domain/error-body.ts'
import { firstForm } from './domain/form.ts'

/** Failures of HTTP, which MediaWiki leaves to its web server, in the shape of the API's own. */
export function renderError({ code, status, message }: ServiceError): RenderedError {
  const error = toErrorBody({ code, info: message }, firstForm)
  return { status, body: { error }, headers: { 'mediawiki-api-error': code } }
}
