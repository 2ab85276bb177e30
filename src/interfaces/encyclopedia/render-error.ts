import type { ServiceError } from '../../kernel/foundation/errors/service-error.ts'
import type { RefusedRequest, RenderedError } from '../../kernel/wire/interface.ts'
import { toErrorBody } from './domain/error-body.ts'
import { firstForm } from './domain/form.ts'

/** Failures of HTTP, which MediaWiki leaves to its web server, in the shape of the API's own. */
export function renderError({ code, status, message }: ServiceError, { url }: RefusedRequest): RenderedError {
  const [endpoint = ''] = url.split('?', 1)
  const error = toErrorBody({ code, info: message }, firstForm, endpoint)
  return { status, body: { error }, headers: { 'mediawiki-api-error': code } }
}
