/** L against a fake of Wikipedia, and against servers that are busy, slow or broken. */
import { describe, expect, test } from 'vitest'
import { findDeadAddress } from '../client/__fixtures__/serve.ts'
import { findCommonLinks, listUpCommonElements } from './index.ts'
import { type ForeignAnswer, serveForeignWiki } from './testing/foreign-wiki.ts'

const fast = { retryDelayMs: 1 }

test('links of templates, of the article to itself and to other wikis are left out', async () => {
  const { baseUrl, requests } = await serveForeignWiki()
  expect(await findCommonLinks('Sonne', 'Mond', 'de', { baseUrl })).toEqual({
    ok: true,
    titles: ['Stern', 'Licht', 'Wärme'],
    articles: ['Sonne', 'Mond'],
    requests: 6,
  })
  const continued = requests.filter((request) => request.has('plcontinue'))
  expect(
    continued.map((request) => [request.get('titles'), request.get('plcontinue'), request.get('continue')]),
  ).toEqual(
    expect.arrayContaining([
      ['Sonne', '1', '||'],
      ['Mond', '1', '||'],
    ]),
  )
})

test('every request says who asks, and that it can wait', async () => {
  const { baseUrl, requests, headers } = await serveForeignWiki()
  await listUpCommonElements('Sonne', 'Mond', 'de', { baseUrl, userAgent: 'MyTool/1.0 (me@example.org)' })
  expect(headers.map((each) => each['user-agent'])).toEqual(Array(6).fill('MyTool/1.0 (me@example.org)'))
  expect(requests.map((each) => each.get('maxlag'))).toEqual(Array(6).fill('5'))
})

const lagged = JSON.stringify({ error: { code: 'maxlag', info: 'Waiting for db1: 7 seconds lagged.', lag: 7 } })

describe('a busy server', () => {
  test.each<[string, ForeignAnswer]>([
    ['maxlag', { body: lagged, headers: { 'retry-after': '0' } }],
    ['a status of 429', { status: 429, headers: { 'retry-after': '0' }, body: '' }],
    ['a status of 503', { status: 503, headers: { 'retry-after': new Date(0).toUTCString() }, body: 'later' }],
    ['a status of 502', { status: 502, body: '<html>' }],
  ])('%s is asked again', async (_name, answer) => {
    const { baseUrl } = await serveForeignWiki((number) => (number === 1 ? answer : undefined))
    expect(await findCommonLinks('Sonne', 'Mond', 'de', { baseUrl, ...fast })).toMatchObject({ ok: true, requests: 7 })
  })

  test('that stays busy is given up on', async () => {
    const { baseUrl } = await serveForeignWiki(() => ({ body: lagged, headers: { 'retry-after': '0' } }))
    const result = await findCommonLinks('Sonne', 'Mond', 'de', { baseUrl, ...fast, retries: 2 })
    expect(result).toMatchObject({
      ok: false,
      reason: 'busy',
      message: `${baseUrl}/w/api.php is busy: Waiting for db1: 7 seconds lagged.`,
    })
    expect(result.requests).toBeLessThanOrEqual(6)
  })

  test('that asks for an hour is not waited for', async () => {
    const { baseUrl } = await serveForeignWiki(() => ({ status: 429, headers: { 'retry-after': '3600' }, body: '' }))
    expect(await findCommonLinks('Sonne', 'Mond', 'de', { baseUrl })).toMatchObject({
      ok: false,
      reason: 'busy',
      requests: 2,
    })
  })

  test('a pause ends at once when the caller gives up', async () => {
    const { baseUrl, requests } = await serveForeignWiki(() => ({
      status: 429,
      headers: { 'retry-after': '20' },
      body: '',
    }))
    const controller = new AbortController()
    const search = findCommonLinks('Sonne', 'Mond', 'de', { baseUrl, signal: controller.signal })
    await expect.poll(() => requests.length).toBe(2)
    controller.abort(new Error('enough'))
    await expect(search).rejects.toThrow('enough')
  })
})

