/** The program that people use for the original, pointed here and otherwise unchanged. */
import { v2 } from '@google-cloud/translate'
import { expect, test, vi } from 'vitest'
import { openTranslateApp } from './testing/open-translate-app.ts'

/** Its address is a setting of the environment, read when a client is made. */
async function openClient(environment?: Readonly<Record<string, string>>, key?: string) {
  const { origin, key: made } = await openTranslateApp(environment)
  vi.stubEnv('GOOGLE_CLOUD_TRANSLATE_ENDPOINT', `${origin}/translate2/language/translate/v2`)
  return new v2.Translate({ key: key ?? made, autoRetry: false })
}

test('translates one text and many', async () => {
  const client = await openClient()
  expect((await client.translate('hello world', 'de'))[0]).toBe('hallo Welt')
  expect((await client.translate(['good morning', 'see the dog now'], { from: 'en', to: 'de' }))[0]).toEqual([
    'gut Morgen',
    'sieh der Hund jetzt',
  ])
})

test('translates HTML', async () => {
  const client = await openClient()
  const [html] = await client.translate('<p>hello <b>world</b></p>', { from: 'en', to: 'de', format: 'html' })
  expect(html).toBe('<p>hallo <b>Welt</b></p>')
})

test('tells languages', async () => {
  const client = await openClient()
  expect((await client.detect('駅はどこですか。'))[0]).toEqual({
    language: 'ja',
    confidence: 1,
    input: '駅はどこですか。',
  })
  const [many] = await client.detect(['Guten Morgen, wie geht es Ihnen?', '我們明天見'])
  expect(many.map(({ language }) => language)).toEqual(['de', 'zh-TW'])
})

test('lists languages, named in one of them', async () => {
  const client = await openClient()
  expect((await client.getLanguages())[0]).toEqual([
    { code: 'de', name: 'German' },
    { code: 'en', name: 'English' },
  ])
  expect((await client.getLanguages('ja'))[0]).toEqual([
    { code: 'de', name: 'ドイツ語' },
    { code: 'en', name: '英語' },
  ])
})

test('a wrong key and a used-up allowance are errors that it reads', async () => {
  const stranger = await openClient({}, 'wrong')
  await expect(stranger.translate('hello', 'de')).rejects.toMatchObject({
    code: 400,
    errors: [{ domain: 'usageLimits', reason: 'keyInvalid' }],
  })
  const client = await openClient({ TRANSLATE_QUERY_KEY_PAID_CHARACTERS: '4' })
  await expect(client.translate('hello', { from: 'en', to: 'de' })).rejects.toMatchObject({
    code: 403,
    errors: [{ reason: 'dailyLimitExceeded' }],
    message: expect.stringContaining('Quota exceeded'),
  })
})
