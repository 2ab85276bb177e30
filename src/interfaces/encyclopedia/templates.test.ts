import { describe, expect, test } from 'vitest'
import { openWikiApp } from './testing/open-wiki-app.ts'
import { testSite, writeTestWiki } from './testing/test-wiki.ts'

const pages = {
  Harrow: "{{Box|name=Harrow}}{{Small}} '''Harrow''' is {{lc:A VILLAGE}}{{Gone|x}} of [[Holm]]. {{Lang|de|Dorf}}",
  'Template:Box':
    '{| class="box"\n| {{{name}}}\n|}<includeonly>{{Track}}</includeonly><noinclude>[[Category:Boxes]]</noinclude>',
  'Template:Track': '<includeonly>[[Category:With a box|{{{name|?}}}]][[File:Box.png]]</includeonly>',
  'Template:Small': '{{DISPLAYTITLE:{{lcfirst:{{PAGENAME}}}}}}{{DEFAULTSORT:{{uc:{{PAGENAME}}}}}}',
  'Template:Lang': '{{#invoke:Lang|lang}}',
  'Category:With a box': '__HIDDENCAT__',
  Alias: '#REDIRECT [[Harrow]]',
}

async function ask(parameters: Readonly<Record<string, string>>, written: Readonly<Record<string, string>> = pages) {
  const { get } = await openWikiApp({}, (storage) => writeTestWiki(storage, testSite, written))
  return (await get({ action: 'query', formatversion: '2', ...parameters })).body
}

describe('what templates bring in belongs to the page', () => {
  test.each([
    [
      { prop: 'categories', clprop: 'sortkey|hidden' },
      { categories: [{ ns: 14, title: 'Category:With a box', sortkeyprefix: '?', hidden: true }] },
    ],
    [
      { prop: 'templates' },
      {
        templates: ['Template:Box', 'Template:Gone', 'Template:Lang', 'Template:Small', 'Template:Track'].map(
          (title) => ({ ns: 10, title }),
        ),
      },
    ],
    [{ prop: 'images' }, { images: [{ ns: 6, title: 'File:Box.png' }] }],
    [{ prop: 'pageprops' }, { pageprops: { defaultsort: 'HARROW', displaytitle: 'harrow' } }],
    [{ prop: 'info', inprop: 'displaytitle' }, { displaytitle: 'harrow' }],
    [
      { prop: 'links' },
      {
        links: [
          { ns: 0, title: 'Holm' },
          { ns: 10, title: 'Template:Gone' },
        ],
      },
    ],
    [{ prop: 'extracts', explaintext: '1' }, { extract: 'Harrow is a village of Holm. Dorf' }],
  ])('%j', async (parameters, expected) => {
    expect(await ask({ ...parameters, titles: 'Harrow' })).toMatchObject({ query: { pages: [expected] } })
  })

  test('and is found by it', async () => {
    expect(await ask({ list: 'categorymembers', cmtitle: 'Category:With a box' })).toMatchObject({
      query: { categorymembers: [{ title: 'Harrow' }] },
    })
    expect(await ask({ list: 'embeddedin', eititle: 'Template:Track' })).toMatchObject({
      query: { embeddedin: [{ title: 'Harrow' }] },
    })
    expect(await ask({ list: 'categorymembers', cmtitle: 'Category:Hidden categories' })).toMatchObject({
      query: { categorymembers: [{ title: 'Category:With a box' }] },
    })
  })
})

test('a template that changes changes what pages are found by', async () => {
  const { get, storage } = await openWikiApp({}, (storage) => writeTestWiki(storage, testSite, pages))
  const list = async (cmtitle: string) =>
    (await get({ action: 'query', list: 'categorymembers', cmtitle, formatversion: '2' })).body
  expect(await list('Category:With a box')).toMatchObject({ query: { categorymembers: [{ title: 'Harrow' }] } })
  await writeTestWiki(storage, testSite, {
    ...pages,
    'Template:Track': '<includeonly>[[Category:Tracked]]</includeonly>',
  })
  expect(await list('Category:With a box')).toMatchObject({ query: { categorymembers: [] } })
  expect(await list('Category:Tracked')).toMatchObject({ query: { categorymembers: [{ title: 'Harrow' }] } })
})

