import { Type } from 'typebox'
import { describe, expect, onTestFinished, test } from 'vitest'
import { readSettings } from '../../../kernel/foundation/config/read-settings.ts'
import { createYieldToEventLoop } from '../../../kernel/foundation/workers/yield-to-event-loop.ts'
import { findFreePort } from '../../../kernel/testing/find-free-port.ts'
import { answer, type Fault, startFakeTranslationServer } from '../testing/start-fake-translation-server.ts'
import { anyEnglish, describeTranslationEngine } from './conformance.ts'
import createEngine from './upstream.ts'
import { upstreamSettings } from './upstream/settings.ts'

function open(url: string, environment: Readonly<Record<string, string>> = {}) {
  const given = { TRANSLATION_UPSTREAM_URL: url, ...environment }
  const settings = readSettings(Type.Object(upstreamSettings), given)
  const engine = createEngine({ settings, now: Date.now, yieldToEventLoop: createYieldToEventLoop() })
  onTestFinished(() => engine[Symbol.asyncDispose]())
  return engine
}

async function start(wire: string, environment: Readonly<Record<string, string>> = {}) {
  const fake = await startFakeTranslationServer()
  const engine = open(fake.url, { TRANSLATION_UPSTREAM_WIRE: wire, TRANSLATION_UPSTREAM_KEY: 'k y', ...environment })
  const say = (text: string, request: object = {}) =>
    engine.translate({ source: 'en', target: 'de', format: 'text', text, ...request }, new AbortController().signal)
  return { fake, engine, say }
}

const wires = ['libretranslate', 'deepl', 'google', 'mtranserver'] as const

for (const wire of wires) {
  describeTranslationEngine(`upstream by a fake server of the wire ${wire}`, async () => (await start(wire)).engine, {
    pair: { source: 'en', target: 'de' },
    missing: { source: 'en', target: 'ja' },
    ...anyEnglish,
  })
}

test('other translations of a text that goes as a whole are the server’s', async () => {
  const { fake, say } = await start('libretranslate')
  const fault: Fault = (response) =>
    answer(response, 200, { translatedText: ['das Haus'], alternatives: [['das Gebäude', 7, 'ein Haus']] })
  fake.faults.push(fault, fault)
  expect(await say('The house', { alternatives: 2 })).toEqual({
    text: 'das Haus',
    alternatives: ['das Gebäude', 'ein Haus'],
  })
  expect(fake.calls[0]?.body).toMatchObject({ alternatives: 2 })
  expect(await say(' The house\n', { alternatives: 2 })).toEqual({ text: ' das Haus\n' })
})

describe('calls as each wire has them', () => {
  test.each([
    [
      'libretranslate',
      '/translate',
      { q: ['The house', 'My book'], source: 'en', target: 'de', format: 'text', api_key: 'k y' },
      {},
    ],
    [
      'deepl',
      '/v2/translate',
      {
        text: ['The house', 'My book'],
        source_lang: 'EN',
        target_lang: 'DE',
        preserve_formatting: true,
        formality: 'prefer_less',
        context: 'About houses.',
      },
      { authorization: 'DeepL-Auth-Key k y' },
    ],
    [
      'google',
      '/language/translate/v2?key=k%20y',
      { q: ['The house', 'My book'], source: 'en', target: 'de', format: 'text' },
      {},
    ],
    [
      'mtranserver',
      '/translate/batch',
      { from: 'en', to: 'de', texts: ['The house', 'My book'], html: false },
      { authorization: 'k y' },
    ],
  ])('%s', async (wire, url, body, headers) => {
    const { fake, say } = await start(wire)
    const request = { formality: 'less', context: 'About houses.' }
    const translations = await Promise.all([say('The house', request), say(' My book\n', request), say('…', request)])
    expect(translations.map(({ text }) => text)).toEqual(['das Haus', ' mein lesen\n', '…'])
    expect(fake.calls).toMatchObject([{ url, body, headers }])
    expect(Object.keys(fake.calls[0]?.body ?? {}).toSorted()).toEqual(Object.keys(body).toSorted())
  })

  test.each([
    ['deepl', { tag_handling: 'html' }],
    ['google', { format: 'html' }],
  ])('HTML goes to %s as it is', async (wire, body) => {
    const { fake, say } = await start(wire)
    expect(await say('<p>The <b>house</b></p>', { format: 'html' })).toEqual({ text: '<p>das <b>Haus</b></p>' })
    expect(fake.calls).toMatchObject([{ body }])
  })

  test.each([
    ['libretranslate', ['en>de', 'en>pb', 'de>en'], 'en>pb'],
    ['deepl', ['en>de', 'en>en-GB', 'de>en-GB'], 'de>en-GB'],
    ['google', ['en>de', 'en>zh-Hant', 'de>en', 'de>zh-Hant', 'zh-Hant>en', 'zh-Hant>de'], 'en>zh-Hant'],
    ['mtranserver', ['en>de', 'en>zh', 'de>en', 'de>zh', 'zh>en', 'zh>de'], 'en>zh'],
  ])('pairs of %s', async (wire, pairs, one) => {
    const { fake, engine, say } = await start(wire)
    expect((await engine.listPairs()).map(({ source, target }) => `${source}>${target}`)).toEqual(pairs)
    const [source, target] = one.split('>')
    await say('The house', { source, target })
    const codes = Object.values(fake.calls[0]?.body ?? {})
    expect(codes).toContain({ 'en>pb': 'pb', 'de>en-GB': 'EN-GB', 'en>zh-Hant': 'zh-TW', 'en>zh': 'zh-Hans' }[one])
  })
})

