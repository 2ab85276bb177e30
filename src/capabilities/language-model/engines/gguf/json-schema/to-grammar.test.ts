import fc from 'fast-check'
import { Check } from 'typebox/schema'
import { afterAll, describe, expect, test } from 'vitest'
import { llamaMissing, nameOf } from '../../../testing/open-gguf-engine.ts'
import { openGrammars } from '../../../testing/open-grammars.ts'
import { openBudget, toRules } from './to-grammar.ts'

function write(schema: Record<string, unknown>, isStrict = true) {
  return toRules(schema, { prefix: '', isStrict, budget: openBudget() })
}

let opened: ReturnType<typeof openGrammars> | undefined
afterAll(async () => (await opened)?.[Symbol.asyncDispose]())
const open = () => (opened ??= openGrammars())

const named = { type: 'object', properties: { name: { type: 'string' } }, required: ['name'] }
const aged = { type: 'object', properties: { age: { type: 'integer', minimum: 0 } }, required: ['age'] }

describe.skipIf(llamaMissing !== undefined)(nameOf('what a grammar takes'), () => {
  test.each<[Record<string, unknown>, string[], string[]]>([
    [{ type: 'integer' }, ['0', '-12'], ['1.5', '01', '"1"']],
    [{ enum: ['a"b', 1, null] }, ['"a\\"b"', '1', 'null'], ['"a"', '2']],
    [{ type: 'string', enum: ['a', 1] }, ['"a"'], ['1']],
    [{ type: ['string', 'null'], maxLength: 3 }, ['"abc"', 'null', '"\\n\\t\\""'], ['"abcd"']],
    [{ type: 'array', items: { type: 'boolean' }, minItems: 1, maxItems: 3 }, ['[true]', '[true,false,true]'], ['[]']],
    [{ type: 'array', maxItems: 0 }, ['[]'], ['[1]']],
    [{ type: 'integer', minimum: 1, exclusiveMaximum: 5 }, ['1', '4'], ['0', '5']],
    [{ type: 'integer', minimum: 0, exclusiveMinimum: true }, ['1'], ['0']],
    [{ type: 'number', minimum: 0, maximum: 1 }, ['0', '0.25', '1', '1.0'], ['1.01', '-0.1', '2']],
    [{ type: 'number', minimum: 0.5, maximum: 2.5 }, ['0.5', '1', '2.49'], ['0.49', '2.51', '0']],
    [{ minimum: 3 }, ['3', '4.5'], ['2.9']],
    [{ type: 'number', multipleOf: 0.5 }, ['0', '1.5', '-3.0', '7'], ['1.2', '0.25']],
    [{ type: 'number', multipleOf: 0.01 }, ['1.25', '3'], ['0.001']],
    [{ type: 'integer', multipleOf: 5 }, ['0', '5', '110', '-15'], ['3', '12']],
    [{ type: 'number', minimum: 0, maximum: 5, multipleOf: 0.5 }, ['0', '4.5', '5'], ['5.5', '0.2']],
    [{ type: 'integer', minimum: 1, maximum: 20, multipleOf: 7 }, ['7', '14'], ['21', '1', '0']],
    [{ type: 'string', format: 'date' }, ['"2026-12-31"', '"2024-02-29"'], ['"2026-02-29"', '"2026-13-01"', '"today"']],
    [{ type: 'string', format: 'time' }, ['"23:59:59Z"', '"08:00:00.5+09:00"'], ['"24:00:00Z"', '"08:00"']],
    [{ type: 'string', format: 'date-time' }, ['"2026-11-23T05:00:00Z"'], ['"2026-11-23"', '"2026-11-23 05:00:00Z"']],
    [{ type: 'string', format: 'duration' }, ['"P1Y2M"', '"PT5M"', '"P3W"'], ['"P"', '"1 day"']],
    [{ type: 'string', format: 'email' }, ['"a.b+c@example.co.jp"'], ['"a@b"', '"a..b@example.com"', '"@example.com"']],
    [{ type: 'string', format: 'hostname' }, ['"db-1.example.com"', '"localhost"'], ['"-a.com"', '"a_b"']],
    [{ type: 'string', format: 'ipv4' }, ['"192.0.2.255"'], ['"192.0.2.256"', '"1.2.3"']],
    [
      { type: 'string', format: 'ipv6' },
      ['"2001:db8::1"', '"::1"', '"::"', '"1:2:3:4:5:6:7:8"'],
      ['"1::2::3"', '":1"'],
    ],
    [
      { type: 'string', format: 'uri' },
      ['"https://example.com:80/a?b=c#d"', '"mailto:a@b.de"', '"urn:isbn:1"'],
      ['"example.com"', '"http://"'],
    ],
    [{ type: 'string', format: 'uuid' }, ['"123e4567-e89b-42d3-a456-426614174000"'], ['"123e4567"']],
    [{ type: 'string', pattern: '^[A-Z]{2}-\\d+$' }, ['"AB-1"', '"ZZ-123"'], ['"AB-"', '"xAB-1"', '"A-1"']],
    [{ type: 'string', pattern: 'b' }, ['"abc"', '"b"', '"\\"b"'], ['"a"', '""']],
    [{ type: 'string', pattern: '^"\\\\\\n$' }, ['"\\"\\\\\\n"'], ['"n"']],
    [{ type: 'string', pattern: '^$|^(?:ab){2}$' }, ['""', '"abab"'], ['"ab"']],
    [
      { type: 'string', pattern: '^[a-z0-9_]+$', minLength: 3, maxLength: 5 },
      ['"a_1"', '"abcde"'],
      ['"ab"', '"abcdef"'],
    ],
    [{ type: 'string', pattern: '^\\d{4}$', minLength: 2, maxLength: 8 }, ['"2026"'], ['"26"']],
    [{ type: 'string', pattern: '^[^\\s]+$' }, ['"日本🙂"', '"a\\"b"'], ['"a b"', '""']],
    [{ allOf: [named, aged] }, ['{"name":"a","age":3}'], ['{"name":"a"}', '{"age":3}', '{"name":"a","age":-1}']],
    [
      {
        allOf: [
          { ...named, additionalProperties: false },
          { type: 'object', properties: { age: {} } },
        ],
      },
      ['{"name":"a"}'],
      ['{"name":"a","age":1}'],
    ],
    [
      { allOf: [{ type: 'number' }, { type: 'integer', minimum: 2 }, { minimum: 4, maximum: 5 }] },
      ['4', '5'],
      ['3', '4.5'],
    ],
    [{ allOf: [{ enum: ['a', 'b'] }, { enum: ['b', 'c'] }] }, ['"b"'], ['"a"', '"c"']],
    [{ $ref: '#/$defs/a', maximum: 3, $defs: { a: { type: 'integer', minimum: 2 } } }, ['2', '3'], ['1', '4']],
    [
      {
        type: 'object',
        properties: { a: { type: 'null' }, b: { type: 'null' } },
        anyOf: [{ required: ['a'] }, { required: ['b'] }],
      },
      ['{"a":null}', '{"b":null}'],
      ['{}'],
    ],
    [{ anyOf: [{ const: 1 }, false, { allOf: [{ type: 'string' }, { type: 'null' }] }] }, ['1'], ['"a"', 'null']],
    [
      { oneOf: [{ type: 'object', properties: { kind: { const: 'a' } }, required: ['kind'] }, { type: 'null' }] },
      ['{"kind":"a"}', 'null'],
      ['{"kind":"b"}'],
    ],
    [{ type: 'object', required: ['a'] }, ['{"a":[1]}'], ['{}']],
    [
      { type: 'object', propertyNames: { type: 'string' }, additionalProperties: { type: 'boolean' } },
      ['{}', '{"x":true}'],
      ['{"x":1}'],
    ],
    [{ type: 'object', propertyNames: { pattern: '^x-' }, additionalProperties: {} }, ['{"x-a":1}'], ['{"a":1}']],
    [
      { type: 'object', propertyNames: { enum: ['a', 'b'] }, additionalProperties: { type: 'null' }, required: ['a'] },
      ['{"a":null,"b":null}', '{"a":null}'],
      ['{"b":null}', '{"a":null,"c":null}'],
    ],
    [
      { type: 'object', patternProperties: { '^\\d+$': { type: 'null' } } },
      ['{"12":null}', '{}'],
      ['{"a":null}', '{"1":2}'],
    ],
    [
      { type: 'array', prefixItems: [{ type: 'null' }, { type: 'boolean' }], items: false, minItems: 2, maxItems: 2 },
      ['[null,true]'],
      ['[null]', '[null,true,1]'],
    ],
    [
      { type: 'array', items: [{ type: 'null' }], additionalItems: { type: 'boolean' } },
      ['[null]', '[null,true]'],
      ['[]', '[null,1]'],
    ],
    [
      { type: 'object', properties: { next: { anyOf: [{ $ref: '#' }, { type: 'null' }] } }, required: ['next'] },
      ['{"next":{"next":null}}'],
      ['{}'],
    ],
    [
      { properties: { size: { type: 'integer', format: 'int32' } }, required: ['size'] },
      ['{"size":3}'],
      ['{"size":"3"}'],
    ],
  ])('%j', async (schema, taken, refused) => {
    const grammars = await open()
    expect(await grammars.takes(schema, taken)).toEqual(taken.map(() => true))
    expect(await grammars.takes(schema, refused)).toEqual(refused.map(() => false))
    expect(taken.filter((text) => !Check(schema, JSON.parse(text)))).toEqual([])
  })

  test.each([
    "^(?:[A-Za-z0-9_'+\\-]+\\.)*[A-Za-z0-9_'+\\-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9\\-]*\\.)+[A-Za-z]{2,}$",
    '^(?:25[0-5]|2[0-4]\\d|1?\\d?\\d)(?:\\.(?:25[0-5]|2[0-4]\\d|1?\\d?\\d)){3}$',
    '^[\\w.-]{1,8}(?:,[\\w.-]{1,8})*$',
    '^(?<year>\\d{4})-(?:0[1-9]|1[0-2])$|^never$',
    '^[^"\\\\x-z]{0,6}\\u00e9?$',
    '^.{2,5}$',
  ])('the pattern %s takes what it takes as a regular expression', async (pattern) => {
    const grammars = await open()
    const expression = new RegExp(pattern, 'u')
    const text = fc.oneof(fc.stringMatching(expression), fc.string({ unit: 'grapheme', maxLength: 8 }))
    // Control characters and what JSON can write in two ways are left out.
    const plain = text.filter((each) => !/[\p{Cc}\u2028\u2029]/u.test(each) && each.isWellFormed())
    await fc.assert(
      fc.asyncProperty(fc.array(plain, { minLength: 1, maxLength: 20 }), async (texts) => {
        const written = texts.map((each) => JSON.stringify(each))
        expect(await grammars.takes({ type: 'string', pattern }, written)).toEqual(
          texts.map((each) => expression.test(each)),
        )
      }),
      { numRuns: 30 },
    )
  })
})

