/**
 * Turns a JSON schema into rules of a grammar of llama.cpp (GBNF), so that the model can write nothing but JSON that is valid by it.
 * The JSON is compact: a small model that may write spaces writes them for ever.
 */
import { lookUp } from '../../../../../libraries/json/look-up.ts'
import type { JsonSchema } from '../../../port.ts'
import { impliedType } from './implied-type.ts'
import { listMembers } from './list-members.ts'
import { toLiteral } from './literal.ts'
import { isSchema, listOf, mergeSchemas, withoutKeywords } from './merge-schemas.ts'
import { writeNumber } from './number-rule.ts'
import { maxRepeats, readCount } from './read-count.ts'
import { resolveReference } from './resolve-reference.ts'
import { allowsNothing, invalid, NothingAllowed, TooLarge } from './schema-fault.ts'
import { writeString } from './string-rule.ts'

/** About the characters of a grammar; what takes as long to write or to read as so many counts as well. */
export interface Budget {
  left: number
}

export interface WriterOptions {
  /** Keeps the rules of several schemas in one grammar apart: letters. */
  readonly prefix: string
  /** Whether a keyword that a grammar does not hold is refused. */
  readonly isStrict: boolean
  /** What all schemas of one grammar may cost together. */
  readonly budget: Budget
}

/** Keywords that narrow values in ways that no grammar holds. */
const beyondGrammars = [
  'contains',
  'dependencies',
  'dependentRequired',
  'dependentSchemas',
  'else',
  'if',
  'maxProperties',
  'minProperties',
  'not',
  'then',
  'unevaluatedItems',
  'uniqueItems',
]
const deepest = 64
const stepCost = 20
const maxValues = 1_000

export class GrammarWriter {
  readonly rules = new Map<string, string>()
  /** Whether a value by the rules may yet be wrong by the schema. */
  isLoose = false
  readonly #root: JsonSchema
  readonly #options: WriterOptions
  readonly #references = new Map<string, string>()
  readonly #names = new Map<string, string>()

  constructor(root: JsonSchema, options: WriterOptions) {
    this.#root = root
    this.#options = options
  }

  /** The right side of a rule for values of the schema. */
  write(schema: unknown, depth = 0): string {
    if (schema === true || schema === undefined) return 'value'
    if (schema === false) throw allowsNothing()
    if (!isSchema(schema)) throw invalid('It must be an object or a boolean.')
    this.#takeStep(depth)
    const reference = readReference(schema)
    if (reference !== undefined) return this.#refer(reference, depth)
    const flat = this.#flatten(schema, depth)
    for (const keyword of beyondGrammars)
      if (Object.hasOwn(flat, keyword) && lookUp(flat, keyword) !== false) this.#leaveOut(keyword)
    const options = this.#listOptions(flat)
    if (options) return this.#writeOptions(options, depth)
    if (Array.isArray(flat.enum)) return this.#writeValues(flat.enum, flat)
    return this.#writeTypes(flat, depth)
  }

