/** What a call may not do to an original, and what an original may not tell a caller. */
import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { json as toJson } from 'node:stream/consumers'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkPath } from './check-path.ts'
import { KeyMask } from './key-mask.ts'
import { json, openRelay, type Reply, said, startOriginal } from './testing/open-relay.ts'

const key = 'the-operators-key-1/+'
const withKey = { ECHO_UPSTREAM_KEY: key }

/** `fetch` and `inject` normalise an address before they send it. */
async function sendAsWritten(origin: string, path: string): Promise<[number | undefined, unknown]> {
  const request = get(origin, { path })
  const [response]: IncomingMessage[] = await once(request, 'response')
  return [response?.statusCode, response && (await toJson(response))]
}

describe('a path', () => {
  test.each([
    '/echo/say/..%2f..%2fadmin',
    '/echo/say/%2e%2e',
    '/echo/say/%2E',
    '/echo/say/a%2f..%2fb',
    '/echo/say/%252e%252e',
    '/echo/say/%25252e%25252e%25252fadmin',
    '/echo/say/..%5cadmin',
    '/echo/say/a%00b',
    '/echo/say/a%0d%0aX-Key:1',
  ])('%s goes nowhere', async (url) => {
    const { asked, origin } = await startOriginal(said('theirs'))
    const relay = await openRelay(origin)
    const answer = await sendAsWritten(relay.origin, url)
    expect(answer).toMatchObject([400, { echoError: { code: 'invalid_request' } }])
    expect(asked).toEqual([])
  })

  test.each(['org%2Fmodel', '...', 'v1.5', '100%25', '%E3%81%82', 'a..b', '.hidden'])('%s is a value', async (word) => {
    const { asked, origin } = await startOriginal(said('theirs'))
    const { server } = await openRelay(origin)
    expect((await server.inject(`/echo/say/${word}`)).statusCode).toBe(200)
    expect(asked[0]?.url).toBe(`/say/${word}`)
  })

  test('that passes is below the base for whoever normalises it', () => {
    fc.assert(
      fc.property(fc.webPath(), (path) => {
        let passes = true
        try {
          checkPath(`/base${path}`)
        } catch {
          passes = false
        }
        if (!passes) return
        expect(new URL(`http://host/base${path}`).pathname.startsWith('/base')).toBe(true)
      }),
    )
  })
})

describe('a query', () => {
  test.each([
    ['key=ours-ours&x=1', '?x=1'],
    ['x=1&API_KEY=abc', '?x=1'],
    [`any=ms_0123456789ab_${'a'.repeat(32)}`, ''],
    ['one=key&x=%20a+b', '?one=key&x=%20a+b'],
  ])('%s goes on as %s', async (query, expected) => {
    const { asked, origin } = await startOriginal(said('theirs'))
    const { server } = await openRelay(origin)
    const headers = { authorization: 'Bearer ours-ours' }
    expect((await server.inject({ url: `/echo/keyed?${query}`, headers })).statusCode).toBe(200)
    expect(asked[0]?.url).toBe(`/keyed${expected}`)
  })
})

describe('the operator’s key', () => {
  test.each([
    [400, { echoError: { code: 'bad', message: `No call with ${key} is allowed.` } }],
    [200, { said: `You are ${key}` }],
  ])('is not in an answer of %i', async (status, body) => {
    const { origin } = await startOriginal(json(status, body, { 'x-asked': `Bearer ${key}` }))
    const { server } = await openRelay(origin, withKey)
    const answer = await server.inject('/echo/say/hi')
    expect([answer.statusCode, answer.body]).toEqual([
      status,
      JSON.stringify(body).replace(key, '*'.repeat(key.length)),
    ])
    expect(answer.headers['x-asked']).toBe(`Bearer ${'*'.repeat(key.length)}`)
  })

  test('is not in a stream that is cut anywhere', async () => {
    const events = `data: {"n":1,"by":"${key}"}\n\ndata: {"n":2,"by":"${encodeURIComponent(key)}"}\n\ndata: [DONE]\n\n`
    const cutEverywhere: Reply = async (response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      for (const character of events) {
        response.write(character)
        await new Promise(setImmediate)
      }
      response.end()
    }
    const { origin } = await startOriginal(cutEverywhere)
    const relay = await openRelay(origin, withKey)
    const received = await (await fetch(`${relay.origin}/echo/events`)).text()
    expect(received).toBe(events.replace(key, '*'.repeat(key.length)).replace(encodeURIComponent(key), '*'.repeat(25)))
  })

  test('is hidden however the bytes are cut, and nothing else is changed', () => {
    const word = 'secretsecret1234'
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('s', 'secret', 'secretsecret', '1234', 'secretsecret1234', 'x', '12')),
        (pieces) => {
          const mask = new KeyMask(word)
          const hidden = pieces.map((piece, index) => mask.hide(Buffer.from(piece), index === pieces.length - 1))
          expect(Buffer.concat(hidden).toString()).toBe(pieces.join('').replaceAll(word, '*'.repeat(16)))
        },
      ),
    )
  })
})
