import type { ServiceError } from '../../kernel/errors/service-error.ts'
import type { RefusedRequest, RenderedError } from '../../kernel/interface.ts'

/** What the original answers at addresses that lead nowhere here. */
const documents =
  'Whole documents are not translated here; send their text to /v2/translate, with tag_handling for HTML and XML.'

/** `message` alone; there are no `translations` beside it. */
export function renderError({ code, status, message }: ServiceError, { url }: RefusedRequest): RenderedError {
  const isDocument = code === 'unknown_path' && /\/v2\/document(?:[/?]|$)/.test(url)
  return { status, body: { message: isDocument ? documents : message } }
}
