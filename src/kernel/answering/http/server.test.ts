import { once } from 'node:events'
import { connect } from 'node:net'
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import type { RefusedRequest } from '../../wire/interface.ts'
import type { ServiceError } from '../../foundation/errors/service-error.ts'
import { defineEcho, echo, streams } from '../../testing/echo.ts'
import { openTestApp } from '../../testing/open-test-app.ts'

const open = (environment = {}) => openTestApp([defineEcho()], environment)
const json = { 'content-type': 'application/json' }
const form = { 'content-type': 'application/x-www-form-urlencoded' }

describe('reading requests', () => {
  test('path parameters are decoded', async () => {
    const { server } = await open()
    const response = await server.inject('/echo/say/caf%C3%A9%20au%20lait%2F2')
    expect(response.json()).toEqual({ said: 'café au lait/2' })
  })

  test('a plain query field keeps its last value, an array field all of them, unknown ones pass', async () => {
    const { server } = await open()
    const response = await server.inject('/echo/query?one=a&one=b&many=1&many=2&other=x&__proto__=y')
    expect(response.json()).toEqual({ said: { one: 'b', many: ['1', '2'], other: 'x', ['__proto__']: 'y' } })
  })

  test.each([
    ['JSON', json, '{"word":"日本語 🎎"}', '日本語 🎎'],
    ['JSON without a Content-Type', {}, '{"word":"plain"}', 'plain'],
    ['JSON under a type nobody knows', { 'content-type': 'text/plain' }, '{"word":"odd"}', 'odd'],
    ['a form', form, 'word=one+two%21', 'one two!'],
    ['unknown fields', json, '{"word":"a","more":1}', 'a'],
  ])('%s', async (_what, headers, payload, said) => {
    const { server } = await open()
    const response = await server.inject({ method: 'POST', url: '/echo/json', headers, payload })
    expect([response.statusCode, response.json()]).toEqual([200, { said }])
  })

  test('bytes stay bytes, whatever the Content-Type says', async () => {
    const { server } = await open()
    const request = { method: 'POST', url: '/echo/bytes', payload: Buffer.from([0, 255, 10]) } as const
    expect((await server.inject({ ...request, headers: json })).json()).toEqual({ said: '00ff0a' })
    expect((await server.inject({ ...request, headers: { 'content-type': 'image/png' } })).json()).toEqual({
      said: '00ff0a',
    })
  })

  test('gzip is inflated when it is gzip and left alone when it is not', async () => {
    const { server } = await open()
    const headers = { ...json, 'content-encoding': 'gzip' }
    const request = { method: 'POST', url: '/echo/json', headers } as const
    expect((await server.inject({ ...request, payload: gzipSync('{"word":"packed"}') })).json()).toEqual({
      said: 'packed',
    })
    expect((await server.inject({ ...request, payload: '{"word":"plain"}' })).json()).toEqual({ said: 'plain' })
  })
})

describe('refusing requests, in the words of the interface', () => {
  test.each([
    ['broken JSON', '/echo/json', json, '{"word":', 400, 'invalid_body', 'The body is not valid JSON.'],
    ['a missing field', '/echo/json', json, '{}', 400, 'invalid_request', 'The body lacks "word".'],
    [
      'a wrong type',
      '/echo/json',
      json,
      '{"word":7}',
      400,
      'invalid_request',
      'The body field "word" must be a string.',
    ],
    ['no body', '/echo/json', json, '', 400, 'invalid_request', 'The body must be an object.'],
    [
      'a truncated gzip',
      '/echo/json',
      { ...json, 'content-encoding': 'gzip' },
      gzipSync('{"word":"a"}').subarray(0, 15),
      400,
      'invalid_body',
      'The body says it is gzip, but it cannot be inflated.',
    ],
    [
      'too long a body',
      '/echo/json',
      json,
      `{"word":"${'a'.repeat(3000)}"}`,
      413,
      'body_too_large',
      'The body is larger than 2000 bytes.',
    ],
    [
      'more fields than the operation takes',
      '/echo/form-keyed',
      form,
      'a=1&b=2&c=3&apikey=x',
      413,
      'body_too_large',
      'The form has more than 3 fields.',
    ],
    [
      'a gzip bomb',
      '/echo/json',
      { ...json, 'content-encoding': 'gzip' },
      gzipSync(Buffer.alloc(1_000_000)),
      413,
      'body_too_large',
      'The body is larger than 2000 bytes.',
    ],
  ])('%s', async (_what, url, headers, payload, status, code, message) => {
    const { server } = await open()
    const response = await server.inject({ method: 'POST', url, headers, payload })
    expect(response.statusCode).toBe(status)
    expect(response.json()).toEqual({ echoError: { code, message } })
  })

  test.each([
    ['/echo/nowhere', 404, 'unknown_path'],
    ['/echo/say/%zz', 400, 'invalid_encoding'],
    ['/echo/query', 400, 'invalid_request'],
    ['/echo/keyed', 401, 'missing_key'],
  ])('%s', async (url, status, code) => {
    const { server } = await open()
    const response = await server.inject(url)
    expect(response.statusCode).toBe(status)
    expect(response.json()).toMatchObject({ echoError: { code } })
  })

  test('a wrong method names the right ones', async () => {
    const { server } = await open()
    const response = await server.inject({ method: 'DELETE', url: '/echo/json' })
    expect([response.statusCode, response.headers.allow]).toEqual([405, 'POST'])
    expect(response.json()).toEqual({
      echoError: { code: 'method_not_allowed', message: 'DELETE is not answered here; use POST.' },
    })
  })

  test('what goes wrong inside stays inside', async () => {
    const { server } = await open()
    const response = await server.inject('/echo/wrong')
    expect(response.statusCode).toBe(500)
    expect(response.body).not.toContain('secret')
  })

  test('a path outside every interface is a plain 404', async () => {
    const { server } = await open()
    const response = await server.inject('/nobody/home')
    expect([response.statusCode, response.json()]).toEqual([
      404,
      { error: { code: 'unknown_path', message: 'There is nothing here.' } },
    ])
  })

  test('bytes that are no HTTP get a 400 and the server lives on', async () => {
    const { server } = await open()
    const origin = new URL(await server.listen({ host: '127.0.0.1', port: 0 }))
    const socket = connect(Number(origin.port), origin.hostname)
    socket.write('complete nonsense\r\n\r\n')
    const [answer] = await once(socket, 'data')
    expect(String(answer)).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n[^]*This is no readable HTTP request/)
    expect((await server.inject('/echo/say/alive')).json()).toEqual({ said: 'alive' })
  })
})

