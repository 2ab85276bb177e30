import { Type } from 'typebox'
import { expect, test } from 'vitest'
import { defineContract, type Operation } from '../contract.ts'
import { type AnyInterface, defineInterface } from '../interface.ts'
import { openTestApp } from '../../testing/open-test-app.ts'

const one = {
  method: 'GET',
  path: '/one/',
  summary: 'One',
  response: Type.Object({ said: Type.String() }),
  example: {},
} as const satisfies Operation

const anId = Type.Object({ id: Type.String() })

/** An interface whose operations all say their path. */
function define(id: string, operations: Readonly<Record<string, Operation>>): AnyInterface {
  return defineInterface({
    contract: defineContract({
      id,
      spec: 'X',
      title: 'Paths',
      summary: 'Paths.',
      base: 'paths',
      key: { in: 'bearer', need: 'optional' },
      failure: { body: Type.Object({ message: Type.String() }) },
      operations,
    }),
    engines: { embedded: async () => ({ default: () => ({}) }) },
    handlers: Object.fromEntries(Object.keys(operations).map((name) => [name, () => ({ said: name })])),
    renderError: ({ status, message }) => ({ status, body: { message } }),
  })
}

test('a path and the same without its slash are one', async () => {
  const { server } = await openTestApp([define('one', { first: { ...one, aliases: ['/one', '/other', '/other/'] } })])
  for (const url of ['/paths/one', '/paths/one/', '/paths/other', '/paths/other/']) {
    expect((await server.inject(url)).json()).toEqual({ said: 'first' })
    const refused = await server.inject({ method: 'POST', url })
    expect([refused.statusCode, refused.headers.allow]).toEqual([405, 'GET, HEAD'])
  }
})

test('methods of a path written both ways are told together', async () => {
  const second = { ...one, path: '/one', method: 'PUT' } as const
  const { server } = await openTestApp([define('one', { first: one, second })])
  const refused = await server.inject({ method: 'POST', url: '/paths/one' })
  expect([refused.statusCode, refused.headers.allow]).toEqual([405, 'GET, HEAD, PUT'])
})

test('two operations that would answer the same call stop the start, also in two interfaces', async () => {
  const sentence = /"first" of one and "second" of \w+ both answer GET \/paths\/one; each path is one operation's\./
  const second = { ...one, path: '/two', aliases: ['/one'] }
  await expect(openTestApp([define('one', { first: one, second })])).rejects.toThrow(sentence)
  await expect(openTestApp([define('one', { first: one }), define('two', { second })])).rejects.toThrow(sentence)
})

test('a colon inside a segment is no parameter', async () => {
  const operations = { first: { ...one, path: '/things:count' }, second: { ...one, path: '/things/:id', params: anId } }
  const { server } = await openTestApp([define('one', operations)])
  expect((await server.inject('/paths/things:count')).json()).toEqual({ said: 'first' })
  expect((await server.inject('/paths/things/count')).json()).toEqual({ said: 'second' })
  expect((await server.inject('/paths/thingscount')).statusCode).toBe(404)
  const refused = await server.inject({ method: 'POST', url: '/paths/things:count' })
  expect([refused.statusCode, refused.headers.allow]).toEqual([405, 'GET, HEAD'])
  const { paths } = (await server.inject('/openapi.json')).json()
  expect(Object.keys(paths)).toEqual(expect.arrayContaining(['/paths/things:count', '/paths/things/{id}']))
})
