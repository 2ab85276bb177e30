import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { assemble, type App } from '../../app/assemble.ts'
import { defineEcho } from '../../../testing/echo.ts'
import { openTestApp } from '../../../testing/open-test-app.ts'

const key = 'the-key-of-this-test'
const owner = { authorization: `Bearer ${key}` }

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

async function send(
  { server }: App,
  method: Method,
  url: string,
  body?: unknown,
  headers: Record<string, string> = owner,
) {
  const payload = body === undefined ? {} : { payload: JSON.stringify(body) }
  const response = await server.inject({ method, url, headers, ...payload })
  return { status: response.statusCode, headers: response.headers, text: response.body, body: parse(response.body) }
}

function parse(text: string) {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

test.each([
  ['GET', '/calls.json'],
  ['PUT', '/calls/bodies'],
  ['PUT', '/faults/echo'],
  ['DELETE', '/faults'],
  ['GET', '/imports.json'],
  ['POST', '/imports/users'],
  ['GET', '/jobs.json'],
  ['POST', '/jobs/work/run'],
  ['GET', '/operator/events'],
] as const)('%s %s is for a key that opens everything', async (method, url) => {
  const app = await openTestApp([defineEcho()], { MAINSTAY_DEV_KEY: key, MAINSTAY_FAULTS: '1' })
  const { secret } = await app.keys.make({ name: 'narrow', scopes: ['echo'], plan: 'free' })
  expect((await send(app, method, url, undefined, {})).status).toBe(401)
  expect((await send(app, method, url, undefined, { authorization: `Bearer ${secret}` })).status).toBe(403)
})

test('calls are listed by key, interface, status and time, the newest first, and nothing of what was sent', async () => {
  const time = Date.UTC(2026, 10, 26)
  const app = await openTestApp([defineEcho()], { MAINSTAY_DEV_KEY: key }, () => time)
  await send(app, 'GET', '/echo/say/confidential', undefined, {})
  await send(app, 'POST', '/echo/json', { word: 'confidential' })
  await send(app, 'GET', '/echo/keyed', undefined, {})
  const { body, text } = await send(app, 'GET', '/calls.json')
  expect(body.calls).toMatchObject([
    { caller: 'anonymous', interface: 'echo', operation: 'keyed', status: 401, at: time },
    { caller: 'dev', interface: 'echo', operation: 'json', status: 200, engine: 'embedded' },
    { caller: 'anonymous', interface: 'echo', operation: 'path', status: 200, ms: expect.any(Number) },
  ])
  expect(body.bodies).toEqual([])
  expect(text).not.toContain('confidential')
  const listed = async (query: string) => (await send(app, 'GET', `/calls.json?${query}`)).body.calls.length
  expect([
    await listed('key=dev'),
    await listed('failed=true'),
    await listed('count=2'),
    await listed('interface=x'),
  ]).toEqual([1, 1, 2, 0])
  expect((await send(app, 'GET', '/calls.json?count=0')).status).toBe(400)
})

test('bodies are kept for whom they are asked for, redacted, and until their time is over', async () => {
  let time = Date.UTC(2026, 10, 26)
  const app = await openTestApp([defineEcho()], { MAINSTAY_DEV_KEY: key }, () => time)
  const say = (word: string) => send(app, 'POST', '/echo/json', { word, password: 'open sesame', many: [1, 2] })
  await say('before')
  const asked = await send(app, 'PUT', '/calls/bodies', { interface: 'echo', minutes: 5 })
  expect(asked.body).toEqual({ bodies: [{ interface: 'echo', until: time + 300_000 }] })
  await say('Mail ada@example.com, Bearer abcdefgh12345, card 4111 1111 1111 1111')
  const [latest, before] = (await send(app, 'GET', '/calls.json')).body.calls
  expect(before).not.toHaveProperty('request')
  expect(JSON.parse(latest.request)).toEqual({
    word: 'Mail [mail address], [key], card [number]',
    password: '[removed]',
    many: [1, 2],
  })
  expect(JSON.parse(latest.answer)).toEqual({ said: 'Mail [mail address], [key], card [number]' })
  time += 300_000
  await say('afterwards')
  expect((await send(app, 'GET', '/calls.json')).body.calls[0]).not.toHaveProperty('request')
  await send(app, 'PUT', '/calls/bodies', { interface: 'echo', minutes: 0 })
  expect((await send(app, 'GET', '/calls.json')).text).not.toContain('[mail address]')
  expect((await send(app, 'PUT', '/calls/bodies', { interface: 'none', minutes: 5 })).status).toBe(400)
})

test('nothing fails on purpose unless the setting allows it and an owner asks for it', async () => {
  const app = await openTestApp([defineEcho()], { MAINSTAY_DEV_KEY: key })
  expect((await send(app, 'GET', '/faults.json', undefined, {})).body).toEqual({ allowed: false, faults: [] })
  const refused = await send(app, 'PUT', '/faults/echo', { answer: 'error' })
  expect([refused.status, refused.body.error.message]).toEqual([
    403,
    'No failures are made here: start Mainstay with MAINSTAY_FAULTS=1 where programs are tested.',
  ])
  expect((await send(app, 'GET', '/echo/say/a')).status).toBe(200)
  const allowed = await openTestApp([defineEcho()], { MAINSTAY_DEV_KEY: key, MAINSTAY_FAULTS: '1' })
  expect((await send(allowed, 'GET', '/echo/say/a')).headers).not.toHaveProperty('x-mainstay-fault')
})

test('a planned failure is told in the words of the interface, is shown everywhere, and ends by itself', async () => {
  let time = Date.UTC(2026, 10, 26)
  const app = await openTestApp([defineEcho()], { MAINSTAY_DEV_KEY: key, MAINSTAY_FAULTS: '1' }, () => time)
  const plan = (wish: object) => send(app, 'PUT', '/faults/echo', wish)
  const call = () => send(app, 'GET', '/echo/say/a', undefined, {})
  expect((await plan({ answer: 'error', latencyMs: 20 })).body).toEqual({
    allowed: true,
    faults: [{ interface: 'echo', answer: 'error', latencyMs: 20, share: 1, until: time + 600_000 }],
  })
  const failed = await call()
  expect([failed.status, failed.body.echoError.code, failed.headers['x-mainstay-fault']]).toEqual([
    502,
    'engine_failed',
    'latency 20 ms, error',
  ])
  expect((await send(app, 'GET', '/status.json')).body.interfaces[0].fault).toBe('latency 20 ms, error')
  expect((await send(app, 'GET', '/metrics')).text).toContain('\nmainstay_faults 1\n')
  expect((await send(app, 'GET', '/calls.json')).body.calls[0]).toMatchObject({
    status: 502,
    fault: 'latency 20 ms, error',
  })
  await plan({ answer: 'quota' })
  const refused = await call()
  expect([refused.status, refused.headers['retry-after']]).toEqual([429, '60'])
  time += 600_000
  expect((await call()).status).toBe(200)
  expect((await send(app, 'GET', '/status.json')).body.interfaces[0]).not.toHaveProperty('fault')
  await plan({ answer: 'error', minutes: 60 })
  expect((await send(app, 'DELETE', '/faults/echo')).body.faults).toEqual([])
  expect((await call()).status).toBe(200)
  expect((await send(app, 'GET', '/audit.json')).body.entries.map(({ action }: { action: string }) => action)).toEqual(
    expect.arrayContaining(['fault.set', 'fault.end']),
  )
})

test.each([{}, { answer: 'fire' }, { latencyMs: 0 }, { answer: 'error', minutes: 61 }, { answer: 'error', share: 0 }])(
  'a plan of %j is refused',
  async (wish) => {
    const app = await openTestApp([defineEcho()], { MAINSTAY_DEV_KEY: key, MAINSTAY_FAULTS: '1' })
    expect((await send(app, 'PUT', '/faults/echo', wish)).status).toBe(400)
    expect((await send(app, 'PUT', '/faults/nothing', { answer: 'error' })).status).toBe(400)
  },
)

/** A server whose answers are not held against their contracts: half of one is none. */
async function listen(environment: Readonly<Record<string, string>>): Promise<{ app: App; origin: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'mainstay-operator-'))
  const settings = { MAINSTAY_DATA: folder, MAINSTAY_LOG_LEVEL: 'silent', MAINSTAY_DEV_KEY: key, ...environment }
  const app = await assemble({ interfaces: [defineEcho()], environment: settings })
  onTestFinished(async () => {
    await app.close()
    await rm(folder, { recursive: true })
  })
  return { app, origin: await app.server.listen({ host: '127.0.0.1', port: 0 }) }
}

