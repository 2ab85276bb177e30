/** A glossary that is made by DeepL's wire holds for LibreTranslate's, which gives other translations too. */
import { expect, test } from 'vitest'
import { makeModelsFolder } from '../src/capabilities/translation/testing/make-models-folder.ts'
import translateHeaderKey from '../src/interfaces/translate-header-key/index.ts'
import translateLibre from '../src/interfaces/translate-libre/index.ts'
import { openTestApp } from '../src/kernel/testing/open-test-app.ts'

async function open() {
  const app = await openTestApp([translateHeaderKey, translateLibre], {
    MAINSTAY_DATA: await makeModelsFolder([['Maybe', 'Vielleicht']]),
    TRANSLATION_ENGINE: 'firefox',
  })
  const { secret: key } = await app.keys.make({ name: 'test', scopes: '*', plan: 'paid' })
  const made = await app.server.inject({
    method: 'POST',
    url: '/translate/v2/glossaries',
    headers: { authorization: `DeepL-Auth-Key ${key}` },
    payload: {
      name: 'Tiere',
      source_lang: 'en',
      target_lang: 'de',
      entries_format: 'tsv',
      entries: 'dog\tDackel & Co',
    },
  })
  const { glossary_id: glossary }: { glossary_id: string } = made.json()
  const say = (body: object) =>
    app.server.inject({
      method: 'POST',
      url: '/translate/translate',
      payload: { source: 'en', target: 'de', glossary_id: glossary, api_key: key, ...body },
    })
  return { app, say }
}

test('other translations have the terms of the glossary, line by line and sentence by sentence', async () => {
  const { say } = await open()
  const one = (await say({ q: 'Maybe see the dog', alternatives: 2 })).json()
  expect(one).toMatchObject({
    translatedText: expect.stringMatching(/^Vielleicht.* sieh der Dackel & Co$/),
    alternatives: [expect.any(String), expect.any(String)],
  })
  for (const other of one.alternatives) expect(other).toMatch(/^Vielleicht#[a-g] sieh der Dackel & Co$/)
  const lines = (await say({ q: 'dog\nhello dog. Maybe now\n', alternatives: 1 })).json()
  expect(lines.alternatives).toEqual([
    expect.stringMatching(/^Dackel & Co\nhallo Dackel & Co\. Vielleicht#[a-g] jetzt\n$/),
  ])
})

test('there are none where the text is HTML or long, and the terms are kept all the same', async () => {
  const { say } = await open()
  const html = (await say({ q: '<b>Maybe dog</b>', format: 'html', alternatives: 2 })).json()
  expect(html.alternatives).toEqual([])
  expect(html.translatedText).toContain('Dackel &amp; Co')
  const many = (await say({ q: 'Maybe dog.\n'.repeat(9), alternatives: 2 })).json()
  expect(many.alternatives).toEqual([])
  expect(many.translatedText.match(/Dackel & Co/g)).toHaveLength(9)
})

test.each([
  ['an unknown one', { glossary_id: 'b2f0c0de-0000-4000-8000-000000000000' }, 'there is no glossary'],
  ['another direction', { source: 'de', target: 'en' }, 'from en into de, not from de into en'],
  ['a language to be found out', { source: 'auto' }, 'source has to be a language'],
])('refuses %s', async (_what, fields, message) => {
  const { say } = await open()
  const response = await say({ q: 'dog', ...fields })
  expect([response.statusCode, response.json()]).toEqual([400, { error: expect.stringContaining(message) }])
})
