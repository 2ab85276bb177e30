import { expect, test } from 'vitest'
import { toGrammar } from './json-schema-grammar.ts'

/** Without the rules that every grammar has. */
function ownRules(schema: Record<string, unknown>): string[] {
  const rules = toGrammar(schema).split('\n')
  return rules.slice(
    0,
    rules.findIndex((rule) => rule.startsWith('string ::=')),
  )
}

test.each([
  [{ type: 'integer' }, ['root ::= integer']],
  [{ enum: ['a"b', 1, null] }, ['root ::= ("\\"a\\\\\\"b\\"" | "1" | "null")']],
  [{ type: ['string', 'null'], maxLength: 3 }, ['root ::= ("\\"" char{0,3} "\\"" | null)']],
  [
    { type: 'array', items: { type: 'boolean' }, minItems: 1, maxItems: 3 },
    ['root ::= "[" boolean ("," boolean){0,2} "]"'],
  ],
  [{}, ['root ::= value']],
  [{ type: 'integer', minimum: 1, exclusiveMaximum: 5 }, ['root ::= (([1-4]))']],
  [{ type: 'integer', minimum: 0.5, exclusiveMinimum: 1, maximum: 9.5 }, ['root ::= (([2-9]))']],
  [{ type: ['integer', 'null'], maximum: -1, minimum: -1 }, ['root ::= (("-" ("1")) | null)']],
  [{ type: 'number', minimum: 0 }, ['root ::= unsigned']],
  [
    { type: 'object', propertyNames: { type: 'string' }, additionalProperties: { type: 'boolean' } },
    ['root ::= "{" (string ":" boolean ("," string ":" boolean)*)? "}"'],
  ],
])('%j', (schema, rules) => {
  expect(ownRules(schema)).toEqual(rules)
})

test.each([
  [{ type: 'string', pattern: '^a+$' }, 'The keyword "pattern" is not supported by this engine.'],
  [{ type: 'object', properties: { a: { minimum: 3 } } }, 'The keyword "minimum" is not supported by this engine.'],
  [{ type: 'number', maximum: 3 }, 'The keyword "maximum" is not supported by this engine.'],
  [{ type: 'number', minimum: 3 }, 'The keyword "minimum" is not supported by this engine.'],
  [{ type: 'integer', minimum: 3, maximum: 2 }, 'It allows no value at all.'],
  [{ type: 'integer', minimum: '3' }, '"minimum" must be a number.'],
  [{ type: 'object', propertyNames: { maxLength: 3 } }, 'The keyword "maxLength" is not supported by this engine.'],
  [{ $ref: 'https://example.com/x' }, 'The reference "https://example.com/x" leads out of the schema.'],
  [{ $ref: '#/$defs/none' }, 'The reference "#/$defs/none" leads nowhere.'],
  [{ type: 'date' }, 'The type "date" is none of JSON\'s.'],
  [{ type: 'array', items: { type: 'null' }, maxItems: 1e9 }, '"maxItems" must be a whole number up to 1000.'],
  [
    { type: 'object', properties: {}, required: ['a'], additionalProperties: false },
    'It requires "a", which "properties" does not describe.',
  ],
])('%j is refused', (schema, reason) => {
  expect(() => toGrammar(schema)).toThrow(`The JSON schema cannot be followed. ${reason}`)
})

test('a schema a thousand levels deep is refused', () => {
  let schema: Record<string, unknown> = { type: 'null' }
  for (let level = 0; level < 1_000; level += 1) schema = { type: 'array', items: schema }
  expect(() => toGrammar(schema)).toThrow('It is nested deeper than 64 levels.')
})