describe('answering', () => {
  test('a status and headers of its own', async () => {
    const { server } = await open()
    const response = await server.inject({ method: 'POST', url: '/echo/created' })
    expect([response.statusCode, response.headers.location]).toEqual([201, '/echo/say/made'])
  })

  test('a keyed answer is not stored by caches, an open one may be', async () => {
    const { server } = await open({ MAINSTAY_DEV_KEY: 'development' })
    const keyed = await server.inject({ url: '/echo/keyed', headers: { authorization: 'Bearer development' } })
    expect([keyed.headers['cache-control'], keyed.json().caller]).toEqual(['no-store', 'dev'])
    expect((await server.inject('/echo/say/a')).headers).not.toHaveProperty('cache-control')
  })

  test('the interface answers at the root of its own host', async () => {
    const { server } = await open()
    const at = (host: string) => server.inject({ url: '/say/hello', headers: { host } })
    expect((await at('echo.localhost:8022')).json()).toEqual({ said: 'hello' })
    expect((await at('ECHO.LOCALHOST')).json()).toEqual({ said: 'hello' })
    expect((await at('echo.example.com')).statusCode).toBe(421)
  })
})

describe('streams of events', () => {
  test('one event a line, then the last word', async () => {
    const { server } = await open()
    const response = await server.inject('/echo/events?count=2')
    expect(response.headers['content-type']).toBe('text/event-stream; charset=utf-8')
    expect(response.body).toBe('data: {"n":0}\n\ndata: {"n":1}\n\ndata: [DONE]\n\n')
  })

  test('a failure before the first event has a status, a later one is an event', async () => {
    const { server } = await open()
    const early = await server.inject('/echo/events?failAt=0')
    const failure = { echoError: { code: 'engine_failed', message: 'The count broke off.' } }
    expect([early.statusCode, early.json()]).toEqual([502, failure])
    const late = await server.inject('/echo/events?failAt=1')
    expect([late.statusCode, late.body]).toEqual([200, `data: {"n":0}\n\ndata: ${JSON.stringify(failure)}\n\n`])
  })

  test('the work stops when the reader leaves', async () => {
    const { server } = await open()
    const origin = await server.listen({ host: '127.0.0.1', port: 0 })
    const before = streams.left
    const leaving = new AbortController()
    const response = await fetch(`${origin}/echo/events?count=100000`, { signal: leaving.signal })
    await response.body?.getReader().read()
    leaving.abort()
    await expect.poll(() => streams.left).toBe(before + 1)
  })
})

describe('stopping', () => {
  test('an answer under way is finished first', async () => {
    const app = await open()
    const origin = await app.server.listen({ host: '127.0.0.1', port: 0 })
    const slow = fetch(`${origin}/echo/slow`)
    await once(app.server.server, 'request')
    const closed = app.close()
    expect(await (await slow).json()).toEqual({ said: 'at last' })
    await closed
    await expect(fetch(`${origin}/echo/slow`)).rejects.toThrow()
  })
})

test('a failure that cannot be rendered ends the connection alone', async () => {
  const renderError = () => {
    throw new Error('no words for it')
  }
  const { server } = await openTestApp([{ ...defineEcho(), renderError }])
  const origin = await server.listen({ host: '127.0.0.1', port: 0 })
  await expect(fetch(`${origin}/echo/wrong`)).rejects.toThrow('fetch failed')
  expect((await fetch(`${origin}/echo/say/hi`)).status).toBe(200)
})

test('a wire may write its failures in a media type of its own, chosen by what was asked', async () => {
  const renderError = ({ status, code }: ServiceError, { url, headers }: RefusedRequest) => ({
    status,
    body: { code },
    headers: { 'content-type': 'text/xml;charset=utf-8' },
    written: `<error code="${code}" at="${url}" accept="${headers['accept']}"/>`,
  })
  const query = { ...echo.operations.query, mediaTypes: { '/query': ['application/json', 'text/xml'] } }
  const contract = { ...echo, operations: { ...echo.operations, query } }
  const { server } = await openTestApp([{ ...defineEcho(), contract, renderError }])
  const response = await server.inject({ url: '/echo/query?two=b', headers: { accept: 'text/xml' } })
  expect([response.statusCode, response.headers['content-type']]).toEqual([400, 'text/xml;charset=utf-8'])
  expect(response.body).toBe('<error code="invalid_request" at="/echo/query?two=b" accept="text/xml"/>')
})
