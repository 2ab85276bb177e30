import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { makeModelsFolder } from '../../capabilities/translation/testing/make-models-folder.ts'
import { openTranslateApp } from './testing/open-translate-app.ts'
import { runAtOnce } from '../../libraries/iteration/run-at-once.ts'
import { escapeInSteps } from './wire/escape-html.ts'

const root = '/translate2/language/translate/v2'

async function open(environment?: Readonly<Record<string, string>>) {
  const { app, key } = await openTranslateApp(environment)
  return {
    app,
    key,
    /** As the specification has it: everything in the query, no body. */
    post: (query: string, path = '') =>
      app.server.inject({
        method: 'POST',
        url: `${root}${path}?key=${key}&${query}`,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      }),
    get: (query: string, path = '') => app.server.inject(`${root}${path}?key=${key}&${query}`),
    json: (body: object) => app.server.inject({ method: 'POST', url: `${root}?key=${key}`, payload: body }),
  }
}

const plain = 'source=en&target=de&format=text'

test('takes the specification’s call: everything in the query', async () => {
  const { post } = await open()
  const response = await post(`${plain}&q=hello+world`)
  expect([response.statusCode, response.json()]).toEqual([
    200,
    { data: { translations: [{ translatedText: 'hallo Welt' }] } },
  ])
  expect(response.headers['x-mainstay-engine']).toBe('firefox')
})

test('answers GET, repeated texts and a slash at the end', async () => {
  const { get } = await open()
  const response = await get(`${plain}&q=hello&q=world`, '/')
  expect(response.json()).toEqual({ data: { translations: [{ translatedText: 'hallo' }, { translatedText: 'Welt' }] } })
})

test('a translation that no engine is sure of comes with its confidence, and a header names its place', async () => {
  const { get } = await open({ MAINSTAY_DATA: await makeModelsFolder([['maybe', 'vielleicht']]) })
  const response = await get(`${plain}&q=maybe&q=hello`)
  expect(response.json()).toEqual({
    data: {
      translations: [
        { translatedText: 'vielleicht', confidence: expect.closeTo(0.13, 1) },
        { translatedText: 'hallo' },
      ],
    },
  })
  expect(response.headers['x-mainstay-unsure']).toBe('0')
})

