import { lookUp } from '../../../../../libraries/json/look-up.ts'
import type { JsonObject } from '../../../../../libraries/json/json-object.ts'

export function readArray(object: JsonObject, name: string): readonly unknown[] {
  const value = lookUp(object, name)
  return Array.isArray(value) ? value : []
}

/** Text without the space around it, or a number as text; undefined for anything else and for empty text. */
export function readString(object: JsonObject, name: string): string | undefined {
  const value = lookUp(object, name)
  if (typeof value === 'number') return String(value)
  return typeof value === 'string' ? value.trim() || undefined : undefined
}
