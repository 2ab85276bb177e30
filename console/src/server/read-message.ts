import { isJsonObject } from '../../../src/libraries/json/json-object.ts'

/** The sentence of a failure, as the server's own routes write it: `{ error: { message } }`. */
export function readMessage(body: unknown): string | undefined {
  const error = isJsonObject(body) ? body['error'] : undefined
  const message = isJsonObject(error) ? error['message'] : undefined
  return typeof message === 'string' ? message : undefined
}
