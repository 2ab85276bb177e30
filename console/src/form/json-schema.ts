import { isJsonObject } from '../../../src/libraries/json/json-object.ts'

/** The parts of a JSON Schema that the form is drawn from, read with care: a schema may hold anything. */
export interface JsonSchema {
  readonly type: string | undefined
  readonly description: string | undefined
  readonly properties: Readonly<Record<string, JsonSchema>> | undefined
  readonly required: readonly string[]
  readonly items: JsonSchema | undefined
  readonly choices: readonly Scalar[] | undefined
  readonly anyOf: readonly JsonSchema[]
  readonly minimum: number | undefined
  readonly maximum: number | undefined
  readonly maxLength: number | undefined
  /** Whether fields may be sent that the schema does not name: JSON Schema allows them unless it says otherwise. */
  readonly takesOthers: boolean
}

export type Scalar = string | number | boolean | null

/** A schema's parts. What may also be null is read as what it is otherwise, and a union within a union as one. */
export function readSchema(schema: unknown): JsonSchema {
  const source: Readonly<Record<string, unknown>> = isJsonObject(schema) ? schema : {}
  const members = Array.isArray(source['anyOf']) ? source['anyOf'].map(readSchema) : []
  const wanted = members.filter(({ type }) => type !== 'null')
  const [only] = wanted
  if (only && wanted.length === 1) return { ...only, description: text(source['description']) ?? only.description }
  const anyOf = wanted.flatMap((each) => (each.anyOf.length > 0 ? each.anyOf : [each]))
  const description = text(source['description']) ?? wanted.find((each) => each.description !== undefined)?.description
  return { ...readPlainSchema(source, anyOf), description }
}

function readPlainSchema(source: Readonly<Record<string, unknown>>, anyOf: readonly JsonSchema[]): JsonSchema {
  return {
    type: text(source['type']),
    description: text(source['description']),
    properties: isJsonObject(source['properties']) ? mapValues(source['properties'], readSchema) : undefined,
    required: Array.isArray(source['required']) ? source['required'].filter((name) => typeof name === 'string') : [],
    items: isJsonObject(source['items']) ? readSchema(source['items']) : undefined,
    choices: readChoices(source, anyOf),
    anyOf,
    minimum: number(source['minimum']),
    maximum: number(source['maximum']),
    maxLength: number(source['maxLength']),
    takesOthers: source['additionalProperties'] !== false,
  }
}

function readChoices(
  source: Readonly<Record<string, unknown>>,
  anyOf: readonly JsonSchema[],
): readonly Scalar[] | undefined {
  if (isScalar(source['const'])) return [source['const']]
  if (Array.isArray(source['enum']) && source['enum'].every(isScalar)) return source['enum']
  const nested = anyOf.map(({ choices }) => choices)
  return nested.length > 0 && nested.every((choices) => choices !== undefined) ? nested.flat() : undefined
}

function isScalar(value: unknown): value is Scalar {
  return value === null || ['string', 'number', 'boolean'].includes(typeof value)
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}

function number(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined
}

function mapValues<From, To>(record: Readonly<Record<string, From>>, map: (value: From) => To): Record<string, To> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, map(value)]))
}
