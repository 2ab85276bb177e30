import { lookUp } from '../../libraries/json/look-up.ts'
import type { JsonObject } from '../../libraries/json/json-object.ts'
import { UnsendableError } from './unsendable-error.ts'

/** A `:name` at the start of a path segment or a host label: neither a port nor a group of an IPv6 address is one. */
export const addressParameter = /(?<=[/.-]):([A-Za-z_]\w*)/g

/** Writes the parameters into an address such as `http://127.0.0.1:8022/geo/:address`. */
export function expandPath(template: string, params: JsonObject): string {
  const address = template.replace(addressParameter, (_placeholder, name: string) =>
    encodeParameter(name, lookUp(params, name)),
  )
  // The URL standard resolves `.` and `..` even when they are percent-encoded: such a value would change the path.
  if (address.split('/').some((segment) => segment === '.' || segment === '..')) {
    throw new UnsendableError('a path parameter cannot be "." or ".."')
  }
  return address
}

function encodeParameter(name: string, value: unknown): string {
  if (value === undefined || value === null || value === '')
    throw new UnsendableError(`the parameter "${name}" is missing`)
  return encodeURIComponent(String(value).toWellFormed())
}
