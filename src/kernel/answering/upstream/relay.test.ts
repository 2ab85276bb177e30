import type { ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { defineEcho } from '../../testing/echo.ts'
import { openTestApp } from '../../testing/open-test-app.ts'
import { writeMultipart } from '../../testing/write-multipart.ts'
import { json, openRelay, said, startOriginal } from './testing/open-relay.ts'

const missing = { echoError: { code: 'unknown_word', message: 'There is no such word.' } }
const broken = { echoError: { code: 'broken', message: 'The original is broken.' } }

describe('a call goes on', () => {
  test('below the address, as it came, with the operator’s key and nothing else of the caller', async () => {
    const { asked, origin } = await startOriginal(said('theirs'))
    const { server } = await openRelay(`${origin}/v2/`)
    const headers = {
      authorization: 'Bearer ours-ours',
      'content-type': 'application/json',
      accept: 'application/json',
      cookie: 'a=b',
      'x-forwarded-for': '10.0.0.1',
    }
    const payload = '{"word": "hé", "further": 1}'
    const response = await server.inject({ method: 'POST', url: '/echo/json?x=1%202', headers, payload })
    expect([response.statusCode, response.body]).toEqual([200, '{"said":"theirs"}'])
    expect(response.headers['x-mainstay-engine']).toBe('upstream')
    const [call] = asked
    expect(call).toMatchObject({ method: 'POST', url: '/v2/json?x=1%202', body: payload })
    expect(call?.headers).toMatchObject({ authorization: 'Bearer theirs', 'content-type': 'application/json' })
    expect(Object.keys(call?.headers ?? {}).toSorted()).toEqual(
      ['accept', 'authorization', 'connection', 'content-length', 'content-type', 'host'].toSorted(),
    )
  })

  test('a key in a form is replaced by the operator’s', async () => {
    const { asked, origin } = await startOriginal(said('in'))
    const { server } = await openRelay(origin)
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    await server.inject({ method: 'POST', url: '/echo/form-keyed', headers, payload: 'a=1&apikey=ours-ours&b=%26' })
    expect(asked[0]?.body).toBe('a=1&b=%26&apikey=theirs')
  })

  test('a key in JSON or in a form of several parts, too, and the original gets the form that it knows', async () => {
    const { asked, origin } = await startOriginal(said('in'))
    const { server } = await openRelay(origin)
    const url = '/echo/form-keyed'
    await server.inject({ method: 'POST', url, payload: { a: 1, apikey: 'ours-ours', b: '&' } })
    await server.inject({ method: 'POST', url, ...(await writeMultipart({ a: '1', apikey: 'ours-ours', b: '&' })) })
    const expected = {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'a=1&b=%26&apikey=theirs',
    }
    expect(asked).toMatchObject([expected, expected])
  })

  test('a key in a field does not go on: the operator’s is in a header', async () => {
    const { asked, origin } = await startOriginal(said('in'))
    const { server } = await openRelay(origin)
    const url = '/echo/field-keyed'
    await server.inject({ method: 'POST', url: `${url}?a=1&key=ours-ours`, payload: { b: 2 } })
    await server.inject({ method: 'POST', url, payload: { b: 2, key: 'ours-ours' } })
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    await server.inject({ method: 'POST', url, headers, payload: 'b=2&key=ours-ours' })
    const authorization = 'Bearer theirs'
    expect(asked).toMatchObject([
      { url: '/field-keyed?a=1', headers: { authorization }, body: '{"b":2}' },
      { url: '/field-keyed', headers: { authorization }, body: '{"b":2}' },
      { url: '/field-keyed', headers: { authorization, 'content-type': 'application/json' }, body: '{"b":"2"}' },
    ])
  })

  test('what is not as the contract says is refused here', async () => {
    const { asked, origin } = await startOriginal(said('theirs'))
    const { server } = await openRelay(origin)
    const headers = { 'content-type': 'application/json' }
    const response = await server.inject({ method: 'POST', url: '/echo/json', headers, payload: '{}' })
    expect(response.statusCode).toBe(400)
    expect((await server.inject('/echo/keyed')).statusCode).toBe(401)
    expect(asked).toEqual([])
  })
})

describe('an answer comes back', () => {
  test('with its status and headers, but nothing of its connection or origin', async () => {
    const headers = {
      'x-total-count': '7',
      'set-cookie': 'secret=1',
      server: 'theirs/1',
      'access-control-allow-origin': 'https://theirs.example',
    }
    const { origin } = await startOriginal(json(404, missing, headers))
    const { server } = await openRelay(origin)
    const response = await server.inject('/echo/say/hi')
    expect([response.statusCode, response.json(), response.headers['x-total-count']]).toEqual([404, missing, '7'])
    for (const name of ['set-cookie', 'server', 'access-control-allow-origin'])
      expect(response.headers[name]).toBeUndefined()
  })

  test('with headers in UTF-8 as they were, and never kept where a key is needed', async () => {
    const { origin } = await startOriginal((response) => {
      response.setHeader('x-city', Buffer.from('Zürich').toString('latin1'))
      response.setHeader('cache-control', 'public, max-age=60')
      json(200, { said: 'in' })(response)
    })
    const relay = await openRelay(origin)
    const headers = { authorization: 'Bearer ours-ours' }
    const response = await fetch(`${relay.origin}/echo/keyed`, { headers })
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(Buffer.from(response.headers.get('x-city') ?? '', 'latin1').toString()).toBe('Zürich')
  })

  test('a stream piece by piece, its failure as one more event', async () => {
    const breakOff = Promise.withResolvers<void>()
    const { origin } = await startOriginal((response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' }).write('data: {"n":0}\n\n')
      void breakOff.promise.then(() => response.destroy())
    })
    const relay = await openRelay(origin)
    const response = await fetch(`${relay.origin}/echo/events`)
    breakOff.resolve()
    expect(response.headers.get('content-type')).toBe('text/event-stream')
    const [first, failure] = (await response.text()).split('\n\n').filter(Boolean)
    expect(first).toBe('data: {"n":0}')
    expect(failure).toMatch(
      /^data: {"echoError":{"code":"engine_failed","message":"The connection to the upstream server broke/,
    )
  })

  test('a whole answer that breaks off ends the connection', async () => {
    const breakOff = Promise.withResolvers<void>()
    const { origin } = await startOriginal((response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' }).write('{"said":')
      void breakOff.promise.then(() => response.destroy())
    })
    const relay = await openRelay(origin)
    const response = await fetch(`${relay.origin}/echo/say/hi`)
    breakOff.resolve()
    await expect(response.text()).rejects.toThrow()
    expect((await fetch(`${relay.origin}/healthz`)).status).toBe(200)
  })

  test('10 MB arrive whole at a slow reader', async () => {
    const large = JSON.stringify({ said: 'x'.repeat(10_000_000) })
    const { origin } = await startOriginal((response) =>
      response.writeHead(200, { 'content-type': 'application/json' }).end(large),
    )
    const relay = await openRelay(origin)
    const response = await fetch(`${relay.origin}/echo/say/hi`)
    await sleep(300)
    expect((await response.text()).length).toBe(large.length)
  })
})

describe('what goes wrong', () => {
  test.each([
    ['a wrong key', json(401, { wrong: true }), 503, /its operator must set ECHO_UPSTREAM_KEY/],
    [
      'a page of a proxy',
      (response: ServerResponse) => void response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>'),
      502,
      /answered with 502/,
    ],
    [
      'a call that it does not know',
      (response: ServerResponse) => void response.writeHead(404, { 'content-type': 'text/plain' }).end('404 page'),
      501,
      /does not serve this call: it answered with 404\.$/,
    ],
    [
      'a connection that is closed',
      (response: ServerResponse) => void response.destroy(),
      502,
      /connection to the upstream server broke/,
    ],
    [
      'a page in place of an answer',
      (response: ServerResponse) => void response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>'),
      502,
      /answered with a web page/,
    ],
    ['silence', () => {}, 504, /did not answer in time/],
  ])('%s is said in the wire’s own words', async (_name, reply, status, message) => {
    const { origin } = await startOriginal(reply)
    const { server } = await openRelay(origin, { ECHO_UPSTREAM_RETRIES: '0', ECHO_UPSTREAM_FIRST_BYTE_SECONDS: '0.3' })
    const response = await server.inject('/echo/say/hi')
    expect(response.statusCode).toBe(status)
    expect(response.json().echoError.message).toMatch(message)
  })

  test('its own complaints pass, its own failure too once nobody else is left to ask', async () => {
    const { origin, asked } = await startOriginal(json(500, broken, { 'retry-after': '0' }))
    const { server } = await openRelay(origin, { ECHO_UPSTREAM_RETRIES: '1' })
    const response = await server.inject('/echo/say/hi')
    expect([response.statusCode, response.json(), asked.length]).toEqual([500, broken, 2])
  })

  test('the failure of a call that is not sent twice passes at once', async () => {
    const { origin, asked } = await startOriginal(json(500, broken))
    const { server } = await openRelay(origin)
    const headers = { 'content-type': 'application/json' }
    const response = await server.inject({ method: 'POST', url: '/echo/json', headers, payload: '{"word":"x"}' })
    expect([response.statusCode, response.json(), asked.length]).toEqual([500, broken, 1])
  })

  test('a call that may be sent twice is, another is not once it has been sent', async () => {
    const { origin, asked } = await startOriginal((response) => void response.destroy(), said('at last'))
    const { server } = await openRelay(origin)
    expect((await server.inject('/echo/say/hi')).json()).toEqual({ said: 'at last' })
    const second = await startOriginal((response) => void response.destroy(), said('twice'))
    const posting = await openRelay(second.origin)
    const headers = { 'content-type': 'application/json' }
    const response = await posting.server.inject({
      method: 'POST',
      url: '/echo/json',
      headers,
      payload: '{"word":"x"}',
    })
    expect([response.statusCode, second.asked.length, asked.length]).toEqual([502, 1, 2])
  })

  test('who has waited for an answer to begin is not made to wait as long again', async () => {
    const { origin, asked } = await startOriginal(() => {})
    const { server } = await openRelay(origin, { ECHO_UPSTREAM_FIRST_BYTE_SECONDS: '0.2' })
    expect((await server.inject('/echo/say/hi')).statusCode).toBe(504)
    expect(asked).toHaveLength(1)
  })

  test('a server that is gone is left out; calls go on to the other', async () => {
    const [gone, there] = [await startOriginal(said('gone')), await startOriginal(said('there'))]
    await gone.stop()
    const { server } = await openRelay(`${gone.origin},${there.origin}`)
    const headers = { 'content-type': 'application/json' }
    for (let count = 0; count < 4; count++) {
      const response = await server.inject({ method: 'POST', url: '/echo/json', headers, payload: '{"word":"x"}' })
      expect(response.json()).toEqual({ said: 'there' })
    }
  })

  test('several share the work in turn', async () => {
    const originals = [await startOriginal(said('a')), await startOriginal(said('b'))]
    const { server } = await openRelay(originals.map(({ origin }) => origin).join(','))
    for (let count = 0; count < 6; count++) await server.inject('/echo/say/hi')
    expect(originals.map(({ asked }) => asked.length)).toEqual([3, 3])
  })

  test('a caller who leaves is left by the original, too', async () => {
    let closed = false
    const { origin, asked } = await startOriginal((response) => void response.on('close', () => (closed = true)))
    const relay = await openRelay(origin)
    const leaving = new AbortController()
    const call = fetch(`${relay.origin}/echo/say/hi`, { signal: leaving.signal })
    await expect.poll(() => asked.length).toBe(1)
    leaving.abort()
    await expect(call).rejects.toThrow()
    await expect.poll(() => closed).toBe(true)
  })
})

test.each([
  [{}, 'The engine upstream needs ECHO_UPSTREAM_URL: the address of the original.'],
  [
    { ECHO_UPSTREAM_URL: 'localhost:80' },
    'ECHO_UPSTREAM_URL must be one http or https address, or several with commas.',
  ],
])('settings without an address stop the start: %o', async (settings, message) => {
  await expect(openTestApp([defineEcho()], { ECHO_ENGINE: 'upstream', ...settings })).rejects.toThrow(message)
})
