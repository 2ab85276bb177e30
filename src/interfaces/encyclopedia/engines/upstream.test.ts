import { describe, expect, test } from 'vitest'
import { OperatorError } from '../../../libraries/errors/operator-error.ts'
import { listen, openWikiApp } from '../testing/open-wiki-app.ts'
import { type FakeReply, lagged, startFakeWiki } from '../testing/start-fake-wiki.ts'
import { testEndpoint } from '../testing/test-wiki.ts'
import { describeEncyclopedia } from './conformance.ts'
import createEngine from './upstream.ts'

interface Options {
  readonly userAgent?: string
  readonly now?: () => number
  readonly timeoutSeconds?: number
}

function open(url: string, { userAgent, now = Date.now, timeoutSeconds = 20 }: Options = {}) {
  const settings = {
    ENCYCLOPEDIA_UPSTREAM_URL: url,
    ENCYCLOPEDIA_UPSTREAM_TIMEOUT_SECONDS: timeoutSeconds,
    ...(userAgent ? { ENCYCLOPEDIA_USER_AGENT: userAgent } : {}),
  }
  const engine = createEngine({ settings, fetch, now })
  return (parameters: Readonly<Record<string, string>>, language = 'en', signal = new AbortController().signal) =>
    engine.act({ language, parameters: new Map(Object.entries(parameters)), endpoint: testEndpoint }, signal)
}

describeEncyclopedia('the engine upstream, against another Mainstay', async () => {
  const { app } = await openWikiApp()
  const origin = await listen(app)
  const settings = {
    ENCYCLOPEDIA_UPSTREAM_URL: `${origin}/encyclopedia/{lang}`,
    ENCYCLOPEDIA_UPSTREAM_TIMEOUT_SECONDS: 20,
  }
  return createEngine({ settings, fetch, now: Date.now })
})

test('a server over another Mainstay answers the same bytes, errors and warnings in them', async () => {
  const origin = await openWikiApp()
  const server = await listen(origin.app)
  const address = `${server}/encyclopedia/{lang}`
  const through = await openWikiApp(
    { ENCYCLOPEDIA_ENGINE: 'upstream', ENCYCLOPEDIA_UPSTREAM_URL: address },
    async () => {},
  )
  for (const parameters of [
    { action: 'parse', page: 'Water', unknown: '1' },
    { action: 'query', titles: 'Sea|a<b', prop: 'info|links' },
    { action: 'parse', page: 'Nowhere' },
  ]) {
    const [direct, passed] = [await origin.get(parameters), await through.get(parameters)]
    // Each tells where its own documentation is.
    const rest = JSON.stringify(passed.body).replaceAll(server, 'http://localhost')
    expect(JSON.parse(rest)).toEqual(direct.body)
    expect(passed.headers['mediawiki-api-error']).toBe(direct.headers['mediawiki-api-error'])
    expect(passed.headers['x-mainstay-engine']).toBe('upstream')
  }
})

const fine: FakeReply = { body: { batchcomplete: '' } }
const busy: FakeReply = { status: 429, headers: { 'retry-after': '0' }, body: '<html>' }

describe('manners', () => {
  test('it names itself and asks with maxlag', async () => {
    const fake = await startFakeWiki([fine])
    await open(fake.url, { userAgent: 'Test/1.0 (me@example.org)' })({ action: 'query', titles: 'A & B' })
    expect(fake.requests).toEqual([
      {
        method: 'GET',
        path: '/w/api.php?action=query&titles=A+%26+B&format=json&maxlag=5',
        userAgent: 'Test/1.0 (me@example.org)',
        body: '',
      },
    ])
  })

  test('it asks again when the server lags or is busy', async () => {
    const fake = await startFakeWiki([lagged, busy, fine])
    expect(await open(fake.url)({ action: 'query' })).toEqual({ body: { batchcomplete: '' } })
    expect(fake.requests).toHaveLength(3)
  })

  test.each([
    ['lags', lagged],
    ['is busy', busy],
  ])('it gives up a server that %s three times', async (_name, reply) => {
    const fake = await startFakeWiki([reply])
    await expect(open(fake.url)({ action: 'query' })).rejects.toMatchObject({ code: 'busy', status: 503 })
    expect(fake.requests).toHaveLength(3)
  })

  test('a caller with a maxlag of its own hears of the lag at once', async () => {
    const fake = await startFakeWiki([lagged])
    expect(await open(fake.url)({ action: 'query', maxlag: '1' })).toMatchObject({ errorCode: 'maxlag' })
    expect(fake.requests.map(({ path }) => path)).toEqual(['/w/api.php?action=query&maxlag=1&format=json'])
  })

  test('it stops waiting when the caller leaves', async () => {
    const fake = await startFakeWiki([{ ...busy, headers: { 'retry-after': '5' } }])
    const controller = new AbortController()
    const asked = open(fake.url)({ action: 'query' }, 'en', controller.signal)
    await expect.poll(() => fake.requests.length).toBe(1)
    controller.abort()
    await expect(asked).rejects.toThrow(/abort/i)
  })
})

