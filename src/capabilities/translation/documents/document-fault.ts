import { ServiceError } from '../../../kernel/foundation/errors/service-error.ts'

/** What is wrong with a document, in a sentence for its sender. */
export function documentFault(reason: string): ServiceError {
  return new ServiceError('bad_document', 400, `This document cannot be read: ${reason}.`)
}

export function documentTooLarge(reason: string): ServiceError {
  return new ServiceError('document_too_large', 413, `This document is too large: ${reason}.`)
}
