import type { JsonSchema } from '../../../port.ts'

const keywords: Readonly<Record<string, readonly string[]>> = {
  object: ['properties', 'required', 'additionalProperties', 'patternProperties', 'propertyNames'],
  array: ['items', 'prefixItems', 'minItems', 'maxItems'],
  string: ['pattern', 'format', 'minLength', 'maxLength'],
  number: ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'],
}

/** The type that a schema without one is about: values of others would be right as well, and are not meant. */
export function impliedType(schema: JsonSchema): string {
  const found = Object.entries(keywords).find(([, names]) => names.some((name) => Object.hasOwn(schema, name)))
  return found?.[0] ?? 'value'
}
