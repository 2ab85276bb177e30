import { lookUp } from '../../../libraries/json/look-up.ts'
import { ServiceError } from '../../../kernel/foundation/errors/service-error.ts'

/** What this wire calls the fields of chat that engines name in their refusals. */
const names: Readonly<Record<string, string>> = {
  messages: 'input',
  max_tokens: 'max_output_tokens',
  response_format: 'text.format',
}

/** Throws a refusal of a model again, under the name that the field has on this wire. */
export function nameFieldsOfResponses(thrown: unknown): never {
  if (!(thrown instanceof ServiceError) || thrown.field === undefined) throw thrown
  const { code, status, message, headers, field, cause } = thrown
  throw new ServiceError(code, status, message, { headers, field: lookUp(names, field) ?? field, cause })
}
