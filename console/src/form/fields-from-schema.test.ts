import { Type } from 'typebox'
import { expect, test } from 'vitest'
import { fieldsFromSchema } from './fields-from-schema.ts'

function fieldOf(schema: unknown, example?: unknown) {
  const [field] = fieldsFromSchema({ properties: { it: schema } }, example === undefined ? {} : { it: example }) ?? []
  return field
}

test('names, descriptions and what is required, in the order of the schema', () => {
  const schema = Type.Object({
    title: Type.String({ description: 'Shown first' }),
    body: Type.Optional(Type.String()),
  })
  expect(fieldsFromSchema(schema, {})).toEqual([
    { name: 'title', description: 'Shown first', required: true, kind: 'text', multiline: false },
    { name: 'body', description: undefined, required: false, kind: 'text', multiline: false },
  ])
})

test.each([
  ['a string', Type.String(), undefined, { kind: 'text', multiline: false }],
  ['a long string', Type.String({ maxLength: 4000 }), undefined, { kind: 'text', multiline: true }],
  ['a string with a long example', Type.String(), 'a\nb', { kind: 'text', multiline: true }],
  [
    'a number',
    Type.Number({ minimum: 0 }),
    undefined,
    { kind: 'number', integer: false, minimum: 0, maximum: undefined },
  ],
  [
    'an integer',
    Type.Integer({ maximum: 9 }),
    undefined,
    { kind: 'number', integer: true, minimum: undefined, maximum: 9 },
  ],
  ['a boolean', Type.Boolean(), undefined, { kind: 'choice', choices: [true, false] }],
  ['an enumeration', Type.Enum(['a', 'b']), undefined, { kind: 'choice', choices: ['a', 'b'] }],
  ['literals', Type.Union([Type.Literal('asc'), Type.Literal(2)]), undefined, { kind: 'choice', choices: ['asc', 2] }],
  ['one literal', Type.Literal('x'), undefined, { kind: 'choice', choices: ['x'] }],
  ['strings', Type.Array(Type.String()), undefined, { kind: 'list', item: 'text' }],
  ['numbers', Type.Array(Type.Integer()), undefined, { kind: 'list', item: 'number' }],
  ['objects', Type.Array(Type.Object({ a: Type.String() })), undefined, { kind: 'json' }],
  ['an object', Type.Object({ a: Type.String() }), undefined, { kind: 'json' }],
  [
    'a text or texts',
    Type.Union([Type.String(), Type.Array(Type.String())]),
    'sea',
    { kind: 'text', multiline: true, orJson: true },
  ],
  [
    'a text or texts, filled with texts',
    Type.Union([Type.String(), Type.Array(Type.String())]),
    ['sea'],
    { kind: 'text', multiline: true, orJson: true },
  ],
  [
    'a text or texts, or null',
    Type.Union([Type.Union([Type.String(), Type.Array(Type.String())]), Type.Null()]),
    undefined,
    { kind: 'text', multiline: true, orJson: true },
  ],
  [
    'a number or null',
    Type.Union([Type.Number({ minimum: 0, maximum: 2 }), Type.Null()]),
    undefined,
    { kind: 'number', integer: false, minimum: 0, maximum: 2 },
  ],
  [
    'a boolean or null',
    Type.Union([Type.Boolean(), Type.Null()]),
    undefined,
    { kind: 'choice', choices: [true, false] },
  ],
  ['anything', Type.Unknown(), undefined, { kind: 'json' }],
])('%s', (_what, schema, example, kind) => {
  expect(fieldOf(schema, example)).toEqual({ name: 'it', description: undefined, required: false, ...kind })
})

test('what only the example fills follows', () => {
  expect(fieldsFromSchema(Type.Object({}), { userId: '1', deep: { a: 1 } })).toEqual([
    { name: 'userId', description: undefined, required: false, kind: 'text', multiline: false },
    { name: 'deep', description: undefined, required: false, kind: 'json' },
  ])
})

test('an object of any fields has those of the example', () => {
  expect(fieldsFromSchema(Type.Unknown(), { title: 'A', done: false })).toEqual([
    { name: 'title', description: undefined, required: false, kind: 'text', multiline: false },
    { name: 'done', description: undefined, required: false, kind: 'choice', choices: [true, false] },
  ])
})

test('no fields for what is no object', () => {
  expect(fieldsFromSchema(Type.Unknown(), [1])).toBeUndefined()
  expect(fieldsFromSchema(Type.Array(Type.String()), ['a'])).toBeUndefined()
  expect(fieldsFromSchema(Type.Union([Type.String(), Type.Object({})]), {})).toBeUndefined()
})