describe('action=expandtemplates', () => {
  const expand = (parameters: Readonly<Record<string, string>>) => ask({ action: 'expandtemplates', ...parameters })

  test.each([
    [{ text: '{{Track|x}}', prop: 'wikitext' }, { wikitext: '[[Category:With a box|?]][[File:Box.png]]' }],
    [{ text: '{{PAGENAME}}', prop: 'wikitext' }, { wikitext: 'API' }],
    [{ text: '{{PAGENAME}}', title: 'User:x', prop: 'wikitext' }, { wikitext: 'X' }],
    [{ text: '{{PAGENAME}}', revid: '101', prop: 'wikitext' }, { wikitext: 'Harrow' }],
    [{ text: 'a<!-- b -->', prop: 'wikitext' }, { wikitext: 'a' }],
    [{ text: 'a<!-- b -->', prop: 'wikitext', includecomments: '1' }, { wikitext: 'a<!-- b -->' }],
    [
      { text: '{{Small}}', title: 'Holm', prop: 'properties|volatile' },
      { properties: { defaultsort: 'HOLM', displaytitle: 'holm' }, volatile: false },
    ],
    [{ text: 'x', prop: 'ttl' }, []],
  ])('%j', async (parameters, expandtemplates) => {
    expect(await expand(parameters)).toEqual({ expandtemplates })
  })

  test('without prop answers in the older form, and says so', async () => {
    const { get } = await openWikiApp({}, (storage) => writeTestWiki(storage, testSite, pages))
    const { body } = await get({ action: 'expandtemplates', text: '{{lc:A}}' })
    expect(body).toMatchObject({
      expandtemplates: { '*': 'a' },
      warnings: { expandtemplates: { '*': expect.stringMatching(/^Because "prop" was not specified/) } },
    })
  })

  test.each([
    [{ text: '' }, 'missingparam', 'The "text" parameter must be set.'],
    [{ text: 'x', title: 'a[b' }, 'invalidtitle', 'Bad title "a[b".'],
    [{ text: 'x', revid: '999' }, 'nosuchrevid', 'There is no revision with ID 999.'],
  ])('%j is refused', async (parameters, code, info) => {
    expect(await expand(parameters)).toMatchObject({ error: { code, info } })
  })
})

test.each([
  [
    '/* Depth */ see [[Harrow|there]] & [[Nowhere]]',
    '<span dir="auto"><span class="autocomment"><a href="/encyclopedia/en/wiki/Harrow#Depth" title="Harrow">→\u200eDepth</a>: </span> see <a href="/encyclopedia/en/wiki/Harrow" title="Harrow">there</a> &amp; <a href="/encyclopedia/en/w/index.php?title=Nowhere&amp;action=edit&amp;redlink=1" class="new" title="Nowhere (page does not exist)">Nowhere</a></span>',
  ],
  ['<b> "made"', '&lt;b&gt; &quot;made&quot;'],
  [
    '/* Depth */',
    '<span dir="auto"><span class="autocomment"><a href="/encyclopedia/en/wiki/Harrow#Depth" title="Harrow">→\u200eDepth</a></span></span>',
  ],
])('the comment %j in HTML', async (comment, parsedcomment) => {
  const { get } = await openWikiApp({}, (storage) => writeTestWiki(storage, testSite, { Harrow: 'x' }, () => comment))
  const { body } = await get({
    action: 'query',
    prop: 'revisions',
    rvprop: 'parsedcomment',
    titles: 'Harrow',
    formatversion: '2',
  })
  expect(body).toMatchObject({ query: { pages: [{ revisions: [{ parsedcomment }] }] } })
})

test('a comment that never ends its heading is read once', async () => {
  const comment = `/*${' '.repeat(100_000)}`
  const { get } = await openWikiApp({}, (storage) => writeTestWiki(storage, testSite, { Harrow: 'x' }, () => comment))
  const { body } = await get({ action: 'query', prop: 'revisions', rvprop: 'parsedcomment', titles: 'Harrow' })
  expect(body).toMatchObject({ query: { pages: { 1: { revisions: [{ parsedcomment: comment }] } } } })
})
