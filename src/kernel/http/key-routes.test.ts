import { expect, test } from 'vitest'
import type { App } from '../app/assemble.ts'
import { defineEcho } from '../testing/echo.ts'
import { openTestApp } from '../testing/open-test-app.ts'

const owner = { authorization: 'Bearer the-key-of-this-test' }

async function open(now?: () => number): Promise<App> {
  return openTestApp([defineEcho()], { MAINSTAY_DEV_KEY: 'the-key-of-this-test' }, now)
}

/** Status and body of a call that says who it is. */
async function send({ server }: App, method: 'GET' | 'POST' | 'DELETE', url: string, key?: string, body?: unknown) {
  const response = await server.inject({
    method,
    url,
    headers: key === undefined ? {} : { authorization: `Bearer ${key}` },
    ...(body === undefined ? {} : { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
  return { status: response.statusCode, body: response.json() }
}

const ownerKey = 'the-key-of-this-test'

test('a key is made, listed with how it was used, and revoked', async () => {
  const time = Date.UTC(2026, 10, 23, 12)
  const app = await open(() => time)
  const made = await send(app, 'POST', '/keys', ownerKey, { name: 'my phone', only: ['echo'], plan: 'paid' })
  expect(made).toEqual({
    status: 201,
    body: { id: expect.stringMatching(/^[0-9a-f]{12}$/), secret: expect.stringMatching(/^ms_/) },
  })
  const { id, secret } = made.body
  const listed = { id, name: 'my phone', scopes: ['echo'], plan: 'paid', createdAt: time, spentToday: [] }
  expect((await send(app, 'GET', '/keys.json', ownerKey)).body).toEqual({ keys: [listed] })
  expect((await send(app, 'GET', '/echo/keyed', secret)).status).toBe(200)
  expect((await send(app, 'GET', '/keys.json', ownerKey)).body).toEqual({
    keys: [{ ...listed, lastUsedAt: time, callsToday: 1 }],
  })
  expect((await send(app, 'DELETE', `/keys/${id}`, ownerKey)).body.keys).toMatchObject([{ id, revokedAt: time }])
  expect((await send(app, 'GET', '/echo/keyed', secret)).status).toBe(401)
  expect((await send(app, 'DELETE', `/keys/${id}`, ownerKey)).status).toBe(404)
})

test('calls are counted anew each day', async () => {
  let time = Date.UTC(2026, 10, 23, 23)
  const app = await open(() => time)
  const { secret } = (await send(app, 'POST', '/keys', ownerKey, { name: 'a' })).body
  for (let call = 0; call < 3; call += 1) await send(app, 'GET', '/echo/keyed', secret)
  const readCalls = async () => (await send(app, 'GET', '/keys.json', ownerKey)).body.keys[0].callsToday
  expect(await readCalls()).toBe(3)
  time += 2 * 3_600_000
  expect(await readCalls()).toBe(0)
  await send(app, 'GET', '/echo/keyed', secret)
  expect(await readCalls()).toBe(1)
})

test('any key learns whose it is; none, and a wrong one, learn nothing', async () => {
  const app = await open()
  const { id, secret } = (await send(app, 'POST', '/keys', ownerKey, { name: 'narrow', only: ['echo'] })).body
  expect(await send(app, 'GET', '/keys/self', secret)).toEqual({
    status: 200,
    body: { id, name: 'narrow', plan: 'free', scopes: ['echo'] },
  })
  expect((await send(app, 'GET', '/keys/self', ownerKey)).body).toEqual({
    id: 'dev',
    name: 'dev',
    plan: 'paid',
    scopes: '*',
  })
  expect((await send(app, 'GET', '/keys/self')).status).toBe(401)
  expect((await send(app, 'GET', '/keys/self', 'wrong')).body.error).toEqual({
    code: 'wrong_key',
    message: 'This key is not known here, or was revoked; check it for missing letters.',
  })
})

test('keys are for a key that opens every interface', async () => {
  const app = await open()
  const { id, secret } = (await send(app, 'POST', '/keys', ownerKey, { name: 'narrow', only: ['echo'] })).body
  expect((await send(app, 'GET', '/keys.json', secret)).status).toBe(403)
  expect((await send(app, 'POST', '/keys', secret, { name: 'more' })).status).toBe(403)
  expect((await send(app, 'DELETE', `/keys/${id}`, secret)).status).toBe(403)
  expect((await send(app, 'GET', '/keys.json')).status).toBe(401)
})

test.each([
  [{}, 'The body is no JSON of the fields that this takes.'],
  ['{', 'The body is no JSON of the fields that this takes.'],
  [{ name: 'a', only: ['nothing'] }, 'There is no interface "nothing".'],
  [{ name: 'a', only: [] }, 'Choose at least one interface, or all of them.'],
  [{ name: 'a', plan: 'gold' }, 'The body is no JSON of the fields that this takes.'],
])('a key of %j is refused', async (body, message) => {
  const { status, body: answer } = await send(await open(), 'POST', '/keys', ownerKey, body)
  expect([status, answer.error.message]).toEqual([400, message])
})

test('an invitation makes one key, once, within an hour', async () => {
  let time = 0
  const app = await open(() => time)
  const token = app.invitations.issue()
  expect((await send(app, 'POST', '/keys/invited', undefined, { token: 'guessed' })).status).toBe(401)
  const made = await send(app, 'POST', '/keys/invited', undefined, { token })
  expect(made.status).toBe(201)
  expect((await send(app, 'GET', '/keys/self', made.body.secret)).body).toMatchObject({ name: 'console', scopes: '*' })
  const again = await send(app, 'POST', '/keys/invited', undefined, { token })
  expect([again.status, again.body.error.message]).toEqual([
    401,
    'This link was used already, or is more than an hour old. Start Mainstay again for another, or run "mainstay keys add".',
  ])
  const late = app.invitations.issue()
  time += 3_600_001
  expect((await send(app, 'POST', '/keys/invited', undefined, { token: late })).status).toBe(401)
})

test('the status counts calls, what was refused and what failed', async () => {
  const app = await open()
  await app.server.inject('/echo/say/a')
  await app.server.inject('/echo/say/b')
  await app.server.inject('/echo/keyed')
  await app.server.inject('/echo/wrong')
  const [echo] = (await app.server.inject('/status.json')).json().interfaces
  expect(echo.calls).toMatchObject({ total: 4, refused: 1, failed: 1 })
  expect(echo.calls.p95Ms).toBeGreaterThanOrEqual(echo.calls.medianMs)
  expect((await app.server.inject({ url: '/keys.json', headers: owner })).headers['cache-control']).toBe('no-store')
})
