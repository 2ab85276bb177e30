/** The program that people use for the original, pointed here and otherwise unchanged. */
import * as deepl from 'deepl-node'
import { expect, test } from 'vitest'
import { openTranslateApp } from './testing/open-translate-app.ts'

/** It waits and tries again by itself, which no test should. */
const options = { maxRetries: 0, minTimeout: 60_000 }

async function openClient(environment?: Readonly<Record<string, string>>) {
  const { origin, makeKey } = await openTranslateApp(environment)
  return new deepl.Translator(await makeKey('paid'), { serverUrl: `${origin}/translate`, ...options })
}

test('translates one text and many, and tells the language they were in', async () => {
  const client = await openClient()
  expect(await client.translateText('hello world', 'en', 'de')).toMatchObject({
    text: 'hallo Welt',
    detectedSourceLang: 'en',
    billedCharacters: 11,
  })
  const many = await client.translateText(['good morning', 'see the dog now'], null, 'de')
  expect(many.map(({ text, detectedSourceLang }) => [text, detectedSourceLang])).toEqual([
    ['gut Morgen', 'en'],
    ['sieh der Hund jetzt', 'en'],
  ])
  expect((await client.translateText('hallo Welt', null, 'en-GB')).text).toBe('hello world')
})

test('keeps tags, and leaves elements alone that are to be ignored', async () => {
  const client = await openClient()
  const html = await client.translateText('<p>hello <b>world</b></p>', 'en', 'de', { tagHandling: 'html' })
  expect(html.text).toBe('<p>hallo <b>Welt</b></p>')
  const xml = await client.translateText('<p>hello <keep>world</keep></p>', 'en', 'de', {
    tagHandling: 'xml',
    ignoreTags: ['keep'],
  })
  expect(xml.text).toBe('<p>hallo <keep>world</keep></p>')
})

test('lists languages and counts characters', async () => {
  const client = await openClient({ TRANSLATE_HEADER_KEY_PAID_CHARACTERS: '1000' })
  expect(await client.getSourceLanguages()).toEqual([
    { code: 'de', name: 'German' },
    { code: 'en', name: 'English' },
  ])
  expect(await client.getTargetLanguages()).toEqual([
    { code: 'de', name: 'German', supportsFormality: false },
    { code: 'en-GB', name: 'English (United Kingdom)', supportsFormality: false },
    { code: 'en-US', name: 'English (United States)', supportsFormality: false },
  ])
  await client.translateText(['hello', '🎉 world'], 'en', 'de')
  expect((await client.getUsage()).character).toMatchObject({ count: 12, limit: 1_000 })
})

test('makes, lists, reads, applies and deletes glossaries', async () => {
  const client = await openClient()
  const entries = new deepl.GlossaryEntries({ entries: { dog: 'Dackel', world: 'Erde' } })
  const made = await client.createGlossary('Animals', 'en', 'de', entries)
  expect(made).toMatchObject({ name: 'Animals', ready: true, sourceLang: 'en', targetLang: 'de', entryCount: 2 })
  expect(made.creationTime.getTime()).toBeGreaterThan(Date.now() - 60_000)
  expect(await client.getGlossary(made.glossaryId)).toEqual(made)
  expect(await client.listGlossaries()).toEqual([made])
  expect((await client.getGlossaryEntries(made)).entries()).toEqual({ dog: 'Dackel', world: 'Erde' })
  expect((await client.translateText('see the dog now', 'en', 'de', { glossary: made })).text).toBe(
    'sieh der Dackel jetzt',
  )
  await client.deleteGlossary(made)
  expect(await client.listGlossaries()).toEqual([])
  await expect(client.deleteGlossary(made)).rejects.toThrow(deepl.GlossaryNotFoundError)
  await expect(client.getGlossaryEntries(made)).rejects.toThrow(deepl.GlossaryNotFoundError)
})

test('makes a glossary of a CSV file', async () => {
  const client = await openClient()
  const made = await client.createGlossaryWithCsv(
    'Animals',
    'en',
    'de',
    Buffer.from('"dog",Dackel\r\nworld,"Erde, unsere"\r\n'),
  )
  expect((await client.getGlossaryEntries(made)).entries()).toEqual({ dog: 'Dackel', world: 'Erde, unsere' })
  expect(await client.getGlossaryLanguagePairs()).toEqual([
    { sourceLang: 'de', targetLang: 'en' },
    { sourceLang: 'en', targetLang: 'de' },
  ])
})

