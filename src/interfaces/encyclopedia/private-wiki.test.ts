/** Wikis that are in no list: other editions of Wikipedia, and those that people keep for themselves. */
import { expect, test } from 'vitest'
import { createSqliteDatabase } from '../../kernel/foundation/storage/testing/test-databases.ts'
import { openTestApp } from '../../kernel/testing/open-test-app.ts'
import { openTestPlatform } from '../../kernel/testing/open-test-platform.ts'
import { wikis } from './content.ts'
import { composeDump, type DumpHead } from './import/testing/compose-dump.ts'
import { writeDump } from './import/testing/import-dump.ts'
import encyclopedia from './index.ts'

async function openWith(lang: string, head: DumpHead, texts: Readonly<Record<string, string>>) {
  const database = await createSqliteDatabase()
  const app = await openTestApp([encyclopedia], { MAINSTAY_DATA: database.options.dataFolder })
  const pages = Object.entries(texts).map(([title, text], index) => ({ id: index + 1, title, texts: [text] }))
  const path = await writeDump(composeDump(pages, head))
  for await (const _progress of wikis.import(path, { lang }, await openTestPlatform(database)));
  return async (code: string, parameters: Readonly<Record<string, string>>) => {
    const query = new URLSearchParams({ action: 'query', format: 'json', formatversion: '2', ...parameters })
    const [path, host] = [`/w/api.php?${query}`, `${code}.encyclopedia.localhost`]
    const [byPath, byHost] = await Promise.all([
      app.server.inject(`/encyclopedia/${code}${path}`),
      app.server.inject({ url: path, headers: { host } }),
    ])
    const body: unknown = byPath.json()
    expect(byHost.statusCode).toBe(byPath.statusCode)
    return body
  }
}

const general = { meta: 'siteinfo', siprop: 'general|namespaces' }

test('a private wiki in German has its names from the dump, and the words of its language', async () => {
  const head = { language: 'de', databaseName: 'mywiki', base: 'https://wiki.example.org/wiki/Start' }
  const ask = await openWith('X-MyWiki', head, {
    Start: '[[datei:a.png]] {{formatnum:1234567.5}} {{CONTENTLANGUAGE}} {{SORTIERUNG:b}} [[kategorie:C]]',
    Alt: '#WEITERLEITUNG [[Start]]',
    'A & B:klein': 'x',
  })
  expect(await ask('x-mywiki', general)).toMatchObject({
    query: {
      general: { lang: 'de', sitename: 'Testpedia', mainpage: 'Start', wikiid: 'mywiki' },
      namespaces: { 6: { name: 'Datei', canonical: 'File' }, 100: { name: 'A & B', case: 'case-sensitive' } },
    },
  })
  expect(await ask('x-mywiki', { titles: 'start', prop: 'images|categories|pageprops' })).toMatchObject({
    query: {
      pages: [
        {
          images: [{ title: 'Datei:A.png' }],
          categories: [{ title: 'Kategorie:C' }],
          pageprops: { defaultsort: 'b' },
        },
      ],
    },
  })
  expect(await ask('x-mywiki', { titles: 'Alt', redirects: '1' })).toMatchObject({
    query: { redirects: [{ from: 'Alt', to: 'Start' }] },
  })
  const text = '{{formatnum:1234567.5}} {{CONTENTLANGUAGE}}'
  expect(await ask('x-mywiki', { action: 'expandtemplates', text, prop: 'wikitext' })).toEqual({
    expandtemplates: { wikitext: '1.234.567,5 de' },
  })
})

test.each([
  ['tr', 'i', 'İ'],
  ['kaa', 'i', 'İ'],
  ['constructor', 'i', 'I'],
])('a wiki in the language %s writes the title %s as %s', async (language, title, written) => {
  const head = { language, databaseName: 'wiki', base: 'https://wiki.example.org/' }
  const ask = await openWith('x-own', head, { A: 'x' })
  expect(await ask('x-own', { titles: title })).toMatchObject({ query: { pages: [{ title: written }] } })
})

test('editions beyond the specification’s list are taken in', async () => {
  const head = { language: 'nds-nl', databaseName: 'nds_nlwiki', base: 'https://nds-nl.wikipedia.org/wiki/V' }
  const ask = await openWith('nds-nl', head, { Zwolle: '[[Iessel]]' })
  expect(await ask('nds-nl', { titles: 'Zwolle', prop: 'links' })).toMatchObject({
    query: { pages: [{ links: [{ title: 'Iessel' }] }] },
  })
})
