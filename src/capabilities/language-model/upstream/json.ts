/** Reading JSON of servers that may send anything. */
import { isJsonObject, type JsonObject } from '../../../libraries/json/json-object.ts'

/** Its objects, when it is a list. */
export function asJsonObjects(value: unknown): readonly JsonObject[] {
  return Array.isArray(value) ? value.filter(isJsonObject) : []
}

/** A text that is not empty. */
export function asText(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}

export function asNumber(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined
}
