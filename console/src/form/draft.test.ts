import { Type } from 'typebox'
import { describe, expect, test } from 'vitest'
import { draftFromSource, sourceFromDraft } from './body-source.ts'
import { draftFromValues, readField } from './draft.ts'
import { fieldsFromSchema, type Field } from './fields-from-schema.ts'

const fields =
  fieldsFromSchema(
    Type.Object({
      title: Type.String(),
      note: Type.Optional(Type.String()),
      count: Type.Optional(Type.Number()),
      pinned: Type.Optional(Type.Boolean()),
      tags: Type.Optional(Type.Array(Type.String())),
      sizes: Type.Optional(Type.Array(Type.Number())),
      meta: Type.Optional(Type.Object({ a: Type.Number() })),
    }),
    {},
  ) ?? []

function field(name: string): Field {
  const found = fields.find((each) => each.name === name)
  if (!found) throw new Error(`There is no field ${name}.`)
  return found
}

describe('readField', () => {
  test.each([
    ['title', '', { value: '' }],
    ['note', '', { absent: true }],
    ['note', ' ', { value: ' ' }],
    ['count', '1.5', { value: 1.5 }],
    ['count', ' ', { absent: true }],
    ['count', '1,5', { fault: '"1,5" is not a number.' }],
    ['count', 'Infinity', { fault: '"Infinity" is not a number.' }],
    ['pinned', 'false', { value: false }],
    ['pinned', '', { absent: true }],
    ['tags', [], { absent: true }],
    ['tags', ['', 'a'], { value: ['', 'a'] }],
    ['sizes', ['1', '-2e3'], { value: [1, -2000] }],
    ['sizes', ['1', ''], { fault: '"" is not a number.' }],
    ['meta', '{"a":1}', { value: { a: 1 } }],
    ['meta', undefined, { absent: true }],
    ['meta', '{"a":/', { fault: "This is not valid JSON: Unexpected token '/'." }],
  ])('%s: %j', (name, draft, reading) => {
    expect(readField(field(name), draft)).toEqual(reading)
  })
})

test('values become drafts', () => {
  const draft = draftFromValues(fields, { title: 'A', count: 0, pinned: false, tags: ['x'], meta: { a: 1 } })
  expect(draft).toEqual({
    title: 'A',
    note: '',
    count: '0',
    pinned: 'false',
    tags: ['x'],
    sizes: [],
    meta: '{\n  "a": 1\n}',
  })
})

describe('a body in one piece', () => {
  test('is the fields that are filled', () => {
    expect(sourceFromDraft(fields, { title: 'A', count: '2' })).toBe('{\n  "title": "A",\n  "count": 2\n}')
  })

  test('goes back into fields, in whatever order', () => {
    expect(draftFromSource(fields, '{"count":2,"title":"A"}')).toMatchObject({ title: 'A', count: '2' })
  })

  test.each(['{"title":"A","other":1}', '{"title":5}', '{"title":"A","count":"2"}', '{"note":"x"}', '[]', '{'])(
    'does not go back when fields would lose or change something: %s',
    (source) => {
      expect(draftFromSource(fields, source)).toBeUndefined()
    },
  )
})
