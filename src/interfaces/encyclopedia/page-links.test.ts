/** The table of links, and all that is listed from it; what is expected is what MediaWiki 1.39 lists for the same pages. */
import { describe, expect, test } from 'vitest'
import { openWikiApp } from './testing/open-wiki-app.ts'
import { testSite, writeTestWiki } from './testing/test-wiki.ts'

const markup = `{{Around|[[Given]]}} {{Missing one}} {{:Missing article}} {{#if:{{Missing two}}|[[Shown]]|[[Not shown]]}}
[[File:X.png|thumb|link=Linked page|cap [[Caption link]]]] [[File:Z.png|link=]] [[File:Y.png|link=http://link.example/]]
{{#ifexist:Never there|a|b}} {{#ifexist:Harbour|a|b}} [[Shore]] [[/Sub]] <nowiki>[[Text]]</nowiki>
<gallery>
File:G.png|[[In gallery]]|link=Gallery linked
H.jpg
</gallery>`

const pages = {
  Shore: markup,
  Harbour: '[[Harbour#Boats]] [[Shore]]',
  'Template:Around': '{{Inner|{{{1}}}}} [[From template]]<noinclude>[[Only on its own page]]</noinclude>',
  'Template:Inner': '{{{1}}} [[From inner]] [[Category:Made by templates]]',
  'Project:Rules': '{{Inner|x}} [[/Sub/]] [[../Other]] [[Talk:Shore]]',
  'Project:Rules/Old': '[[/New]] [[../Next]] [[../]]',
  Round: '#REDIRECT [[Round]]',
}

async function open(written: Readonly<Record<string, string>> = pages) {
  const wiki = await openWikiApp({}, (storage) => writeTestWiki(storage, testSite, written))
  const ask = async (parameters: Readonly<Record<string, string>>) =>
    (await wiki.get({ action: 'query', formatversion: '2', ...parameters })).body
  return { ...wiki, ask }
}

const titled = (titles: readonly string[]) => titles.map((title) => ({ title }))

describe('prop=links', () => {
  test.each([
    [
      'Shore',
      [
        '/Sub',
        'Caption link',
        'From inner',
        'From template',
        'Gallery linked',
        'Given',
        'Harbour',
        'In gallery',
        'Linked page',
        'Missing article',
        'Never there',
        'Shown',
        'Template:Missing one',
      ],
    ],
    ['Harbour', ['Harbour', 'Shore']],
    ['Template:Around', ['From inner', 'From template', 'Only on its own page']],
    ['Project:Rules', ['From inner', 'Talk:Shore', 'Project:Rules/Sub']],
    ['Project:Rules/Old', ['Project:Rules', 'Project:Rules/Next', 'Project:Rules/Old/New']],
    ['Round', ['Round']],
  ])('of %s', async (titles, links) => {
    const { ask } = await open()
    expect(await ask({ titles, prop: 'links', pllimit: 'max' })).toMatchObject({
      query: { pages: [{ links: titled(links) }] },
    })
  })

  test('follows a template that changes', async () => {
    const { ask, storage } = await open({ Shore: '{{Around}} [[Own]]', 'Template:Around': '[[Brought]]' })
    const both = { query: { pages: [{ links: titled(['Brought', 'Own']) }] } }
    expect(await ask({ titles: 'Shore', prop: 'links' })).toMatchObject(both)
    await writeTestWiki(storage, testSite, { Shore: '{{Around}} [[Own]]', 'Template:Around': '[[Brought later]]' })
    expect(await ask({ titles: 'Shore', prop: 'links' })).toMatchObject({
      query: { pages: [{ links: titled(['Brought later', 'Own']) }] },
    })
  })
})

test('what templates link to is found from the other end', async () => {
  const { ask } = await open()
  expect(await ask({ list: 'backlinks', bltitle: 'From inner' })).toMatchObject({
    query: { backlinks: titled(['Shore', 'Template:Around', 'Template:Inner', 'Project:Rules']) },
  })
  expect(await ask({ titles: 'From template', prop: 'linkshere' })).toMatchObject({
    query: { pages: [{ linkshere: titled(['Shore', 'Template:Around']) }] },
  })
  expect(await ask({ titles: 'Project:Rules', generator: 'links', gplnamespace: '0' })).toMatchObject({
    query: { pages: [{ title: 'From inner', missing: true }] },
  })
})

test('action=parse lists them, too', async () => {
  const { ask } = await open()
  const text = '{{Around|[[Given]]}} [[Harbour]]'
  const { links } = await ask({ action: 'parse', text, prop: 'links' }).then(readParse)
  expect(links?.map(({ title }) => title)).toEqual(['Harbour', 'Given', 'From inner', 'From template'])
})

function readParse(body: unknown): { readonly links?: readonly { readonly title: string }[] } {
  return typeof body === 'object' && body !== null && 'parse' in body && body.parse ? body.parse : {}
}

test('a file’s gallery is among its uses', async () => {
  const { ask } = await open()
  expect(await ask({ titles: 'Shore', prop: 'images' })).toMatchObject({
    query: { pages: [{ images: titled(['File:G.png', 'File:H.jpg', 'File:X.png', 'File:Y.png', 'File:Z.png']) }] },
  })
})
