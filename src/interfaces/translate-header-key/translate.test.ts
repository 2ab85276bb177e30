import { describe, expect, test } from 'vitest'
import { makeModelsFolder } from '../../capabilities/translation/testing/make-models-folder.ts'
import { openTranslateApp } from './testing/open-translate-app.ts'

async function open(environment?: Readonly<Record<string, string>>) {
  const { app, makeKey } = await openTranslateApp(environment)
  const key = await makeKey('paid')
  const authorization = `DeepL-Auth-Key ${key}`
  return {
    app,
    key,
    form: (body: string, headers: Readonly<Record<string, string>> = {}) =>
      app.server.inject({
        method: 'POST',
        url: '/translate/v2/translate',
        headers: { authorization, 'content-type': 'application/x-www-form-urlencoded', ...headers },
        payload: body,
      }),
    json: (body: object, url = '/translate/v2/translate') =>
      app.server.inject({ method: 'POST', url, headers: { authorization }, payload: body }),
    get: (path: string, headers: Readonly<Record<string, string>> = {}) =>
      app.server.inject({ url: `/translate${path}`, headers: { authorization, ...headers } }),
  }
}

test('the language of each text is told, also of short ones, of capitals and of names', async () => {
  const { json } = await open()
  const texts = ['hello', 'HELLO WORLD', 'Guten Morgen', 'DANKE', 'John Smith and Anna Müller']
  const into = async (target: string) => {
    const { translations } = (await json({ text: texts, target_lang: target })).json()
    return translations.map((each: { detected_source_language: string }) => each.detected_source_language)
  }
  expect(await into('DE')).toEqual(['EN', 'EN', 'DE', 'DE', 'EN'])
  expect(await into('EN-US')).toEqual(['EN', 'EN', 'DE', 'DE', 'EN'])
})

test('takes the specification’s form, under any name before -Auth-Key', async () => {
  const { form, key } = await open()
  const response = await form('text=hello+world&target_lang=DE', { authorization: `Service-Auth-Key ${key}` })
  expect([response.statusCode, response.json()]).toEqual([
    200,
    { translations: [{ detected_source_language: 'EN', text: 'hallo Welt' }] },
  ])
  expect(response.headers['x-mainstay-engine']).toBe('firefox')
})

test('takes repeated texts, in a form and in JSON, and keeps their order', async () => {
  const { form, json } = await open()
  const inForm = await form('text=hello&text=world&text=&text=dog&target_lang=de&source_lang=en')
  expect(inForm.json().translations.map(({ text }: { text: string }) => text)).toEqual(['hallo', 'Welt', '', 'Hund'])
  const inJson = await json({ text: ['hello', 'world'], target_lang: 'DE', source_lang: 'EN' })
  expect(inJson.json().translations.map(({ text }: { text: string }) => text)).toEqual(['hallo', 'Welt'])
})

describe('a translation that no engine is sure of', () => {
  test('is given with its confidence, and a header names its place', async () => {
    const { json } = await open({ MAINSTAY_DATA: await makeModelsFolder([['maybe', 'vielleicht']]) })
    const response = await json({ text: ['hello', 'maybe', 'world'], target_lang: 'DE', source_lang: 'EN' })
    expect([response.statusCode, response.json()]).toEqual([
      200,
      {
        translations: [
          { detected_source_language: 'EN', text: 'hallo' },
          { detected_source_language: 'EN', text: 'vielleicht', confidence: expect.closeTo(0.13, 1) },
          { detected_source_language: 'EN', text: 'Welt' },
        ],
      },
    ])
    expect(response.headers['x-mainstay-unsure']).toBe('1')
  })

  test('is refused where that is set, and costs the others nothing', async () => {
    const MAINSTAY_DATA = await makeModelsFolder([['maybe', 'vielleicht']])
    const { json } = await open({ MAINSTAY_DATA, TRANSLATION_UNSURE: 'refuse' })
    const response = await json({ text: ['hello', 'maybe'], target_lang: 'DE', source_lang: 'EN' })
    expect(response.json().translations).toEqual([
      { detected_source_language: 'EN', text: 'hallo' },
      { detected_source_language: 'EN', text: 'maybe', confidence: 0 },
    ])
    const alone = await json({ text: ['maybe'], target_lang: 'DE', source_lang: 'EN' })
    expect([alone.statusCode, alone.json().message]).toEqual([
      400,
      'The model from en into de is not sure of this text.',
    ])
  })

  test('is not marked where all are sure', async () => {
    const { json } = await open()
    const response = await json({ text: ['hello'], target_lang: 'DE', source_lang: 'EN' })
    expect(response.headers['x-mainstay-unsure']).toBeUndefined()
  })
})

test('tells characters and the kind of model only when asked', async () => {
  const { json } = await open()
  const body = { text: ['hello'], target_lang: 'DE', source_lang: 'EN' }
  const response = await json({ ...body, show_billed_characters: true, model_type: 'prefer_quality_optimized' })
  expect(response.json()).toEqual({
    translations: [
      { detected_source_language: 'EN', text: 'hallo', billed_characters: 5, model_type_used: 'quality_optimized' },
    ],
  })
})

test('keeps white space and line breaks; nonewlines joins lines, but not paragraphs', async () => {
  const { json } = await open()
  const body = { text: ['  hello\n\nworld \n dog\t'], target_lang: 'DE', source_lang: 'EN' }
  expect((await json(body)).json().translations[0].text).toBe('  hallo\n\nWelt \n Hund\t')
  const joined = await json({ ...body, text: ['hello\nworld\n\ndog'], split_sentences: 'nonewlines' })
  expect(joined.json().translations[0].text).toBe('hallo Welt\n\nHund')
})

