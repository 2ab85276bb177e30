import { kernelError, ServiceError } from '../../../kernel/foundation/errors/service-error.ts'

export function invalid(field: string, message: string): ServiceError {
  return kernelError('invalid_request', message, { field })
}

/** What the original serves and this wire does not. */
export function unsupported(field: string, message: string): ServiceError {
  return new ServiceError('unsupported_parameter', 400, message, { field })
}
