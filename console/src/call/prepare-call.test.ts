import { Type } from 'typebox'
import { describe, expect, test } from 'vitest'
import { defineContract, type Operation } from '../../../src/kernel/wire/contract.ts'
import { createCatalogue, findPlace, type Place } from '../catalogue.ts'
import { placeKey } from './place-key.ts'
import { prepareCall } from './prepare-call.ts'
import { draftFromExample, type RequestDraft } from './request-draft.ts'
import { shapeOf } from './request-shape.ts'

function placeOf(operation: Omit<Operation, 'summary' | 'response'>, base = 'test'): Place {
  const contract = defineContract({
    id: 'one',
    spec: 'X',
    title: 'One',
    summary: 'One.',
    base,
    key: { in: 'bearer', need: 'optional' },
    failure: { body: Type.Unknown() },
    operations: { call: { ...operation, summary: 'Call', response: Type.Unknown() } },
  })
  const place = findPlace(createCatalogue({ one: contract }), { interface: 'one', operation: 'call' })
  if (!place) throw new Error('The contract has no operation.')
  return place
}

function prepare(place: Place, change: Partial<RequestDraft> = {}) {
  const shape = shapeOf(place)
  return prepareCall(place, shape, { ...draftFromExample(shape, place.operation.example), ...change })
}

const search = placeOf(
  {
    method: 'GET',
    path: '/posts/:id/comments',
    params: Type.Object({ id: Type.String() }),
    query: Type.Object(
      { q: Type.Optional(Type.String()), tag: Type.Optional(Type.Array(Type.String())) },
      { additionalProperties: Type.String() },
    ),
    example: { params: { id: '1' }, query: { q: 'sea' } },
  },
  'wiki/:lang',
)

describe('path and query', () => {
  test('the example, with a parameter of the base still empty', () => {
    const { call, faults } = prepare(search)
    expect(call.path).toBe('/wiki/:lang/posts/1/comments')
    expect(call.query).toEqual([['q', 'sea']])
    expect(faults).toEqual({ 'params.lang': 'The address needs this.' })
  })

  test('values are encoded, lists repeat, further parameters follow', () => {
    const { call, faults } = prepare(search, {
      params: { lang: 'ja', id: 'a/b ::1' },
      query: { q: '', tag: ['x', 'y'] },
      others: [
        ['userId', '3'],
        ['', 'ignored'],
        ['z', '1'],
        ['z', '2'],
      ],
    })
    expect(faults).toEqual({})
    expect(call.path).toBe('/wiki/ja/posts/a%2Fb%20::1/comments')
    expect(call.query).toEqual([
      ['tag', 'x'],
      ['tag', 'y'],
      ['userId', '3'],
      ['z', '1'],
      ['z', '2'],
    ])
    expect(call.input).toEqual({
      params: { lang: 'ja', id: 'a/b ::1' },
      query: { tag: ['x', 'y'], userId: '3', z: ['1', '2'] },
    })
  })
})

const create = placeOf({
  method: 'POST',
  path: '/posts',
  body: {
    accepts: ['json', 'form'],
    schema: Type.Object({
      title: Type.String(),
      userId: Type.Optional(Type.Integer()),
      meta: Type.Optional(Type.Object({})),
    }),
  },
  example: { body: { title: 'A', userId: 1 } },
})

describe('bodies', () => {
  test('JSON, from its fields', () => {
    const { call, faults } = prepare(create)
    expect(faults).toEqual({})
    expect(call.headers).toEqual([['Content-Type', 'application/json']])
    expect(call.body).toEqual({ kind: 'json', text: '{"title":"A","userId":1}' })
  })

  test('what cannot be read is left out, and said', () => {
    const { call, faults } = prepare(create, { body: { title: 'A', userId: 'one', meta: '{' } })
    expect(call.body).toEqual({ kind: 'json', text: '{"title":"A"}' })
    expect(faults['body.userId']).toBe('"one" is not a number.')
    expect(faults['body.meta']).toMatch(/^This is not valid JSON: /)
  })

  test('JSON in one piece', () => {
    expect(prepare(create, { source: '{"title": 5, "more": [1]}' }).call.body).toEqual({
      kind: 'json',
      text: '{"title":5,"more":[1]}',
    })
    expect(prepare(create, { source: '{"title"' }).faults['body']).toMatch(/^This is not valid JSON: /)
  })

  test('the same as form fields', () => {
    const { call } = prepare(create, { bodyKind: 'form' })
    expect(call.headers).toEqual([['Content-Type', 'application/x-www-form-urlencoded']])
    expect(call.body).toEqual({
      kind: 'form',
      pairs: [
        ['title', 'A'],
        ['userId', '1'],
      ],
    })
  })

  test('what is no object is edited as JSON in one piece', () => {
    const place = placeOf({
      method: 'PATCH',
      path: '/posts',
      body: { accepts: ['json'], schema: Type.Array(Type.Integer()) },
      example: { body: [1, 2] },
    })
    expect(shapeOf(place).body?.fields).toBeUndefined()
    expect(prepare(place).call.body).toEqual({ kind: 'json', text: '[1,2]' })
  })

  test('bytes need a file', () => {
    const place = placeOf({
      method: 'POST',
      path: '/see',
      body: { accepts: ['bytes'], schema: Type.Unknown() },
      example: {},
    })
    expect(prepare(place).faults).toEqual({ body: 'Choose the file to send.' })
    const file = new File(['x'], 'a.jpg')
    expect(prepare(place, { file }).call.body).toEqual({ kind: 'bytes', file })
  })
})

describe('placeKey', () => {
  const { call } = prepare(create, { bodyKind: 'form' })

  test.each([
    [{ in: 'bearer', need: 'required' }, ['Authorization', 'Bearer k']],
    [{ in: 'scheme', suffix: '-Auth-Key', need: 'required' }, ['Authorization', 'Service-Auth-Key k']],
    [{ in: 'header', name: 'x-key', need: 'required' }, ['x-key', 'k']],
  ] as const)('%o', (rule, header) => {
    expect(placeKey(call, rule, 'k').headers).toEqual([['Content-Type', 'application/x-www-form-urlencoded'], header])
  })

  test('in the query, in the form, and no key at all', () => {
    expect(placeKey(call, { in: 'query', name: 'key', need: 'required' }, 'k').query).toEqual([['key', 'k']])
    expect(placeKey(call, { in: 'form', name: 'key', need: 'required' }, 'k').body).toEqual({
      kind: 'form',
      pairs: [
        ['title', 'A'],
        ['userId', '1'],
        ['key', 'k'],
      ],
    })
    expect(placeKey(call, { in: 'bearer', need: 'required' }, '')).toBe(call)
  })
})

test('a field that carries the key is not asked for twice', () => {
  const place = placeOf({
    method: 'GET',
    path: '/translate',
    query: Type.Object({ key: Type.Optional(Type.String()), q: Type.String() }),
    key: { in: 'query', name: 'key', need: 'required' },
    example: { query: { q: 'sea' } },
  })
  expect(shapeOf(place).query.map(({ name }) => name)).toEqual(['q'])
})
