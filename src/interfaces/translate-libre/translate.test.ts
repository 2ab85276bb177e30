import { describe, expect, test } from 'vitest'
import { makeModelsFolder } from '../../capabilities/translation/testing/make-models-folder.ts'
import { openLibreApp } from './testing/open-libre-app.ts'

async function open(environment?: Readonly<Record<string, string>>) {
  const { app, origin, key } = await openLibreApp(environment)
  const post = (path: string, body: object) =>
    app.server.inject({ method: 'POST', url: `/translate${path}`, payload: body })
  return {
    app,
    origin,
    key,
    post,
    say: (body: object) => post('/translate', { source: 'en', target: 'de', api_key: key, ...body }),
  }
}

test('translates a text and a list, at the base and at the path below it', async () => {
  const { say, post, key } = await open()
  expect((await say({ q: 'hello world' })).json()).toEqual({ translatedText: 'hallo Welt' })
  expect((await say({ q: ['hello', 'dog'] })).json()).toEqual({ translatedText: ['hallo', 'Hund'] })
  expect((await say({ q: '<p>hello <b>world</b></p>', format: 'html' })).json()).toEqual({
    translatedText: '<p>hallo <b>Welt</b></p>',
  })
  const atBase = await post('', { q: 'dog', source: 'en', target: 'de', apiKey: key })
  expect(atBase.json()).toEqual({ translatedText: 'Hund' })
})

test('takes a form, finds the language out, and has no alternatives for what is sure', async () => {
  const { app, key } = await open()
  const response = await app.server.inject({
    method: 'POST',
    url: '/translate/translate',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({
      q: 'see the dog now',
      source: 'auto',
      target: 'de',
      alternatives: '3',
      api_key: key,
    }).toString(),
  })
  expect(response.json()).toEqual({
    translatedText: 'sieh der Hund jetzt',
    detectedLanguage: { confidence: expect.any(Number), language: 'en' },
    alternatives: [],
  })
  expect(response.json().detectedLanguage.confidence).toBeGreaterThan(50)
})

test('gives as many other translations as are asked for, a list for each text of a list', async () => {
  const { say } = await open({ MAINSTAY_DATA: await makeModelsFolder([['Maybe', 'Vielleicht']]) })
  const one = (await say({ q: 'Maybe', alternatives: 2 })).json()
  expect(one).toMatchObject({ translatedText: 'Vielleicht', alternatives: [expect.any(String), expect.any(String)] })
  expect(new Set([one.translatedText, ...one.alternatives]).size).toBe(3)
  const many = (await say({ q: ['dog', 'Maybe'], alternatives: '1' })).json()
  expect(many.alternatives).toEqual([[], [one.alternatives[0]]])
  expect((await say({ q: '<b>Maybe</b>', format: 'html', alternatives: 3 })).json().alternatives).toEqual([])
  expect((await say({ q: 'Maybe', alternatives: 0 })).json()).not.toHaveProperty('alternatives')
  expect((await say({ q: 'Maybe', alternatives: -1 })).json()).not.toHaveProperty('alternatives')
})

test('tells and lists languages, and what it can do, the last two without a key', async () => {
  const { app, post, key } = await open()
  expect((await post('/detect', { q: 'see the dog now', api_key: key })).json()).toMatchObject([{ language: 'en' }])
  expect((await post('/detect', { q: '😀', api_key: key })).json()).toEqual([{ confidence: 0, language: 'en' }])
  expect((await app.server.inject('/translate/languages')).json()).toEqual([
    { code: 'de', name: 'German', targets: ['de', 'en'] },
    { code: 'en', name: 'English', targets: ['de', 'en'] },
  ])
  const settings = (await app.server.inject('/translate/frontend/settings')).json()
  expect(settings).toMatchObject({ keyRequired: true, suggestions: false, filesTranslation: true })
  expect(settings.supportedFilesFormat).toContain('.docx')
})

test('describes itself as OpenAPI, without a key', async () => {
  const { app } = await open()
  const { openapi, paths } = (await app.server.inject('/translate/spec')).json()
  expect(openapi).toBe('3.1.0')
  expect(paths['/translate/translate'].post.summary).toBe('Translate a text, or several')
  expect(Object.keys(paths).filter((path) => path.startsWith('/translate/v2'))).toEqual([])
})

test('translates a file, which its address gives to whoever has it', async () => {
  const { origin, key } = await open()
  const form = new FormData()
  form.append('file', new File(['hello world'], 'a b.txt'))
  for (const [name, value] of [
    ['source', 'en'],
    ['target', 'de'],
    ['api_key', key],
  ] as const)
    form.append(name, value)
  const response = await fetch(`${origin}/translate/translate_file`, { method: 'POST', body: form })
  const { translatedFileUrl }: { translatedFileUrl: string } = JSON.parse(await response.text())
  for (let time = 0; time < 2; time++) {
    const file = await fetch(translatedFileUrl)
    expect([file.status, await file.text()]).toEqual([200, 'hallo Welt'])
    expect(file.headers.get('content-disposition')).toBe("attachment; filename*=UTF-8''a%20b.txt")
  }
  const wrong = await fetch(translatedFileUrl.replace(/\.[\dA-F]{64}\./, `.${'0'.repeat(64)}.`))
  expect([wrong.status, await wrong.json()]).toEqual([404, { error: expect.stringContaining('no such file') }])
})

describe('refusals are an error in a sentence', () => {
  test.each([
    ['no key', { api_key: '' }, 400, 'key'],
    ['a wrong key', { api_key: 'nobody' }, 403, 'key'],
    ['no text', { q: undefined }, 400, 'The body lacks "q".'],
    ['a language that is none', { target: '42' }, 400, '42 is not supported'],
    ['no number of alternatives', { alternatives: 'many' }, 400, 'alternatives has to be a whole number'],
    ['another format', { format: 'rtf' }, 400, 'rtf format is not supported'],
    ['a pair that nobody has', { target: 'fr' }, 400, 'en-fr'],
    ['more than is left', { q: 'hello world, dog' }, 429, 'Quota exceeded'],
  ])('%s', async (_what, fields, status, message) => {
    const { say } = await open({ TRANSLATE_LIBRE_PAID_CHARACTERS: '12' })
    const response = await say({ q: 'hello', ...fields })
    expect([response.statusCode, response.json()]).toEqual([status, { error: expect.stringContaining(message) }])
  })

  test('suggestions are not taken', async () => {
    const { post, key } = await open()
    const response = await post('/suggest', { q: 'a', s: 'b', source: 'en', target: 'de', api_key: key })
    expect([response.statusCode, response.json()]).toEqual([403, { error: 'Suggestions are disabled on this server.' }])
  })
})