test('takes a form in the body', async () => {
  const { app, key } = await open()
  const response = await app.server.inject({
    method: 'POST',
    url: `${root}?key=${key}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: `${plain}&q=hello&q=world`,
  })
  expect(response.json().data.translations).toHaveLength(2)
})

test('tells the language where none was given, and the model where one was', async () => {
  const { json } = await open()
  const response = await json({ q: ['hello world'], target: 'de', model: 'nmt' })
  expect(response.json()).toEqual({
    data: { translations: [{ translatedText: 'hallo Welt', detectedSourceLanguage: 'en', model: 'nmt' }] },
  })
})

test('HTML is assumed and answered with escaped entities; text is answered as it is', async () => {
  const { json } = await open()
  const body = { q: `<b>hello</b> "the dog's" & now`, source: 'en', target: 'de' }
  expect((await json(body)).json().data.translations[0].translatedText).toMatch(
    /^<b>hallo<\/b> &quot;.*&#39;.*&quot; &amp; jetzt$/,
  )
  const asText = await json({ ...body, q: `"hello & world"`, format: 'text' })
  expect(asText.json().data.translations[0].translatedText).toMatch(/^".* & Welt"$/)
})

const escapeText = (html: string) => runAtOnce(escapeInSteps(html))

test('only what no tag and no entity is made of is escaped', () => {
  expect(escapeText(`<a href="x" title='y'>it's "so" & &amp; 1 < 2 > 0</a><!-- "no" -->&#39;`)).toBe(
    `<a href="x" title='y'>it&#39;s &quot;so&quot; &amp; &amp; 1 &lt; 2 &gt; 0</a><!-- "no" -->&#39;`,
  )
  for (const hostile of ['<'.repeat(100_000), '<!--'.repeat(50_000), '<a '.repeat(50_000), '&#'.repeat(50_000)])
    expect(escapeText(hostile).length).toBeGreaterThan(100_000)
})

describe('refusals have the original’s shape', () => {
  test.each([
    ['no target', 'q=hello', 400, 'INVALID_ARGUMENT', 'Required parameter: target'],
    ['no text', 'target=de', 400, 'INVALID_ARGUMENT', 'Required parameter: q'],
    ['an unknown target', 'q=hello&target=12', 400, 'INVALID_ARGUMENT', 'Invalid Value: the target "12"'],
    ['an unknown source', 'q=hello&target=de&source=english', 400, 'INVALID_ARGUMENT', 'Invalid Value: the source'],
    ['another format', 'q=hello&target=de&format=pdf', 400, 'INVALID_ARGUMENT', 'format'],
    [
      'a pair without a model',
      'q=hello&target=fr&source=en',
      400,
      'INVALID_ARGUMENT',
      'mainstay translation pull en-fr',
    ],
    ['129 texts', `${'q=a&'.repeat(129)}target=de`, 400, 'INVALID_ARGUMENT', 'q'],
  ])('%s', async (_what, query, status, name, message) => {
    const { post } = await open()
    const response = await post(query)
    const { error } = response.json()
    expect([response.statusCode, error.code, error.status]).toEqual([status, status, name])
    expect(error.message).toContain(message)
    expect(error.errors).toEqual([{ message: error.message, domain: 'global', reason: 'invalid' }])
  })

  test('129 texts, some in the query and some in the body', async () => {
    const { app, key } = await open()
    const url = `${root}?key=${key}&target=de&q=one`
    const response = await app.server.inject({
      method: 'POST',
      url,
      payload: { q: Array.from({ length: 128 }, () => 'a') },
    })
    expect(response.json().error.message).toBe('Too many text segments: 129, and 128 are the most.')
  })

  test.each([
    ['no key', '', 403, 'forbidden'],
    ['a wrong key', 'key=wrong&', 400, 'keyInvalid'],
  ])('%s', async (_what, key, status, reason) => {
    const { app } = await open()
    const response = await app.server.inject({ method: 'POST', url: `${root}?${key}${plain}&q=hello` })
    expect([response.statusCode, response.json().error.errors[0].reason]).toEqual([status, reason])
  })
})

test('detection answers a list for each text, and und where nothing tells', async () => {
  const { get } = await open()
  const response = await get(`q=${encodeURIComponent('שלום עולם')}&q=12345`, '/detect')
  expect(response.json().data.detections).toEqual([
    [{ language: 'iw', confidence: expect.any(Number), isReliable: false }],
    [{ language: 'und', confidence: 0, isReliable: false }],
  ])
})

test('detection is sure of common words, and less sure of a name', async () => {
  const { get } = await open()
  const texts = [
    'I am a student.',
    'Let’s go.',
    'Datei löschen?',
    'PLEASE WAIT',
    '<b>Wo ist der Bahnhof?</b>',
    'Nelson',
  ]
  const response = await get(texts.map((text) => `q=${encodeURIComponent(text)}`).join('&'), '/detect')
  const detections: { language: string; confidence: number }[] = response.json().data.detections.flat()
  expect(detections.map(({ language }) => language)).toEqual(['en', 'en', 'de', 'en', 'de', 'en'])
  expect(Math.min(...detections.slice(0, 5).map(({ confidence }) => confidence))).toBeGreaterThan(0.85)
  expect(detections[5]?.confidence).toBeLessThan(0.8)
})

test('a guess refuses no text: what cannot be translated from the likeliest language is from the next', async () => {
  const { json } = await open()
  // Both are rather Spanish and Finnish, and nothing translates from those.
  const response = await json({ q: ['hola', 'hello world', 'vasa'], target: 'de' })
  expect([response.statusCode, response.headers['x-mainstay-unsure']]).toEqual([200, '0, 2'])
  const { translations } = response.json().data
  expect(translations[1]).toEqual({ translatedText: 'hallo Welt', detectedSourceLanguage: 'en' })
  for (const place of [0, 2])
    expect(translations[place]).toMatchObject({ detectedSourceLanguage: 'en', confidence: expect.any(Number) })
  const sure = await json({ q: ['Je ne sais pas où est la gare.'], target: 'de' })
  expect([sure.statusCode, sure.json().error.message]).toEqual([400, expect.stringContaining('from fr into de')])
})

test('languages have no names unless one is asked for', async () => {
  const { get } = await open()
  expect((await get('', '/languages')).json()).toEqual({
    data: { languages: [{ language: 'de' }, { language: 'en' }] },
  })
  expect((await get('target=??', '/languages')).statusCode).toBe(400)
})

test('no key is in the log, though it stands in the address', async () => {
  const lines: string[] = []
  const write = vi.spyOn(process.stderr, 'write').mockImplementation((chunk) => lines.push(String(chunk)) > 0)
  onTestFinished(() => write.mockRestore())
  const { key, post } = await open({
    MAINSTAY_LOG_LEVEL: 'debug',
    TRANSLATE_QUERY_KEY_ENGINE: 'upstream',
    // Where nothing listens.
    TRANSLATE_QUERY_KEY_UPSTREAM_URL: 'http://127.0.0.1:9',
    TRANSLATE_QUERY_KEY_UPSTREAM_RETRIES: '0',
  })
  expect((await post(`${plain}&q=hello`)).statusCode).toBeGreaterThanOrEqual(500)
  expect(lines.join('')).toContain('"translate-query-key"')
  expect(lines.join('')).not.toContain(key)
})
