import { IsArray, IsLiteral, IsObject, IsSchema, IsUnion, ObjectOptions, type TObject, type TSchema } from 'typebox'
import { Compile } from 'typebox/compile'
import { Check, Errors } from 'typebox/value'
import { lookUp } from '../../../libraries/json/look-up.ts'
import { asJsonObject } from '../../../libraries/json/json-object.ts'

/** The first thing about a value that is not as its schema says. */
export interface Fault {
  readonly keyword: string
  /** Names and numbers that lead to it from the whole, such as `messages`, `0`, `role`. */
  readonly path: readonly string[]
  /** What it must be, such as `must be string`. */
  readonly message: string
  readonly params: object
}

type Path = readonly string[]

/** Values that a sentence lists. */
const maxNames = 20

/**
 * Finds the first fault of values that do not fit. TypeBox lists every fault, looking at each part of a value by itself, which
 * takes seconds for a long array; here compiled checks pass over what fits, and only what leads to the fault is looked at.
 */
export class FaultFinder {
  readonly #checks = new WeakMap<TSchema, ReturnType<typeof Compile>>()

  find(schema: TSchema, value: unknown, path: Path = []): Fault | undefined {
    const [own] = Errors(withoutParts(schema), value)
    if (own) return { ...own, path: [...path, ...own.instancePath.split('/').slice(1)] }
    if (IsArray(schema) && Array.isArray(value)) return this.#findInItems(schema.items, value, path)
    if (IsObject(schema)) return this.#findInFields(schema, asJsonObject(value) ?? {}, path)
    if (!IsUnion(schema)) return undefined
    const ofItsType = schema.anyOf.filter((each) => isOfType(each, value))
    const meant = ofItsType.length > 0 ? ofItsType : schema.anyOf
    return findInNames(meant, path) ?? this.#findInAlternatives(meant, value, path)
  }

  #findInItems(items: TSchema, values: readonly unknown[], path: Path): Fault | undefined {
    const index = values.findIndex((value) => !this.#fits(items, value))
    return index < 0 ? undefined : this.find(items, values[index], [...path, String(index)])
  }

  #findInFields(schema: TObject, fields: Readonly<Record<string, unknown>>, path: Path): Fault | undefined {
    for (const [name, field] of listFields(schema, fields)) {
      const value = lookUp(fields, name)
      if (value !== undefined && !this.#fits(field, value)) return this.find(field, value, [...path, name])
    }
    return undefined
  }

  /** Tells the fault of the alternative that was meant: of those of the value's type the one of its first item's, else the first. */
  #findInAlternatives(alternatives: readonly TSchema[], value: unknown, path: Path): Fault | undefined {
    const meant = alternatives.find((each) => isOfItemType(each, value)) ?? alternatives[0]
    return meant && this.find(meant, value, path)
  }

  #fits(schema: TSchema, value: unknown): boolean {
    let check = this.#checks.get(schema)
    if (!check) this.#checks.set(schema, (check = Compile(schema)))
    return check.Check(value)
  }
}

/** Values that can be listed are listed: `must be "low", "medium" or "high"`. */
function findInNames(alternatives: readonly TSchema[], path: Path): Fault | undefined {
  const names = alternatives.flatMap((each) => (IsLiteral(each) ? [JSON.stringify(each.const)] : []))
  if (names.length < alternatives.length || names.length > maxNames) return undefined
  const message = `must be ${names.slice(0, -1).join(', ')} or ${names.at(-1)}`
  return { keyword: 'enum', path, message, params: { allowedValues: names } }
}

/** What a schema says of the value itself, whatever is inside. */
function withoutParts(schema: TSchema): TSchema {
  if (IsUnion(schema)) return {}
  if (!IsArray(schema) && !IsObject(schema)) return schema
  const { items: _items, properties: _properties, additionalProperties: _further, ...own } = { ...partless, ...schema }
  return own
}

const partless = { items: undefined, properties: undefined, additionalProperties: undefined }

function isOfType(schema: TSchema, value: unknown): boolean {
  return !('type' in schema) || Check({ type: schema.type }, value)
}

function isOfItemType(schema: TSchema, value: unknown): boolean {
  return !IsArray(schema) || !Array.isArray(value) || value.length === 0 || isOfType(schema.items, value[0])
}

/** The fields that a schema names, then those it has one rule for. */
function* listFields(schema: TObject, fields: object): Generator<[string, TSchema]> {
  yield* Object.entries(schema.properties)
  const { additionalProperties: further } = ObjectOptions(schema)
  if (!IsSchema(further)) return
  for (const name of Object.keys(fields)) if (!Object.hasOwn(schema.properties, name)) yield [name, further]
}
