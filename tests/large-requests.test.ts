/** Requests that cost a server far more than their bytes, unless it counts before it reads. */
import { once } from 'node:events'
import { connect } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { interfaces } from '../src/interfaces/index.ts'
import { makeTestApp, type TestApp } from '../src/kernel/testing/open-test-app.ts'

const key = 'the-key-of-this-test'
let running: TestApp
let origin: URL
beforeAll(async () => {
  running = await makeTestApp(interfaces, { MAINSTAY_DEV_KEY: key, MAINSTAY_SAMPLES: '1' })
  origin = new URL(await running.app.server.listen({ host: '127.0.0.1', port: 0 }))
})
afterAll(() => running.dispose())

const form = { 'content-type': 'application/x-www-form-urlencoded' }
const json = { 'content-type': 'application/json', authorization: `Bearer ${key}` }

const list = (count: number, write: (index: number) => string, separator = ',') =>
  Array.from({ length: count }, (_, index) => write(index)).join(separator)

const openai = (message: string, param: string | null = null) => ({
  error: { message, type: 'invalid_request_error', param, code: null },
})

const tooManyFields = { error: 'The form has more than 1000 fields.' }
const tooManyValues = openai('The body holds more than 100000 values, those inside others included.')
const tooManyNames = openai('The body has more than 20000 fields, those inside others included.')

const attacks: [string, string, Record<string, string>, () => string | Buffer, number, unknown][] = [
  [
    'one field, 500,000 times, in a kilobyte of gzip',
    '/test/posts',
    { ...form, 'content-encoding': 'gzip' },
    () => gzipSync('a&'.repeat(500_000)),
    413,
    tooManyFields,
  ],
  ['180,000 fields', '/binpack/api/call/raw', form, () => list(180_000, (n) => `k${n}=`, '&'), 413, tooManyFields],
  [
    'a form of plus signs',
    '/test/posts',
    form,
    () => `a=${'+'.repeat(1_000_000)}`,
    201,
    { a: ' '.repeat(1_000_000), id: 101 },
  ],
  [
    '9 MB of what is no item',
    '/binpack/api/call/raw',
    form,
    () => `bins=0:50:5x5x5&items=0:0:0:${'x'.repeat(9_000_000)}`,
    413,
    { error: 'The body is larger than 2097152 bytes.' },
  ],
  [
    '2,000,000 numbers and a bad one',
    '/chat/v1/embeddings',
    json,
    () => `{"input":[${'1,'.repeat(2_000_000)}"x"]}`,
    413,
    tooManyValues,
  ],
  [
    '90,000 numbers and a bad one',
    '/chat/v1/completions',
    json,
    () => `{"prompt":[${'1,'.repeat(90_000)}"x"]}`,
    400,
    openai('The body field "prompt.90000" must be an integer.', 'prompt.90000'),
  ],
  [
    '90,000 bad texts',
    '/chat/v1/embeddings',
    json,
    () => `{"input":["a",${'1,'.repeat(90_000)}2]}`,
    400,
    openai('The body field "input" must not have more than 2048 items.', 'input'),
  ],
  [
    '500,000 bad parts',
    '/chat/v1/moderations',
    json,
    () => `{"input":[${list(500_000, () => '{"type":5}')}]}`,
    413,
    tooManyNames,
  ],
  [
    '15,000 bad parts',
    '/chat/v1/moderations',
    json,
    () => `{"input":[${list(15_000, () => '{"type":5}')}]}`,
    400,
    openai('The body field "input" must not have more than 2048 items.', 'input'),
  ],
  [
    '600,000 names',
    '/chat/v1/chat/completions',
    json,
    () => `{${list(600_000, (n) => `"k${n}":1`)}}`,
    413,
    tooManyNames,
  ],
  ['3,000,000 objects', '/chat/v1/embeddings', json, () => `[${'{},'.repeat(3_000_000)}{}]`, 413, tooManyValues],
  [
    'arrays 5,000 deep',
    '/test/posts',
    json,
    () => `{"a":${'['.repeat(5000)}${']'.repeat(5000)}}`,
    400,
    { error: 'The body is nested deeper than 100 arrays and objects.' },
  ],
]

