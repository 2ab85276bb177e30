import { kernelError, type ServiceError } from '../errors/service-error.ts'

/** A long read was given up. */
export function tookTooLong(cause: unknown): ServiceError {
  const message = 'This takes the database longer than one request may; ask for less, or try again in a moment.'
  return kernelError('busy', message, { cause, headers: { 'retry-after': '10' } })
}
