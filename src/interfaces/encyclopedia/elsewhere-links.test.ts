/** Links that lead out of the wiki, as MediaWiki 1.39 answered for the same text. */
import { expect, test } from 'vitest'
import { openWikiApp } from './testing/open-wiki-app.ts'
import { testSite, writeTestWiki } from './testing/test-wiki.ts'

async function ask(text: string, parameters: Readonly<Record<string, string>>) {
  const { get } = await openWikiApp({}, (storage) => writeTestWiki(storage, testSite, { Shore: text }))
  const { body } = await get({ action: 'query', titles: 'Shore', formatversion: '2', ...parameters })
  return body
}

const addresses =
  '[http://a.example/%7Efoo%3A?x=%3a%26&y=ö#f%2F] http://b.example/it. (see http://c.example/q) [news:comp.lang x] tel:+1 ' +
  '[[File:Y.png|link=http://link.example/]] http://d.example/|x https://a.b&nbsp;c [//e.example/y y] //f.example ' +
  '[mailto:harbour@isles.example Mail] [http://e.example/a|b c] <nowiki>http://g.example</nowiki>'

test('addresses of every kind, escaped where they have to be', async () => {
  expect(await ask(addresses, { prop: 'extlinks', ellimit: 'max' })).toMatchObject({
    query: {
      pages: [
        {
          extlinks: [
            '//e.example/y',
            'http://a.example/~foo:?x=:%26&y=%C3%B6#f/',
            'http://b.example/it',
            'http://c.example/q',
            'http://d.example/%7Cx',
            'http://e.example/a%7Cb',
            'http://link.example/',
            'https://a.b',
            'mailto:harbour@isles.example',
            'news:comp.lang',
            'tel:+1',
          ].map((url) => ({ url })),
        },
      ],
    },
  })
})

test('addresses of the wiki itself are none', async () => {
  const text =
    '[https://en.wiki.example/wiki/Tide own] http://en.wiki.example [//EN.wiki.example/?x y] ' +
    'https://en.wiki.example.org/ https://en.wiki.example:81/ {{fullurl:Tide}}'
  expect(await ask(text, { prop: 'extlinks' })).toMatchObject({
    query: {
      pages: [{ extlinks: [{ url: 'https://en.wiki.example.org/' }, { url: 'https://en.wiki.example:81/' }] }],
    },
  })
})

test('titles of other wikis have underscores, but for editions of the same subject', async () => {
  const text = '[[w:Salt of the earth]] [[w:salt of_the earth]] [[:de:Salz der Erde]] [[de:Salz der Erde]]'
  expect(await ask(text, { prop: 'iwlinks|langlinks' })).toMatchObject({
    query: {
      pages: [
        {
          iwlinks: [
            { prefix: 'de', title: 'Salz_der_Erde' },
            { prefix: 'w', title: 'Salt_of_the_earth' },
            { prefix: 'w', title: 'salt_of_the_earth' },
          ],
          langlinks: [{ lang: 'de', title: 'Salz der Erde' }],
        },
      ],
    },
  })
  expect(await ask(text, { prop: 'iwlinks', iwprefix: 'w', iwtitle: 'Salt_of_the_earth' })).toMatchObject({
    query: { pages: [{ iwlinks: [{ prefix: 'w', title: 'Salt_of_the_earth' }] }] },
  })
})
