/**
 * Turns a JSON schema into a grammar of llama.cpp (GBNF), so that the model can write nothing but JSON that is valid by it.
 * The JSON is compact: a small model that may write spaces writes them for ever.
 */
import type { JsonSchema } from '../../port.ts'
import { notSupported } from '../../domain/errors.ts'
import { toIntegerRule } from './integer-range-grammar.ts'

const common: Readonly<Record<string, string>> = {
  string: '"\\"" char* "\\""',
  char: '[^"\\\\\\x7F\\x00-\\x1F] | "\\\\" (["\\\\/bfnrt] | "u" [0-9a-fA-F]{4})',
  integer: '"-"? ("0" | [1-9] [0-9]{0,15})',
  number: '"-"? unsigned',
  unsigned: '("0" | [1-9] [0-9]{0,15}) ("." [0-9]{1,15})? ([eE] [-+]? [0-9]{1,2})?',
  boolean: '"true" | "false"',
  null: '"null"',
  value: 'object | array | string | number | boolean | null',
  object: '"{" (string ":" value ("," string ":" value)*)? "}"',
  array: '"[" (value ("," value)*)? "]"',
}

/** Keywords that narrow values in ways that the grammar does not hold. */
const refused = ['allOf', 'not', 'if', 'pattern', 'format', 'multipleOf', 'uniqueItems', 'contains']
const alsoRefused = ['patternProperties', 'dependentRequired']
/** Held to where the type is integer. */
const bounds = ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum']
const maxRepeats = 1_000
const deepest = 64

/** Any object. */
export const jsonGrammar = writeGrammar(new Map([['root', 'object']]))

/** @throws ServiceError `unsupported_parameter` for a schema that cannot be held to. */
export function toGrammar(schema: JsonSchema): string {
  const writer = new GrammarWriter(schema)
  const root = writer.write(schema, 0)
  return writeGrammar(new Map([['root', root], ...writer.rules]))
}

function writeGrammar(rules: ReadonlyMap<string, string>): string {
  return [...rules, ...Object.entries(common)].map(([name, rule]) => `${name} ::= ${rule}`).join('\n')
}

class GrammarWriter {
  readonly rules = new Map<string, string>()
  readonly #root: JsonSchema
  readonly #references = new Map<string, string>()

  constructor(root: JsonSchema) {
    this.#root = root
  }

  /** The right side of a rule for values of the schema. */
  write(schema: unknown, depth: number): string {
    if (schema === true || schema === undefined) return 'value'
    if (!isSchema(schema)) throw unclear('It must be an object or true.')
    if (depth > deepest) throw unclear(`It is nested deeper than ${deepest} levels.`)
    refuseAny([...refused, ...alsoRefused], schema)
    if (isSchema(schema.propertyNames))
      refuseAny(
        Object.keys(schema.propertyNames).filter((key) => key !== 'type'),
        schema.propertyNames,
      )
    if (typeof schema.$ref === 'string') return this.#refer(schema.$ref, depth)
    if ('const' in schema) return literal(schema.const)
    if (Array.isArray(schema.enum)) return anyOf(schema.enum.map(literal))
    const options = schema.anyOf ?? schema.oneOf
    if (Array.isArray(options)) return anyOf(options.map((each) => this.#name(each, depth)))
    return this.#writeTypes(schema, depth)
  }

  #writeTypes(schema: JsonSchema, depth: number): string {
    const implied = 'properties' in schema ? 'object' : 'items' in schema || 'prefixItems' in schema ? 'array' : 'value'
    const types: unknown[] = [schema.type ?? implied].flat()
    return anyOf(types.map((type) => this.#writeType(type, schema, depth)))
  }

  #writeType(type: unknown, schema: JsonSchema, depth: number): string {
    switch (type) {
      case 'object':
        return this.#writeObject(schema, depth)
      case 'array':
        return this.#writeArray(schema, depth)
      case 'string':
        return writeString(schema)
      case 'integer':
        return writeInteger(schema)
      case 'number':
        return writeNumber(schema)
      case 'boolean':
      case 'null':
        return type
      case 'value':
        refuseAny(bounds, schema)
        return type
      default:
        throw unclear(`The type ${JSON.stringify(type)} is none of JSON's.`)
    }
  }

  /** Properties in their order; those that are not required may be left out. */
  #writeObject(schema: JsonSchema, depth: number): string {
    const properties = isSchema(schema.properties) ? Object.entries(schema.properties) : []
    const required = new Set<unknown>(Array.isArray(schema.required) ? schema.required : [])
    const isOpen = schema.additionalProperties !== undefined && schema.additionalProperties !== false
    if (properties.length === 0 && !isOpen && schema.additionalProperties === undefined) return 'object'
    const members = properties.map(([key, value]) => ({
      rule: `${literal(key)} ":" ${this.#name(value, depth)}`,
      isRequired: required.has(key),
    }))
    const missing = [...required].find((key) => !properties.some(([name]) => name === key))
    if (missing !== undefined) throw unclear(`It requires "${String(missing)}", which "properties" does not describe.`)
    return `"{" ${this.#writeMembers(members, isOpen ? this.#name(schema.additionalProperties, depth) : undefined)} "}"`
  }

  /** Once a member is written, each further one is led by a comma; before that, none is. */
  #writeMembers(members: readonly { rule: string; isRequired: boolean }[], further: string | undefined): string {
    const more = further && `string ":" ${further}`
    let started = more ? `("," ${more})*` : '""'
    let fresh = more ? `(${more} ${started})?` : '""'
    for (const { rule, isRequired } of members.toReversed()) {
      const after = this.#define(started)
      fresh = isRequired ? `${rule} ${after}` : this.#define(`${rule} ${after} | ${fresh}`)
      started = isRequired ? `"," ${rule} ${after}` : `("," ${rule})? ${after}`
    }
    return fresh
  }

