import { kernelError } from '../../../kernel/foundation/errors/service-error.ts'

/** The fields that a write was sent, not copied: there may be thousands. No body at all counts as no fields, as in the original. */
export function readSentRecord(body: unknown): object {
  if (body === undefined) return {}
  if (typeof body === 'object' && body !== null && !Array.isArray(body)) return body
  throw kernelError('invalid_body', 'The body must be a JSON object or a form.')
}
