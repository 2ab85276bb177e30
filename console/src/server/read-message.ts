import { isJsonObject } from '../../../src/libraries/json/json-object.ts'

/** The sentence of a failure, as the server's own routes write it: `{ error: { message } }`. */
export function readMessage(body: unknown): string | undefined {
  const error = isJsonObject(body) ? body['error'] : undefined
  const message = isJsonObject(error) ? error['message'] : undefined
  return typeof message === 'string' ? message : undefined
}

/** The sentence of a failure where the body is its message: `{ message }`, as several wires have it. */
export function readPlainMessage(body: unknown): string | undefined {
  const message = isJsonObject(body) ? body['message'] : undefined
  return typeof message === 'string' ? message : undefined
}