describe('servers that fail', () => {
  test('120 texts at once are as many calls as the wire needs, and each has its own answer', async () => {
    const { fake, say } = await start('deepl')
    const texts = Array.from({ length: 120 }, (_, index) => `The house ${index}`)
    const translations = await Promise.all(texts.map((text) => say(text)))
    expect(translations.map(({ text }) => text)).toEqual(texts.map((text) => text.replace('The house', 'das Haus')))
    expect(fake.calls.map(({ body }) => [body['text']].flat().length)).toEqual([50, 50, 20])
  })

  test('one text that is refused takes no other with it', async () => {
    const { fake, say } = await start('libretranslate')
    fake.refused = 'Voldemort'
    const outcomes = await Promise.allSettled([say('The house'), say('Voldemort'), say('My book')])
    expect(outcomes).toMatchObject([
      { status: 'fulfilled', value: { text: 'das Haus' } },
      {
        status: 'rejected',
        reason: { status: 400, message: 'The translation server says: Invalid request: Voldemort' },
      },
      { status: 'fulfilled', value: { text: 'mein lesen' } },
    ])
  })

  test.each([
    ['503', 503, '{}', {}],
    ['429 with a short wait', 429, '{}', { 'retry-after': '0' }],
    ['a page of a proxy', 200, '<html>Sign in</html>', { 'content-type': 'text/html' }],
    ['an answer of another wire', 200, '{"ok":true}', {}],
    ['too few texts', 200, '{"translations":[]}', {}],
    ['null', 200, 'null', {}],
  ])('%s is tried again', async (_what, status, body, headers) => {
    const { fake, say } = await start('deepl')
    fake.faults.push((response) => response.writeHead(status, headers).end(body))
    expect(await say('The house')).toEqual({ text: 'das Haus' })
    expect(fake.calls).toHaveLength(2)
  })

  test('a connection that breaks is tried again', async () => {
    const { fake, say } = await start('deepl')
    fake.faults.push((response) => response.destroy())
    fake.faults.push((response) =>
      response.writeHead(200, { 'content-length': '100' }).end('{"trans', () => response.destroy()),
    )
    expect(await say('The house')).toEqual({ text: 'das Haus' })
  })

  test.each([
    ['a long wait', 429, { 'retry-after': '60' }, { code: 'busy', headers: { 'retry-after': '60' } }],
    ['a quota that is used up', 456, {}, { code: 'engine_unavailable', status: 503 }],
    [
      'a wrong key',
      403,
      {},
      { code: 'engine_unavailable', message: expect.stringContaining('TRANSLATION_UPSTREAM_KEY') },
    ],
  ])('%s is handed on at once', async (_what, status, headers, expected) => {
    const { fake, say } = await start('deepl')
    fake.faults.push((response) => answer(response, status, { message: 'no' }, headers))
    await expect(say('The house')).rejects.toMatchObject(expected)
    expect(fake.calls).toHaveLength(1)
  })

  test('a server that is too slow is given up', async () => {
    const { fake, say } = await start('deepl', { TRANSLATION_UPSTREAM_FIRST_BYTE_SECONDS: '1' })
    fake.faults.push(() => undefined)
    await expect(say('The house')).rejects.toMatchObject({ code: 'timed_out' })
    expect(await say('The house')).toEqual({ text: 'das Haus' })
  })

  test('another server answers where one is away', async () => {
    const fake = await startFakeTranslationServer()
    const engine = open(`http://127.0.0.1:${await findFreePort()},${fake.url}`, {
      TRANSLATION_UPSTREAM_WIRE: 'deepl',
    })
    for (let call = 0; call < 6; call++) {
      const request = { source: 'en', target: 'de', format: 'text', text: `The house ${call}` } as const
      expect(await engine.translate(request, new AbortController().signal)).toEqual({ text: `das Haus ${call}` })
    }
  })

  test('a server that is away has no pairs yet', async () => {
    const engine = open(`http://127.0.0.1:${await findFreePort()}`)
    await expect(engine.listPairs()).rejects.toMatchObject({ code: 'engine_failed' })
  })

  test('who leaves is left alone, the others of the call are answered', async () => {
    const { fake, engine, say } = await start('deepl')
    let release = () => {}
    fake.faults.push(
      (response) => (release = () => answer(response, 200, { translations: [{ text: 'eins' }, { text: 'zwei' }] })),
    )
    const controller = new AbortController()
    const request = { source: 'en', target: 'de', format: 'text', text: 'The house' } as const
    const gone = engine.translate(request, controller.signal).catch(() => 'gone')
    const stays = say('My book')
    await expect.poll(() => fake.calls.length).toBe(1)
    controller.abort()
    expect(await gone).toBe('gone')
    release()
    expect(await stays).toEqual({ text: 'zwei' })
  })
})

test.each([{}, { TRANSLATION_UPSTREAM_URL: 'nowhere' }])('%j is said to need an address', (environment) => {
  const settings = readSettings(Type.Object(upstreamSettings), environment)
  expect(() => createEngine({ settings, now: Date.now, yieldToEventLoop: createYieldToEventLoop() })).toThrow(
    'TRANSLATION_UPSTREAM_URL',
  )
})