  #takeStep(depth: number): void {
    if (depth > deepest) throw new TooLarge(`It is nested deeper than ${deepest} levels.`)
    this.#pay(stepCost)
  }

  #pay(cost: number): void {
    this.#options.budget.left -= cost
    if (this.#options.budget.left < 0) throw new TooLarge('It is too large.')
  }

  #leaveOut(keyword: string): void {
    if (this.#options.isStrict) throw invalid(`The keyword "${keyword}" is not supported by this engine.`)
    this.isLoose = true
  }

  /** With what it refers to and all of `allOf` in it. */
  #flatten(schema: JsonSchema, depth: number): JsonSchema {
    const { allOf, $ref: reference, const: only, ...rest } = schema
    const own: JsonSchema = 'const' in schema ? mergeSchemas(rest, { enum: [only] }, () => {}) : rest
    const parts: unknown[] = [
      ...(typeof reference === 'string' ? [resolveReference(this.#root, reference)] : []),
      ...listOf(allOf),
    ]
    return parts.reduce<JsonSchema>((merged, part) => {
      this.#takeStep(depth + 1)
      if (part === false) throw allowsNothing()
      if (part === true) return merged
      if (!isSchema(part)) throw invalid('It must be an object or a boolean.')
      return mergeSchemas(merged, this.#flatten(part, depth + 1), (keyword) => this.#leaveOut(keyword))
    }, own)
  }

  /** The alternatives of a schema, each with what stands beside them. */
  #listOptions(schema: JsonSchema): readonly unknown[] | undefined {
    const keyword = Array.isArray(schema.anyOf) ? 'anyOf' : 'oneOf'
    if (!Array.isArray(schema[keyword])) return undefined
    const options = listOf(schema[keyword])
    const beside = withoutKeywords(schema, [keyword])
    return beside ? options.map((option) => ({ allOf: [beside, option] })) : options
  }

  /** One that allows nothing is left out. */
  #writeOptions(options: readonly unknown[], depth: number): string {
    return anyOf(options.flatMap((option) => this.#nameUnlessNothing(option, depth)))
  }

  #nameUnlessNothing(schema: unknown, depth: number): string[] {
    try {
      return [this.#name(schema, depth)]
    } catch (thrown) {
      if (thrown instanceof NothingAllowed) return []
      throw thrown
    }
  }

  #writeValues(values: readonly unknown[], schema: JsonSchema): string {
    const { type } = schema
    if (withoutKeywords(schema, ['enum', 'type'])) this.isLoose = true
    if (values.length > maxValues) throw new TooLarge(`An "enum" of it has more than ${maxValues} values.`)
    const types = type === undefined ? undefined : [type].flat()
    const allowed = values.filter((value) => !types || types.some((each) => isOfType(value, each)))
    const literals = allowed.map((value) => {
      const written = toLiteral(value)
      this.#pay(written.length)
      return written
    })
    return anyOf(literals)
  }

  #writeTypes(schema: JsonSchema, depth: number): string {
    const types: readonly unknown[] = schema.type === undefined ? [impliedType(schema)] : [schema.type].flat()
    return anyOf(types.map((type) => this.#writeType(type, schema, depth)))
  }

  #writeType(type: unknown, schema: JsonSchema, depth: number): string {
    switch (type) {
      case 'object':
        return this.#writeObject(schema, depth)
      case 'array':
        return this.#writeArray(schema, depth)
      case 'string':
        return writeString(schema, {
          leaveOut: (keyword) => this.#leaveOut(keyword),
          doubt: () => (this.isLoose = true),
          pay: (cost) => this.#pay(cost),
        })
      case 'integer':
      case 'number':
        return writeNumber(schema, type === 'integer', (keyword) => this.#leaveOut(keyword))
      case 'boolean':
      case 'null':
      case 'value':
        return type
      default:
        throw invalid(`The type ${JSON.stringify(type)} is none of JSON's.`)
    }
  }

  /** Properties in their order; those that are not required may be left out. */
  #writeObject(schema: JsonSchema, depth: number): string {
    const { properties, required, further, shapes } = listMembers(schema)
    // Found out before a rule is written: tens of thousands of them would take a tenth of a second.
    if ((properties.length + shapes.length * 2) * stepCost > this.#options.budget.left)
      throw new TooLarge('It is too large.')
    const members = properties.flatMap(([key, value]) => {
      const isRequired = required.has(key)
      const rules = isRequired ? [this.#name(value, depth)] : this.#nameUnlessNothing(value, depth)
      return rules.map((rule) => ({ rule: `${toLiteral(key)} ":" ${rule}`, isRequired }))
    })
    const more = shapes.map(([names, value]) => `${this.#writeKey(names, depth)} ":" ${this.#name(value, depth)}`)
    // A further name may be one that a pattern, or a property, has something to say of.
    if (shapes.length > 1 || (shapes.length === 1 && further !== false)) this.#leaveOut('patternProperties')
    if (further !== false && 'unevaluatedProperties' in schema) this.#leaveOut('unevaluatedProperties')
    if (further !== false) more.push(`${this.#writeKey(schema.propertyNames, depth)} ":" ${this.#name(further, depth)}`)
    return `"{" ${this.#writeMembers(members, more.length === 0 ? undefined : anyOf(more))} "}"`
  }

  #writeKey(names: unknown, depth: number): string {
    return isSchema(names) ? this.#name({ ...names, type: 'string' }, depth) : 'string'
  }

  /** Once a member is written, each further one is led by a comma; before that, none is. */
  #writeMembers(members: readonly { rule: string; isRequired: boolean }[], more: string | undefined): string {
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
    // Older drafts have tuples in `items`, and what follows them in `additionalItems`.
    const isOlder = Array.isArray(schema.items)
    const tuple = isOlder ? schema.items : schema.prefixItems
    const items = isOlder ? schema.additionalItems : schema.items
    const max = this.#readCount(schema, 'maxItems')
    const first = (Array.isArray(tuple) ? tuple.slice(0, max) : []).map((each: unknown) => this.#name(each, depth))
    const min = Math.max((this.#readCount(schema, 'minItems') ?? 0) - first.length, 0)
    const more = items === false ? 0 : max && max - first.length
    if (more !== undefined && min > more) throw allowsNothing()
    const item = more === 0 ? 'null' : this.#name(items, depth)
    if (first.length === 0) return more === 0 ? '"[" "]"' : `"[" ${repeat(item, min, more)} "]"`
    const rest = more === 0 ? '' : ` ("," ${item}){${min},${more ?? ''}}`
    return `"[" ${first.join(' "," ')}${rest} "]"`
  }

  #readCount(schema: JsonSchema, keyword: string): number | undefined {
    const count = readCount(schema, keyword)
    if (count === undefined || count <= maxRepeats) {
      this.#pay(count ?? 0)
      return count
    }
    this.#leaveOut(keyword)
    return undefined
  }

  #refer(reference: string, depth: number): string {
    const known = this.#references.get(reference)
    if (known) return known
    const name = `${this.#options.prefix}ref${this.#references.size}`
    this.#references.set(reference, name)
    const rule = this.write(resolveReference(this.#root, reference), depth + 1)
    this.#pay(rule.length)
    this.rules.set(name, rule)
    return name
  }

  #name(schema: unknown, depth: number): string {
    return this.#define(this.write(schema, depth + 1))
  }

  /** Rules that say the same have one name. */
  #define(rule: string): string {
    if (/^[a-z]+\d*$/.test(rule) || rule === '""') return rule
    const known = this.#names.get(rule)
    if (known !== undefined) return known
    this.#pay(rule.length)
    const name = `${this.#options.prefix}rule${this.rules.size}`
    this.rules.set(name, rule)
    this.#names.set(rule, name)
    return name
  }
}

/** Of a schema that is nothing but a reference, alone or in `allOf`: it becomes a rule, which may lead back to itself. */
function readReference(schema: JsonSchema): string | undefined {
  const { $ref, allOf } = schema
  if (typeof $ref === 'string') return withoutKeywords(schema, ['$ref']) ? undefined : $ref
  const [only, ...others] = listOf(allOf)
  return isSchema(only) && others.length === 0 && !withoutKeywords(schema, ['allOf']) ? readReference(only) : undefined
}

function isOfType(value: unknown, type: unknown): boolean {
  if (type === 'integer') return Number.isInteger(value)
  if (type === 'null') return value === null
  if (type === 'array') return Array.isArray(value)
  return type === 'object' ? isSchema(value) : typeof value === type
}

function repeat(item: string, min: number, max: number | undefined): string {
  const all = `${item} ("," ${item}){${Math.max(min - 1, 0)},${max === undefined ? '' : max - 1}}`
  return min === 0 ? `(${all})?` : all
}

function anyOf(rules: readonly string[]): string {
  if (rules.length === 0) throw allowsNothing()
  return rules.length === 1 ? rules.join('') : `(${[...new Set(rules)].join(' | ')})`
}