test.each([
  ['unclosed tags', '<p>hello <b>world'],
  ['a stray bracket', 'hello < world'],
  ['an element that ends before it begins', '</b>hello'],
])('%s are no failure', async (_what, text) => {
  const { json } = await open()
  const response = await json({ text: [text], target_lang: 'DE', source_lang: 'EN', tag_handling: 'html' })
  expect(response.statusCode).toBe(200)
  expect(response.json().translations[0].text).toContain('hallo')
})

test('a text of 128 kB is translated whole', async () => {
  const { json } = await open()
  const text = 'hello world see the dog now '.repeat(4_700)
  expect(text.length).toBeGreaterThan(128 * 1_024)
  const response = await json({ text: [text], target_lang: 'DE', source_lang: 'EN' })
  expect(response.statusCode).toBe(200)
  expect(response.json().translations[0].text.match(/hallo/g)).toHaveLength(4_700)
})

describe('refusals hold a message and no translations', () => {
  test.each([
    ['no target', 'text=hello', 400, 'The body lacks "target_lang".'],
    ['no text', 'target_lang=DE', 400, 'The body lacks "text".'],
    ['an unknown target', 'text=hello&target_lang=QQQQ', 400, "Value for 'target_lang' not supported"],
    ['an unknown source', 'text=hello&target_lang=DE&source_lang=42', 400, "Value for 'source_lang' not supported"],
    ['a pair without a model', 'text=hello&target_lang=FR&source_lang=EN', 400, 'mainstay translation pull en-fr'],
    ['51 texts', `${'text=a&'.repeat(51)}target_lang=DE`, 400, 'text'],
    ['another tag handling', 'text=a&target_lang=DE&tag_handling=rtf', 400, "Value for 'tag_handling'"],
    ['another formality', 'text=a&target_lang=DE&formality=rude', 400, "Value for 'formality'"],
    ['a glossary without a source', 'text=a&target_lang=DE&glossary_id=x', 400, "Value for 'source_lang' required"],
    ['an unknown glossary', 'text=a&target_lang=DE&source_lang=EN&glossary_id=x', 404, 'Glossary not found'],
  ])('%s', async (_what, body, status, message) => {
    const { form } = await open()
    const response = await form(body)
    expect(response.statusCode).toBe(status)
    expect(response.json()).toEqual({ message: expect.stringContaining(message) })
  })

  test.each([
    ['no key', {}],
    ['a wrong key', { authorization: 'DeepL-Auth-Key wrong' }],
    ['another scheme', { authorization: 'Bearer wrong' }],
  ])('%s', async (_what, headers) => {
    const { app } = await open()
    const response = await app.server.inject({ url: '/translate/v2/usage', headers })
    expect([response.statusCode, Object.keys(response.json())]).toEqual([403, ['message']])
  })

  test('more characters than are left, which cost nothing then', async () => {
    const { form, get } = await open({ TRANSLATE_HEADER_KEY_PAID_CHARACTERS: '6' })
    const response = await form('text=hello&text=world&target_lang=DE&source_lang=EN')
    expect([response.statusCode, response.json()]).toEqual([
      456,
      { message: expect.stringContaining('Quota exceeded: 10 characters were sent, and 6 are left') },
    ])
    expect((await get('/v2/usage')).json()).toEqual({ character_count: 0, character_limit: 6 })
  })

  test('a failure costs nothing', async () => {
    const { form, get } = await open()
    await form('text=hello&target_lang=FR&source_lang=EN')
    expect((await get('/v2/usage')).json().character_count).toBe(0)
  })
})

describe('glossaries', () => {
  const glossary = {
    name: 'Tiere',
    source_lang: 'EN',
    target_lang: 'DE',
    entries_format: 'tsv',
    entries: 'dog\tDackel',
  }
  const path = '/translate/v2/glossaries'

  test('are for one pair, and for the key that made them', async () => {
    const { app, json, get } = await open()
    const made = (await json(glossary, path)).json()
    expect(made).toMatchObject({ source_lang: 'en', target_lang: 'de', entry_count: 1, ready: true })
    const other = { text: ['dog'], target_lang: 'EN', source_lang: 'DE', glossary_id: made.glossary_id }
    expect((await json(other)).json().message).toContain('is from en into de, not from de into en')
    const stranger = (await app.keys.make({ name: 'other', scopes: '*', plan: 'paid' })).secret
    const foreign = await app.server.inject({
      url: `${path}/${made.glossary_id}`,
      headers: { authorization: `DeepL-Auth-Key ${stranger}` },
    })
    expect(foreign.statusCode).toBe(404)
    expect((await get(`/v2/glossaries/${made.glossary_id}`)).json()).toEqual(made)
  })

  test('entries come as tab-separated values, and as JSON for who asks for it alone', async () => {
    const { json, get } = await open()
    const { glossary_id: id } = (await json(glossary, path)).json()
    const plain = await get(`/v2/glossaries/${id}/entries`)
    expect([plain.body, plain.headers['content-type']]).toEqual([
      'dog\tDackel',
      'text/tab-separated-values; charset=utf-8',
    ])
    const asked = await get(`/v2/glossaries/${id}/entries`, { accept: 'application/json' })
    expect(asked.json()).toEqual({ entries: 'dog\tDackel' })
  })

  test.each([
    ['no tab', { entries: 'dog Dackel' }],
    ['another format', { entries_format: 'xls' }],
    ['no name', { name: '' }],
    ['an unknown language', { source_lang: '??' }],
  ])('%s is refused', async (_what, change) => {
    const { json } = await open()
    const response = await json({ ...glossary, ...change }, path)
    expect([response.statusCode, Object.keys(response.json())]).toEqual([400, ['message']])
  })
})
