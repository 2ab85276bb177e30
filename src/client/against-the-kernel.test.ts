import { expect, test } from 'vitest'
import { defineEcho, echo } from '../kernel/testing/echo.ts'
import { openTestApp } from '../kernel/testing/open-test-app.ts'
import { collect } from './__fixtures__/collect.ts'
import { createClientFrom } from './create-client-from.ts'
import type { CallOptions } from './options.ts'

/** A client of a whole server that listens on a free port. */
async function openApp(options: { readonly gzip?: boolean } = {}) {
  const app = await openTestApp([defineEcho()])
  const baseUrl = await app.server.listen({ host: '127.0.0.1', port: 0 })
  const { secret } = await app.keys.make({ name: 'test', scopes: '*', plan: 'free' })
  return createClientFrom({ echo }, {})({ baseUrl, key: secret, ...options }).echo
}

test.each(['8.8.8.8', '::1', 'a/b', 'ねこ 🐈', '100%', '?#&+', '%2F', '...'])('the path carries %s', async (word) => {
  const client = await openApp()
  expect(await client.path({ params: { word } })).toMatchObject({ ok: true, status: 200, body: { said: word } })
})

test('the query carries fields that repeat', async () => {
  const client = await openApp()
  const query = { one: 'a&b=c d+é', many: ['1', '2'] }
  expect(await client.query({ query })).toMatchObject({ ok: true, body: { said: query } })
})

test.each([{ gzip: false }, { gzip: true }])('bodies are read as they were sent: %o', async (options) => {
  const client = await openApp(options)
  expect(await client.json({ body: { word: 'ねこ' } })).toMatchObject({ ok: true, body: { said: 'ねこ' } })
  const body = new Uint8Array([0, 255, 31, 139])
  expect(await client.bytes({ body })).toMatchObject({ ok: true, body: { said: '00ff1f8b' } })
})

test('the key opens an operation, in a header or in the form', async () => {
  const client = await openApp()
  expect(await client.keyed()).toMatchObject({ ok: true, body: { said: 'in' } })
  expect(await client.formKeyed()).toMatchObject({ ok: true })
  const wrong: CallOptions = { key: 'nobody' }
  expect(await client.keyed({}, wrong)).toMatchObject({
    ok: false,
    status: 401,
    body: { echoError: { code: 'wrong_key' } },
  })
})

test('another status of success, and a failure inside', async () => {
  const client = await openApp()
  expect(await client.created()).toMatchObject({ ok: true, status: 201, headers: { location: '/echo/say/made' } })
  expect(await client.wrong()).toMatchObject({ ok: false, status: 500, body: { echoError: { code: 'internal' } } })
})

test('a stream, and one that is refused', async () => {
  const client = await openApp()
  expect(await collect(client.events.stream({ query: { count: 2 } }))).toEqual([{ n: 0 }, { n: 1 }])
  await expect(collect(client.events.stream({ query: { count: 2, failAt: 0 } }))).rejects.toMatchObject({
    name: 'StreamRefusedError',
    failure: { status: 502, body: { echoError: { code: 'engine_failed' } } },
  })
})
