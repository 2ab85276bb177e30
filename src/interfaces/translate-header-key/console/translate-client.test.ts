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

test('a document is uploaded, watched and fetched', async () => {
  const { origin, makeKey } = await openTranslateApp()
  const client = createTranslateClient(await makeKey('paid'), origin)
  const file = { name: 'a "b".txt', bytes: new TextEncoder().encode('hello world') }
  const sent = await client.uploadDocument({ body: { file, target_lang: 'DE', source_lang: 'EN' } })
  if (!sent.ok) throw new Error(String(sent.status))
  const call = { params: { document_id: sent.body.document_id }, body: { document_key: sent.body.document_key } }
  await expect
    .poll(async () => (await client.readDocumentStatus(call)).body)
    .toEqual({ document_id: sent.body.document_id, status: 'done', billed_characters: 11 })
  const fetched = await client.downloadDocument(call)
  expect(fetched.ok && new TextDecoder().decode(fetched.body)).toBe('hallo Welt')
  expect(fetched.headers['content-disposition']).toBe("attachment; filename*=UTF-8''a%20%22b%22.txt")
})
