import { expect, test } from 'vitest'
import { collect } from '../../client/__fixtures__/collect.ts'
import { createClient } from '../../client/index.ts'
import { listen, openWikiApp } from './testing/open-wiki-app.ts'
import { testPages } from './testing/test-wiki.ts'

async function open() {
  const { app } = await openWikiApp()
  return createClient({ baseUrl: await listen(app) }).encyclopedia
}

test('reads an article, redirects followed', async () => {
  const encyclopedia = await open()
  expect(await encyclopedia.readArticle('en', 'Brine')).toBe(testPages['Sea'])
  expect(await encyclopedia.readArticle('en', 'Café “Über” & Söhne?')).toBe('A [[sea|view]].')
  expect(await encyclopedia.readArticle('en', 'Empty')).toBe('')
})

test('an article that is not there is undefined, and why is told', async () => {
  const encyclopedia = await open()
  const codes: unknown[] = []
  for (const lang of ['en', 'xx'])
    await encyclopedia.readArticle(lang, 'Nowhere', {
      onFailure: (answer) => codes.push([answer.status, Reflect.get(Object(answer.body), 'error').code]),
    })
  expect(codes).toEqual([
    [200, 'missingtitle'],
    [404, 'unknown_edition'],
  ])
})

test('walks all links of an article, or as many requests of them as it may', async () => {
  const encyclopedia = await open()
  expect(await collect(encyclopedia.readLinks('en', 'Hub'))).toHaveLength(1203)
  expect(await collect(encyclopedia.readLinks('en', 'Hub', { maxRequests: 2 }))).toHaveLength(1000)
  expect(await collect(encyclopedia.readLinks('en', 'Tide'))).toEqual([
    'Hidden',
    'Ocean current',
    'Salt',
    'Water',
    'Talk:Sea',
    'Help:Contents',
  ])
  expect(await collect(encyclopedia.readLinks('en', 'Nowhere'))).toEqual([])
})

test('a page is a text', async () => {
  const encyclopedia = await open()
  const page = await encyclopedia.readPage({ params: { lang: 'en', title: 'Sea' } })
  expect(page.ok && page.body).toContain('<h1>Sea</h1>')
})

test('the contract’s own calls are there, too', async () => {
  const encyclopedia = await open()
  const answer = await encyclopedia.actByForm({
    params: { lang: 'en' },
    body: { action: 'parse', page: 'Sea', prop: 'wikitext', format: 'json' },
  })
  expect(answer).toMatchObject({ ok: true, body: { parse: { wikitext: { '*': testPages['Sea'] } } } })
})