test('a malformed answer is the first half of the answer; a stream ends in the midst', async () => {
  const { app, origin } = await listen({ MAINSTAY_FAULTS: '1' })
  await send(app, 'PUT', '/faults/echo', { answer: 'malformed' })
  const whole = await fetch(`${origin}/echo/say/hello`)
  expect([whole.status, await whole.text()]).toEqual([200, '{"said":'])
  const stream = await fetch(`${origin}/echo/events?count=3`)
  expect(stream.headers.get('x-mainstay-fault')).toBe('malformed')
  await expect(stream.text()).rejects.toThrow('terminated')
  const status = await (await fetch(`${origin}/status.json`)).json()
  expect(status).toMatchObject({ interfaces: [{ fault: 'malformed' }] })
})

test('what goes on comes as events', async () => {
  const { app, origin } = await listen({})
  const leave = new AbortController()
  const { body, headers } = await fetch(`${origin}/operator/events`, { headers: owner, signal: leave.signal })
  expect(headers.get('content-type')).toBe('text/event-stream')
  const reader = body?.getReader()
  const first = Buffer.from((await reader?.read())?.value ?? []).toString()
  expect(JSON.parse(first.replace(/^data: /, ''))).toEqual({ imports: [], jobs: [], pulls: [] })
  leave.abort()
  await expect.poll(() => app.server.server.connections ?? 0).toBeLessThanOrEqual(1)
})