test('a wrong key, a used-up quota and a bad language are the errors that it knows', async () => {
  const { origin, makeKey } = await openTranslateApp({ TRANSLATE_HEADER_KEY_PAID_CHARACTERS: '8' })
  const serverUrl = `${origin}/translate`
  const stranger = new deepl.Translator('wrong', { serverUrl, ...options })
  await expect(stranger.translateText('hello', null, 'de')).rejects.toThrow(deepl.AuthorizationError)
  const client = new deepl.Translator(await makeKey('paid'), { serverUrl, ...options })
  await client.translateText('hello', 'en', 'de')
  await expect(client.translateText('world', 'en', 'de')).rejects.toThrow(deepl.QuotaExceededError)
  expect((await client.getUsage()).anyLimitReached()).toBe(false)
  await expect(client.translateText('dog', 'en', '42' as 'de')).rejects.toThrow("Value for 'target_lang' not supported")
})

test('the free plan has a host of its own, with its own keys and limits', async () => {
  const { origin, makeKey } = await openTranslateApp({ TRANSLATE_HEADER_KEY_FREE_CHARACTERS: '20' })
  const [free, paid] = [await makeKey('free'), await makeKey('paid')]
  const at = (key: string, base: string) => new deepl.Translator(key, { serverUrl: `${origin}/${base}`, ...options })
  const client = at(free, 'translate-free')
  expect((await client.translateText('hello', 'en', 'de')).text).toBe('hallo')
  expect((await client.getUsage()).character).toMatchObject({ count: 5, limit: 20 })
  await expect(at(free, 'translate').getUsage()).rejects.toThrow('whose base address ends in /translate-free')
  await expect(at(paid, 'translate-free').getUsage()).rejects.toThrow('whose base address ends in /translate;')
})

test('makes, lists, changes, applies and deletes glossaries of several dictionaries', async () => {
  const { origin, makeKey } = await openTranslateApp()
  const client = new deepl.DeepLClient(await makeKey('paid'), { serverUrl: `${origin}/translate`, ...options })
  const entriesOf = (entries: Record<string, string>) => new deepl.GlossaryEntries({ entries })
  const made = await client.createMultilingualGlossary('Animals', [
    { sourceLangCode: 'en', targetLangCode: 'de', entries: entriesOf({ dog: 'Dackel' }) },
    { sourceLangCode: 'de', targetLangCode: 'en', entries: entriesOf({ Hund: 'hound' }) },
  ])
  expect(made.dictionaries).toHaveLength(2)
  expect(await client.getMultilingualGlossary(made.glossaryId)).toEqual(made)
  expect(await client.listMultilingualGlossaries()).toEqual([made])
  expect(await client.listGlossaries()).toEqual([])
  const say = async (text: string, from: 'en' | 'de', to: 'de' | 'en-GB') =>
    (await client.translateText(text, from, to, { glossary: made })).text
  expect(await say('see the dog now', 'en', 'de')).toBe('sieh der Dackel jetzt')
  expect(await say('Hund', 'de', 'en-GB')).toBe('hound')
  await client.replaceMultilingualGlossaryDictionary(made, {
    sourceLangCode: 'en',
    targetLangCode: 'de',
    entries: entriesOf({ dog: 'Pudel' }),
  })
  expect(await say('see the dog now', 'en', 'de')).toBe('sieh der Pudel jetzt')
  await client.updateMultilingualGlossaryDictionary(made, {
    sourceLangCode: 'en',
    targetLangCode: 'de',
    entries: entriesOf({ world: 'Erde' }),
  })
  const { entries } = await client.getMultilingualGlossaryDictionaryEntries(made, 'en', 'de')
  expect(entries.entries()).toEqual({ dog: 'Pudel', world: 'Erde' })
  expect((await client.updateMultilingualGlossaryName(made, 'Beasts')).name).toBe('Beasts')
  await client.deleteMultilingualGlossaryDictionary(made, 'de', 'en')
  expect((await client.getMultilingualGlossary(made.glossaryId)).dictionaries).toHaveLength(1)
  await client.deleteMultilingualGlossary(made.glossaryId)
  await expect(client.getMultilingualGlossary(made.glossaryId)).rejects.toThrow(deepl.GlossaryNotFoundError)
})