describe('what cannot be read cheaply is refused', () => {
  test.each(attacks)('%s', async (_name, path, headers, write, status, body) => {
    const attack = { path, headers, payload: write() }
    const response = await sendAttack(attack)
    expect([response.status, await response.json()]).toEqual([status, body])
  })

  test('a query of thousands of fields', async () => {
    const response = await fetch(new URL(`/test/posts?${'a&'.repeat(5000)}`, origin))
    expect([response.status, await response.json()]).toEqual([400, { error: 'The query has more than 4000 fields.' }])
  })

  test('as much as is allowed is read', async () => {
    const post = (headers: Record<string, string>, body: string) =>
      fetch(new URL('/test/posts', origin), { method: 'POST', headers, body })
    const fields = await post(
      form,
      list(1000, (n) => `k${n}=${n}`, '&'),
    )
    expect([fields.status, await fields.json()]).toMatchObject([201, { k0: '0', k999: '999', id: 101 }])
    const values = await post(json, `{"a":[${list(99_998, (n) => String(n % 10))}]}`)
    expect([values.status, await values.json()]).toEqual([
      201,
      { a: expect.objectContaining({ length: 99_998 }), id: 101 },
    ])
    const deep = await post(json, `{"a":${'['.repeat(99)}${']'.repeat(99)}}`)
    expect(deep.status).toBe(201)
  })
})

interface Attack {
  readonly path: string
  readonly headers: Record<string, string>
  readonly payload: string | Buffer
}

function sendAttack({ path, headers, payload }: Attack): Promise<Response> {
  return fetch(new URL(path, origin), { method: 'POST', headers, body: payload })
}

describe('what no client should send is the caller’s fault, in the words of the wire', () => {
  const unknownHost = 'This server does not go by the name "["; add it to MAINSTAY_ALLOWED_HOSTS if it should.'
  test.each([
    ['/test/posts?_page=1', { error: unknownHost }],
    ['/social/1.1/statuses/user_timeline.json?screen_name=mainstay', { errors: [{ code: 214, message: unknownHost }] }],
  ])('%s at a host that is none', async (url, body) => {
    const headers = { host: '[', authorization: `Bearer ${key}` }
    const response = await running.app.server.inject({ url, headers })
    expect([response.statusCode, response.json()]).toEqual([421, body])
  })

  const tooLong = 'A part of the path is longer than 2048 characters.'
  test.each([
    ['/geo/', { status: 400, error: { title: 'Request failed', message: tooLong } }],
    ['/test/posts/', { error: tooLong }],
    ['/chat/v1/models/', openai(tooLong)],
  ])('%s and 3,000 characters', async (path, body) => {
    const response = await running.app.server.inject(`${path}${'a'.repeat(3000)}`)
    expect([response.statusCode, response.json()]).toEqual([400, body])
  })

  test.each([
    ['QUERY', '/geo/8.8.8.8', 405, 'GET, HEAD'],
    ['QUERY', '/chat/v1/embeddings', 405, 'POST'],
    ['TRACE', '/chat/v1/embeddings', 405, 'POST'],
    ['PROPFIND', '/geo/8.8.8.8', 405, 'GET, HEAD, POST, PUT, PATCH, DELETE'],
    ['QUERY', '/test/posts', 404, 'GET, HEAD, POST'],
    ['QUERY', '/healthz', 404, undefined],
  ])('%s %s', async (method, path, status, allow) => {
    const response = await send(`${method} ${path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n`)
    expect(response).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    expect(/^allow: (.*)$/m.exec(response)?.[1]?.trim()).toBe(allow)
  })

  test('HTTP/1.0 without a Host', async () => {
    const response = await send('GET /test/posts?_page=1&_limit=1 HTTP/1.0\r\n\r\n')
    expect(response).toMatch(/^HTTP\/1\.1 200 OK\r\n[^]*link: <http:\/\/localhost\/test\/posts\?_page=1/)
  })
})

async function send(request: string): Promise<string> {
  const socket = connect(Number(origin.port), origin.hostname)
  socket.write(request)
  let answer = ''
  socket.on('data', (piece) => (answer += String(piece)))
  await once(socket, 'close')
  return answer
}
