import { lookUp } from '../../../libraries/json/look-up.ts'
import { isJsonObject, type JsonObject } from '../../../libraries/json/json-object.ts'

/** Archives are read leniently: what is not of the expected kind is as if it were absent. */
export function textOf(object: JsonObject, name: string): string | undefined {
  const value = lookUp(object, name)
  return typeof value === 'string' && value !== '' ? value : undefined
}

export function objectOf(object: JsonObject, name: string): JsonObject {
  const value = lookUp(object, name)
  return isJsonObject(value) ? value : {}
}

export function objectsOf(object: JsonObject, name: string): readonly JsonObject[] {
  const value = lookUp(object, name)
  return Array.isArray(value) ? value.filter(isJsonObject) : []
}

/** Counts come as numbers or as digits. */
export function countOf(object: JsonObject, name: string): number {
  const value = Number(lookUp(object, name))
  return Number.isInteger(value) && value > 0 ? Math.min(value, 2 ** 31 - 1) : 0
}

export function idOf(object: JsonObject, name: string): string | undefined {
  const value = textOf(object, name)
  return value !== undefined && /^\d{1,20}$/.test(value) && !/^0+$/.test(value) ? value : undefined
}
