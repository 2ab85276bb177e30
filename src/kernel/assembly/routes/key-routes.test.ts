import { expect, test } from 'vitest'
import type { App } from '../app/assemble.ts'
import { defineEcho } from '../../testing/echo.ts'
import { openTestApp } from '../../testing/open-test-app.ts'

const owner = { authorization: 'Bearer the-key-of-this-test' }

async function open(now?: () => number): Promise<App> {
  return openTestApp([defineEcho()], { MAINSTAY_DEV_KEY: 'the-key-of-this-test' }, now)
}

/** Status and body of a call that says who it is. */
async function send(
  { server }: App,
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  url: string,
  key?: string,
  body?: unknown,
) {
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
  const listed = {
    id,
    name: 'my phone',
    scopes: ['echo'],
    plan: 'paid',
    createdAt: time,
    usedToday: [],
    spentToday: [],
  }
  expect((await send(app, 'GET', '/keys.json', ownerKey)).body).toEqual({ keys: [listed] })
  expect((await send(app, 'GET', '/echo/keyed', secret)).status).toBe(200)
  expect((await send(app, 'GET', '/keys.json', ownerKey)).body).toEqual({
    keys: [{ ...listed, lastUsedAt: time, callsToday: 1, usedToday: [{ interface: 'echo', unit: 'calls', used: 1 }] }],
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
    message: 'This key is not known here, was revoked or has expired; check it for missing letters.',
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

test('a key ends at its time, and is for its labels and limits what it was made for', async () => {
  let time = Date.UTC(2026, 10, 23, 12)
  const app = await open(() => time)
  const terms = {
    expiresAt: '2026-11-24T12:00:00Z',
    labels: ['team-a'],
    limits: [{ amount: 5, unit: 'calls', per: 'day' }],
  }
  const { id, secret } = (await send(app, 'POST', '/keys', ownerKey, { name: 'guest', ...terms })).body
  expect((await send(app, 'GET', '/keys/self', secret)).body).toEqual({
    id,
    name: 'guest',
    plan: 'free',
    scopes: '*',
    ...terms,
    left: [{ ...terms.limits[0], left: 5 }],
    expiresAt: Date.UTC(2026, 10, 24, 12),
  })
  time = Date.UTC(2026, 10, 24, 12)
  expect((await send(app, 'GET', '/echo/keyed', secret)).status).toBe(401)
  expect((await send(app, 'PATCH', `/keys/${id}`, ownerKey, { expiresAt: null })).status).toBe(200)
  expect((await send(app, 'GET', '/echo/keyed', secret)).status).toBe(200)
})

test('a limit a day refuses what is past it, until midnight UTC; one of another interface does not count', async () => {
  let time = Date.UTC(2026, 10, 23, 23)
  const app = await open(() => time)
  const limits = [
    { interface: 'echo', amount: 2, unit: 'calls', per: 'day' },
    { amount: 3, unit: 'calls', per: 'month' },
  ]
  const { secret } = (await send(app, 'POST', '/keys', ownerKey, { name: 'a', limits })).body
  const call = async () => (await send(app, 'GET', '/echo/keyed', secret)).status
  expect([await call(), await call(), await call()]).toEqual([200, 200, 429])
  const refused = await app.server.inject({ url: '/echo/keyed', headers: { authorization: `Bearer ${secret}` } })
  expect(refused.headers['retry-after']).toBe('3600')
  expect(refused.json().echoError.message).toBe(
    'This key has used up its limit of echo=2 calls/day; it starts anew at 2026-11-24T00:00:00.000Z.',
  )
  time += 3_600_000
  expect([await call(), await call()]).toEqual([200, 429])
})

test('a limit by the minute is one of calls', async () => {
  const app = await open()
  const make = (limit: object) => send(app, 'POST', '/keys', ownerKey, { name: 'a', limits: [limit] })
  const { secret } = (await make({ amount: 2, unit: 'calls', per: 'minute' })).body
  const call = async () => (await send(app, 'GET', '/echo/keyed', secret)).status
  expect([await call(), await call(), await call()]).toEqual([200, 200, 429])
  expect((await make({ amount: 2, unit: 'tokens', per: 'minute' })).body.error.message).toBe(
    'By the minute calls are counted, and nothing else.',
  )
  expect((await make({ interface: 'nothing', amount: 2, unit: 'calls', per: 'day' })).status).toBe(400)
})

test('a key gets a new secret while programs still have the one before', async () => {
  let time = Date.UTC(2026, 10, 23)
  const app = await open(() => time)
  const made = (await send(app, 'POST', '/keys', ownerKey, { name: 'a' })).body
  const rotated = (await send(app, 'POST', `/keys/${made.id}/rotate`, ownerKey, { overlapHours: 1 })).body
  expect(rotated).toEqual({ id: made.id, secret: expect.stringMatching(`^ms_${made.id}_`) })
  const call = async (secret: string) => (await send(app, 'GET', '/echo/keyed', secret)).status
  expect([await call(made.secret), await call(rotated.secret)]).toEqual([200, 200])
  time += 3_600_000
  expect([await call(made.secret), await call(rotated.secret)]).toEqual([401, 200])
  await send(app, 'DELETE', `/keys/${made.id}`, ownerKey)
  expect(await call(rotated.secret)).toBe(401)
  expect((await send(app, 'POST', `/keys/${made.id}/rotate`, ownerKey)).status).toBe(404)
})

test('usage is told by day, key, interface and unit, and what was done is written down', async () => {
  const time = Date.UTC(2026, 10, 23, 12)
  const app = await open(() => time)
  const { id, secret } = (await send(app, 'POST', '/keys', ownerKey, { name: 'a' })).body
  await send(app, 'GET', '/echo/keyed', secret)
  await send(app, 'GET', '/echo/keyed', secret)
  expect((await send(app, 'GET', '/usage.json?days=1', ownerKey)).body).toEqual({
    usage: [{ day: '2026-11-23', caller: id, subject: 'echo', unit: 'calls', used: 2, lastAt: time }],
  })
  await send(app, 'DELETE', `/keys/${id}`, ownerKey)
  const { entries } = (await send(app, 'GET', '/audit.json', ownerKey)).body
  expect(entries).toHaveLength(2)
  expect(entries).toContainEqual({ at: time, actor: 'dev', action: 'key.make', subject: id })
  expect(entries).toContainEqual({ at: time, actor: 'dev', action: 'key.revoke', subject: id })
  for (const url of ['/usage.json', '/audit.json']) expect((await send(app, 'GET', url, secret)).status).toBe(401)
  expect((await send(app, 'GET', '/usage.json?days=0', ownerKey)).status).toBe(400)
})