  #writeArray(schema: JsonSchema, depth: number): string {
    const first = Array.isArray(schema.prefixItems) ? schema.prefixItems.map((each) => this.#name(each, depth)) : []
    const min = Math.max(readCount(schema, 'minItems') ?? 0, first.length) - first.length
    const max = schema.items === false ? 0 : readCount(schema, 'maxItems', first.length)
    const item = schema.items === false ? 'null' : this.#name(schema.items, depth)
    if (first.length === 0) return `"[" ${repeat(item, min, max)} "]"`
    const rest = max === 0 ? '' : ` ("," ${item}){${min},${max ?? ''}}`
    return `"[" ${first.join(' "," ')}${rest} "]"`
  }

  #refer(reference: string, depth: number): string {
    const known = this.#references.get(reference)
    if (known) return known
    const name = `ref${this.#references.size}`
    this.#references.set(reference, name)
    this.rules.set(name, this.write(this.#resolve(reference), depth + 1))
    return name
  }

  #resolve(reference: string): unknown {
    if (!reference.startsWith('#')) throw unclear(`The reference "${reference}" leads out of the schema.`)
    const steps = reference
      .split('/')
      .slice(1)
      .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
    const found = steps.reduce<unknown>(
      (at, step) => (isSchema(at) && Object.hasOwn(at, step) ? at[step] : undefined),
      this.#root,
    )
    if (found === undefined) throw unclear(`The reference "${reference}" leads nowhere.`)
    return found
  }

  #name(schema: unknown, depth: number): string {
    return this.#define(this.write(schema, depth + 1))
  }

  #define(rule: string): string {
    if (/^[a-z]+\d*$/.test(rule) || rule === '""') return rule
    const name = `rule${this.rules.size}`
    this.rules.set(name, rule)
    return name
  }
}

function writeInteger(schema: JsonSchema): string {
  const [min, max] = [
    readBound(schema, 'minimum', 'exclusiveMinimum'),
    readBound(schema, 'maximum', 'exclusiveMaximum'),
  ]
  if (min === undefined && max === undefined) return 'integer'
  const rule = toIntegerRule({ min, max })
  if (rule === undefined) throw unclear('It allows no value at all.')
  return rule
}

/** The bound itself is allowed. */
function readBound(schema: JsonSchema, keyword: 'minimum' | 'maximum', exclusive: string): bigint | undefined {
  const isMinimum = keyword === 'minimum'
  const found = [keyword, exclusive].flatMap((name) => {
    const value = schema[name]
    if (value === undefined) return []
    if (typeof value !== 'number' || !Number.isFinite(value)) throw unclear(`"${name}" must be a number.`)
    const nearest = BigInt(isMinimum ? Math.ceil(value) : Math.floor(value))
    const isOnBound = name === exclusive && Number.isInteger(value)
    return [isOnBound ? nearest + (isMinimum ? 1n : -1n) : nearest]
  })
  return found.toSorted((left, right) => (left < right === isMinimum ? 1 : -1))[0]
}

/** Of other numbers the sign alone is held to. */
function writeNumber(schema: JsonSchema): string {
  if (schema.minimum !== 0) refuseAny(bounds, schema)
  refuseAny(bounds.slice(1), schema)
  return schema.minimum === 0 ? 'unsigned' : 'number'
}

function writeString(schema: JsonSchema): string {
  const min = readCount(schema, 'minLength') ?? 0
  const max = readCount(schema, 'maxLength')
  return min === 0 && max === undefined ? 'string' : `"\\"" char{${min},${max ?? ''}} "\\""`
}

function repeat(item: string, min: number, max: number | undefined): string {
  if (max === 0) return '""'
  const all = `${item} ("," ${item}){${Math.max(min - 1, 0)},${max === undefined ? '' : max - 1}}`
  return min === 0 ? `(${all})?` : all
}

function readCount(schema: JsonSchema, keyword: string, less = 0): number | undefined {
  const value = schema[keyword]
  if (value === undefined) return undefined
  if (typeof value !== 'number' || !Number.isInteger(value) || value < 0 || value > maxRepeats)
    throw unclear(`"${keyword}" must be a whole number up to ${maxRepeats}.`)
  return Math.max(value - less, 0)
}

function anyOf(rules: readonly string[]): string {
  if (rules.length === 0) throw unclear('It allows no value at all.')
  return rules.length === 1 ? rules.join('') : `(${rules.join(' | ')})`
}

/** The JSON of a value, as a literal of the grammar. */
function literal(value: unknown): string {
  const escaped = JSON.stringify(value).replaceAll('\\', '\\\\').replaceAll('"', '\\"')
  return `"${escaped.replaceAll('\n', '\\n')}"`
}

function refuseAny(keywords: readonly string[], schema: JsonSchema): void {
  const wrong = keywords.find((keyword) => keyword in schema)
  if (wrong) throw unclear(`The keyword "${wrong}" is not supported by this engine.`)
}

function isSchema(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function unclear(reason: string): Error {
  return notSupported('response_format', `The JSON schema cannot be followed. ${reason}`)
}