describe('a broken server', () => {
  test.each<[string, ForeignAnswer, string]>([
    ['no JSON', { body: '<html>' }, 'no-answer'],
    ['a list', { body: '[1]' }, 'no-answer'],
    ['null', { body: 'null' }, 'no-answer'],
    ['a text that is none', { body: '{"parse":{"title":"Sonne","wikitext":{"*":7}}}' }, 'no-answer'],
    ['a status of 403', { status: 403, body: '' }, 'no-answer'],
    [
      'an error of its own',
      { body: '{"error":{"code":"readapidenied","info":"You need read permission."}}' },
      'refused',
    ],
  ])('%s', async (_name, answer, reason) => {
    const { baseUrl } = await serveForeignWiki(() => answer)
    expect(await findCommonLinks('Sonne', 'Mond', 'de', { baseUrl, ...fast })).toMatchObject({ ok: false, reason })
  })

  test('a list that goes on for ever ends at the caller’s cap', async () => {
    const { baseUrl, requests } = await serveForeignWiki((number) =>
      number <= 2 ? undefined : { body: '{"continue":{"plcontinue":"1|0|A"},"query":{"pages":{"1":{"links":[]}}}}' },
    )
    expect(await findCommonLinks('Sonne', 'Mond', 'de', { baseUrl, maxRequests: 9 })).toEqual({
      ok: false,
      reason: 'request-limit',
      message: 'The articles need more than the 9 requests allowed.',
      words: [],
      requests: 9,
    })
    expect(requests.length).toBeLessThanOrEqual(9)
  })

  test('one that never answers', async () => {
    const { baseUrl } = await serveForeignWiki(() => 'never')
    const options = { baseUrl, timeoutMs: 50, retries: 1, ...fast }
    expect(await findCommonLinks('Sonne', 'Mond', 'de', options)).toMatchObject({
      ok: false,
      reason: 'no-answer',
      message: `${baseUrl}/w/api.php did not answer within 0.05 s.`,
    })
  })

  test('one that is not there', async () => {
    const baseUrl = await findDeadAddress()
    expect(await findCommonLinks('Sonne', 'Mond', 'de', { baseUrl, retries: 0 })).toMatchObject({
      ok: false,
      reason: 'no-answer',
      message: `${baseUrl}/w/api.php got no answer (ECONNREFUSED).`,
    })
  })
})

test('an aborted signal rejects before anything is sent', async () => {
  const { baseUrl, requests } = await serveForeignWiki()
  await expect(listUpCommonElements('Sonne', 'Mond', 'de', { baseUrl, signal: AbortSignal.abort() })).rejects.toThrow(
    'aborted',
  )
  expect(requests).toEqual([])
})

test.each([
  [{ baseUrl: 'nowhere' }, 'baseUrl must be an http or https address'],
  [{ baseUrl: 'ftp://example.org/{lang}' }, 'baseUrl must be an http or https address'],
  [{ baseUrl: 'https://user:secret@example.org' }, 'baseUrl must be an http or https address'],
  [{ maxRequests: 0 }, 'maxRequests must be a whole number from 1'],
  [{ retries: 1.5 }, 'retries must be a whole number from 0'],
  [{ timeoutMs: Number.NaN }, 'timeoutMs must be a whole number from 1'],
  [{ userAgent: 'two\nlines' }, 'printable ASCII'],
])('the options %j are a TypeError', async (options, message) => {
  const search = listUpCommonElements('Sonne', 'Mond', 'de', options)
  await expect(search).rejects.toThrow(TypeError)
  await expect(search).rejects.toThrow(message)
})

test.each([
  ['https://{lang}.wikipedia.org', 'jp', 'https://ja.wikipedia.org/w/api.php'],
  ['https://{lang}.wikipedia.org/', 'zh-min-nan', 'https://zh-min-nan.wikipedia.org/w/api.php'],
  ['https://wiki.example.org/mediawiki/api.php', 'en', 'https://wiki.example.org/mediawiki/api.php'],
  [undefined, 'be-tarask', 'http://127.0.0.1:8022/encyclopedia/be-tarask/w/api.php'],
])('%s and %s are asked at %s', async (baseUrl, code, address) => {
  const asked: string[] = []
  const fetch = async (input: string | URL | Request) => {
    asked.push(String(input).replace(/\?.*/, ''))
    return new Response('', { status: 404 })
  }
  await findCommonLinks('A', 'B', code, { baseUrl, fetch })
  expect(new Set(asked)).toEqual(new Set([address]))
})
