import type { JsonObject } from '../../libraries/json/json-object.ts'

/** Writes fields as `application/x-www-form-urlencoded`: an array repeats its name, an absent value is left out. */
export function encodeFields(fields: JsonObject): string {
  const pairs = new URLSearchParams()
  for (const [name, value] of Object.entries(fields)) {
    for (const each of Array.isArray(value) ? value : [value]) {
      if (each !== undefined && each !== null) pairs.append(name, String(each))
    }
  }
  return pairs.toString()
}