describe('what a grammar does not hold', () => {
  test.each([
    ['not', { not: { type: 'null' } }],
    ['if', { if: {} }],
    ['contains', { type: 'array', contains: {} }],
    ['uniqueItems', { type: 'array', uniqueItems: true }],
    ['minProperties', { type: 'object', minProperties: 2 }],
    ['dependentRequired', { type: 'object', dependentRequired: { a: ['b'] } }],
    ['format', { type: 'string', format: 'iri' }],
    ['pattern', { type: 'string', pattern: '^(?=a)' }],
    ['pattern', { type: 'string', pattern: '^(a)\\1$' }],
    ['pattern', { type: 'string', pattern: '^(?:a*)*$' }],
    ['pattern', { type: 'string', pattern: '^((a{99}){99}){99}$' }],
    ['pattern', { allOf: [{ type: 'string', pattern: '^a' }, { pattern: 'b$' }] }],
    ['minLength', { type: 'string', pattern: '^a+b*$', minLength: 3 }],
    ['maxLength', { type: 'string', maxLength: 100_000 }],
    ['maxItems', { type: 'array', maxItems: 1e9 }],
    ['multipleOf', { type: 'integer', multipleOf: 7 }],
    ['minimum', { type: 'number', minimum: 1e-9 }],
    ['patternProperties', { type: 'object', patternProperties: { '^a': {} }, additionalProperties: true }],
  ])('%s is refused where it must be kept to, and else left for later: %j', (keyword, schema) => {
    expect(() => write(schema)).toThrow(
      `The JSON schema cannot be followed. The keyword "${keyword}" is not supported by this engine.`,
    )
    expect(write(schema, false).isLoose).toBe(true)
  })

  test.each([
    ['as zod writes an email', { type: 'string', format: 'email', pattern: '^(?!\\.)[a-z.]+@[a-z.]+$' }],
    ['as zod writes a date', { type: 'string', format: 'date', pattern: '^\\d{4}-\\d\\d-\\d\\d$' }],
    ['a format of its own beside a pattern', { type: 'string', format: 'cuid', pattern: '^c[0-9a-z]{6,}$' }],
  ])('a format and a pattern are kept to together, and looked at again: %s', (_name, schema) => {
    expect(write(schema).isLoose).toBe(true)
  })

  test.each([
    [{ type: 'integer', minimum: 3, maximum: 2 }, 'It allows no value at all.'],
    [{ type: 'number', minimum: 3, maximum: 2 }, 'It allows no value at all.'],
    [{ allOf: [{ type: 'string' }, { type: 'null' }] }, 'It allows no value at all.'],
    [{ type: 'object', required: ['a'], additionalProperties: false }, 'It allows no value at all.'],
    [{ type: 'integer', minimum: '3' }, '"minimum" must be a number.'],
    [{ type: 'number', multipleOf: 0 }, '"multipleOf" must be above 0.'],
    [{ type: 'array', minItems: -1 }, '"minItems" must be a whole number.'],
    [{ $ref: 'https://example.com/x' }, 'The reference "https://example.com/x" leads out of the schema.'],
    [{ $ref: '#/$defs/none' }, 'The reference "#/$defs/none" leads nowhere.'],
    [{ type: 'date' }, 'The type "date" is none of JSON\'s.'],
  ])('%j is refused, strict or not', (schema, reason) => {
    for (const isStrict of [true, false])
      expect(() => write(schema, isStrict)).toThrow(`The JSON schema cannot be followed. ${reason}`)
  })
})

