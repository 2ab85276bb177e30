import type { ServiceError } from '../../kernel/errors/service-error.ts'
import type { RenderedError } from '../../kernel/interface.ts'
import { noSniff } from './wire/finish-answer.ts'
import { notCached } from './wire/not-cached.ts'

/** Nothing found is an empty object on this wire, and a method that a path does not have is nothing found. */
export function renderError({ code, status, message }: ServiceError): RenderedError {
  if (status === 404 || code === 'method_not_allowed')
    return { status: 404, body: {}, headers: { ...notCached, ...noSniff } }
  return { status, body: { error: message }, headers: { ...notCached, ...noSniff } }
}
