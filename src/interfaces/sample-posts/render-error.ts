import type { ServiceError } from '../../kernel/foundation/errors/service-error.ts'
import type { RefusedRequest, RenderedError } from '../../kernel/wire/interface.ts'
import { noSniff } from './wire/finish-answer.ts'
import { jsonpType, readCallback, writeJsonp } from './wire/jsonp.ts'
import { notCached } from './wire/not-cached.ts'

/** Nothing found is an empty object on this wire, and a method that a path does not have is nothing found. */
export function renderError(error: ServiceError, { url }: RefusedRequest): RenderedError {
  const { status, body } = toWireFailure(error)
  const headers = { ...notCached, ...noSniff }
  const [, query = ''] = url.split('?')
  const callback = readCallback(new URLSearchParams(query).get('callback') ?? '')
  if (!callback) return { status, body, headers }
  const written = writeJsonp(JSON.stringify(body), callback)
  return { status, body, headers: { ...headers, 'content-type': jsonpType }, written }
}

function toWireFailure({ status, message }: ServiceError): Pick<RenderedError, 'status' | 'body'> {
  if (status === 404) return { status, body: {} }
  return { status, body: { error: message } }
}
