import { expect, test } from 'vitest'
import { openWikiApp, type WikiApp } from './testing/open-wiki-app.ts'

function post({ app }: WikiApp, fields: Readonly<Record<string, string>>) {
  return app.server.inject({
    method: 'POST',
    url: '/encyclopedia/en/w/api.php',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ format: 'json', formatversion: '2', ...fields }).toString(),
  })
}

test('a title of 40,000 marks is too long, and is told so', async () => {
  const wiki = await openWikiApp()
  const response = await post(wiki, { action: 'query', titles: `a${'\u0323\u0301'.repeat(20_000)}` })
  expect(response.json().query.pages).toEqual([
    {
      title: expect.stringMatching(/^ạ/),
      invalid: true,
      invalidreason: 'The requested page title is too long. It must be no longer than 255 bytes in UTF-8 encoding.',
    },
  ])
})

test('a body longer than any call of 50 titles is refused', async () => {
  const response = await post(await openWikiApp(), { action: 'query', titles: `a${'\u0323\u0301'.repeat(160_000)}` })
  expect(response.statusCode).toBe(413)
  expect(response.json().error).toMatchObject({
    code: 'body_too_large',
    info: 'The body is larger than 262144 bytes.',
  })
})

test('of 20,000 headings each stands where it is in the text', async () => {
  const text = `é😀\n${'=a=\n'.repeat(20_000)}`
  const { parse } = (await post(await openWikiApp(), { action: 'parse', prop: 'sections', text })).json()
  expect(parse.sections).toHaveLength(20_000)
  expect(parse.sections[0]).toMatchObject({ index: '1', number: '1', byteoffset: 3, anchor: 'a' })
  expect(parse.sections[19_999]).toMatchObject({ index: '20000', byteoffset: 3 + 19_999 * 4, anchor: 'a_20000' })
})