describe('kept answers', () => {
  const kept = (cacheControl: string, more = {}): FakeReply => ({
    headers: { 'cache-control': cacheControl, ...more },
    body: { batchcomplete: '' },
  })

  test.each([
    ['public, s-maxage=60, max-age=0', {}, 1],
    ['max-age=60', {}, 1],
    ['s-maxage=0, max-age=60', {}, 2],
    ['private, max-age=60', {}, 2],
    ['no-store', {}, 2],
    ['max-age=60, no-cache', {}, 2],
    ['max-age=60', { age: '60' }, 2],
    ['', {}, 2],
  ])('Cache-Control "%s" with %o: two calls ask %i times', async (cacheControl, more, times) => {
    const fake = await startFakeWiki([kept(cacheControl, more)])
    const ask = open(fake.url)
    await ask({ action: 'query', titles: 'A' })
    expect(await ask({ action: 'query', titles: 'A' })).toEqual({ body: { batchcomplete: '' } })
    expect(fake.requests).toHaveLength(times)
  })

  test('for as long as they may be, by call and edition; errors never', async () => {
    const fake = await startFakeWiki([kept('max-age=60')])
    let now = 1_000_000
    const ask = open(fake.url, { now: () => now })
    await ask({ action: 'query', titles: 'A' })
    await ask({ action: 'query', titles: 'B' })
    expect(fake.requests).toHaveLength(2)
    now += 60_001
    await ask({ action: 'query', titles: 'A' })
    expect(fake.requests).toHaveLength(3)
    const failing = await startFakeWiki([
      { headers: { 'cache-control': 'max-age=60', 'mediawiki-api-error': 'x' }, body: { error: { code: 'x' } } },
    ])
    const askFailing = open(failing.url)
    await askFailing({ action: 'query' })
    await askFailing({ action: 'query' })
    expect(failing.requests).toHaveLength(2)
  })

  test('another Mainstay keeps to it, too', async () => {
    const { app } = await openWikiApp()
    let asked = 0
    app.server.server.on('request', () => asked++)
    const ask = open(`${await listen(app)}/encyclopedia/{lang}`)
    for (const smaxage of ['60', '60', '0', '0']) await ask({ action: 'query', titles: 'Sea', smaxage })
    expect(asked).toBe(3)
  })
})

describe('servers that fail', () => {
  test('a compressed answer is read', async () => {
    const fake = await startFakeWiki([{ ...fine, gzip: true }])
    expect(await open(fake.url)({ action: 'query' })).toEqual({ body: { batchcomplete: '' } })
  })

  test.each<[string, FakeReply, string]>([
    ['a page of HTML', { status: 502, body: '<html>' }, 'engine_failed'],
    ['broken JSON', { body: '{"query":' }, 'engine_failed'],
    ['a list', { body: '[]' }, 'engine_failed'],
    ['an answer without end', { body: 'a'.repeat(17 * 1024 * 1024) }, 'engine_unavailable'],
    ['an unfolding answer', { body: 'a'.repeat(17 * 1024 * 1024), gzip: true }, 'engine_unavailable'],
  ])('%s is a failure of the engine', async (_name, reply, code) => {
    const fake = await startFakeWiki([reply])
    await expect(open(fake.url)({ action: 'query' })).rejects.toMatchObject({ code })
  })

  test('one that says nothing is given up', async () => {
    const fake = await startFakeWiki([{ silent: true }])
    const ask = open(fake.url, { timeoutSeconds: 0.2 })
    await expect(ask({ action: 'query' })).rejects.toMatchObject({ code: 'timed_out', status: 504 })
  })

  test('one that is not there', async () => {
    await expect(open('http://127.0.0.1:9')({ action: 'query' })).rejects.toMatchObject({
      code: 'engine_unavailable',
      message: 'The encyclopedia’s server cannot be reached or broke off.',
    })
  })

  test.each([undefined, '', 'wikipedia', 'ftp://{lang}.example'])('the setting %s stops the start', (url) => {
    const settings = {
      ENCYCLOPEDIA_UPSTREAM_TIMEOUT_SECONDS: 20,
      ...(url === undefined ? {} : { ENCYCLOPEDIA_UPSTREAM_URL: url }),
    }
    expect(() => createEngine({ settings, fetch, now: Date.now })).toThrow(OperatorError)
  })
})
