import { ServiceError } from '../../../kernel/foundation/errors/service-error.ts'

/** Refuses a word of the caller's, and names those that would do. */
export function refuse(code: string, what: string, word: string, known: readonly string[]): ServiceError {
  const list = known.length > 1 ? `${known.slice(0, -1).join(', ')} or ${known.at(-1)}` : (known[0] ?? '')
  return new ServiceError(code, 400, `The ${what} "${word.slice(0, 60)}" is not supported; it can be ${list}.`)
}