describe('schemas that would cost too much', () => {
  const doubled = {
    $defs: Object.fromEntries(
      Array.from({ length: 60 }, (_, level) => [
        `d${level}`,
        level === 59
          ? { type: 'object' }
          : { allOf: [{ $ref: `#/$defs/d${level + 1}` }, { $ref: `#/$defs/d${level + 1}`, title: 'x', minimum: 1 }] },
      ]),
    ),
  }
  const deep = Array.from({ length: 1_000 }).reduce<object>((inner) => ({ type: 'array', items: inner }), {
    type: 'null',
  })
  const options = Array.from({ length: 12 }, () => ({
    anyOf: Array.from({ length: 10 }, (_, index) => ({ minimum: index })),
  }))

  test.each<[string, Record<string, unknown>]>([
    ['a thousand levels', { ...deep }],
    ['twice the same, sixty times over', { ...doubled, allOf: [{ $ref: '#/$defs/d0' }, { minimum: 2 }] }],
    ['leading back to itself', { allOf: [{ $ref: '#' }, { type: 'object' }] }],
    ['each alternative with each of eleven others', { allOf: options }],
    ['more values than anybody reads', { enum: Array.from({ length: 100_000 }, (_, index) => index) }],
    [
      'more properties than anybody fills in',
      {
        type: 'object',
        properties: Object.fromEntries(Array.from({ length: 20_000 }, (_, index) => [`p${index}`, {}])),
      },
    ],
  ])('%s: any value is written, and checked', (_name, schema) => {
    expect(() => write(schema)).toThrow(
      /The JSON schema cannot be followed. (?:It is nested|It is too large|An "enum" of it)/,
    )
    expect(write(schema, false)).toMatchObject({ root: expect.stringMatching(/^(?:object|value)$/), isLoose: true })
  })
})
