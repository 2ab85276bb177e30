import { draftFromValues, readField, readJson, type Draft } from './draft.ts'
import type { Field } from './fields-from-schema.ts'
import { isJsonObject } from '../../../src/libraries/json/json-object.ts'

/** The body's fields as JSON, to be edited in one piece; fields at fault are left out. */
export function sourceFromDraft(fields: readonly Field[], draft: Draft): string {
  return JSON.stringify(valuesOf(fields, draft), null, 2)
}

/** The way back; `undefined` when the JSON holds anything that the fields would lose or change. */
export function draftFromSource(fields: readonly Field[], source: string): Draft | undefined {
  const reading = readJson(source)
  if (!('value' in reading) || !isJsonObject(reading.value)) return undefined
  const draft = draftFromValues(fields, reading.value)
  return sortedJson(valuesOf(fields, draft)) === sortedJson(reading.value) ? draft : undefined
}

function valuesOf(fields: readonly Field[], draft: Draft): Readonly<Record<string, unknown>> {
  const readings = fields.map((field) => [field.name, readField(field, draft[field.name])] as const)
  return Object.fromEntries(readings.flatMap(([name, reading]) => ('value' in reading ? [[name, reading.value]] : [])))
}

function sortedJson(values: Readonly<Record<string, unknown>>): string {
  return JSON.stringify(Object.entries(values).toSorted(([one], [other]) => (one < other ? -1 : 1)))
}
