import { expect, test } from 'vitest'
import { openTranslateApp } from '../testing/open-translate-app.ts'
import { createTranslateClient } from './translate-client.ts'

const body = { text: 'hello world', source_lang: 'EN', target_lang: 'DE' }

test.each(['paid', 'free'] as const)('a key on the %s plan translates, and lists languages', async (plan) => {
  const { origin, makeKey } = await openTranslateApp()
  const client = createTranslateClient(await makeKey(plan), origin)
  const [languages, translated] = await Promise.all([
    client.listLanguages({ query: { type: 'source' } }),
    client.translate({ body }),
  ])
  expect(languages.body).toEqual([
    { language: 'DE', name: 'German' },
    { language: 'EN', name: 'English' },
  ])
  expect(translated.body).toMatchObject({ translations: [{ text: 'hallo Welt' }] })
  expect((await client.translate({ body })).body).toMatchObject({ translations: [{ text: 'hallo Welt' }] })
})

test('what another key is told is what the page shows', async () => {
  const { origin, app } = await openTranslateApp()
  const refused = await createTranslateClient('nobody', origin).translate({ body })
  expect([refused.status, refused.body]).toEqual([403, { message: expect.stringMatching(/not known here/) }])
  const { secret } = await app.keys.make({ name: 'geo', scopes: ['ip-location'], plan: 'free' })
  const closed = await createTranslateClient(secret, origin).translate({ body })
  expect([closed.status, closed.body]).toEqual([403, { message: expect.stringMatching(/does not open/) }])
})
