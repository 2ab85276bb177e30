import { describe, expect, test } from 'vitest'
import { openWikiApp } from './testing/open-wiki-app.ts'
import { testPages } from './testing/test-wiki.ts'

const text = testPages['Sea']

async function parse(parameters: Readonly<Record<string, string>>) {
  const { get } = await openWikiApp()
  return get({ action: 'parse', ...parameters })
}

test('the call of the specification', async () => {
  const { status, headers, body } = await parse({ page: 'Sea', prop: 'wikitext' })
  expect([status, body]).toEqual([200, { parse: { title: 'Sea', pageid: 2, wikitext: { '*': text } } }])
  expect(headers['content-type']).toBe('application/json; charset=utf-8')
  expect(headers['cache-control']).toBe('private, must-revalidate, max-age=0')
  expect(headers).not.toHaveProperty('mediawiki-api-error')
})

test('formatversion 2 has the text itself, and flags as booleans', async () => {
  const { body } = await parse({ page: 'Sea', prop: 'wikitext|links|revid', formatversion: '2' })
  expect(body).toEqual({
    parse: {
      title: 'Sea',
      pageid: 2,
      revid: 102,
      links: [
        { ns: 0, exists: true, title: 'Water' },
        { ns: 0, exists: false, title: 'Salt' },
        { ns: 0, exists: false, title: 'Ocean current' },
        { ns: 0, exists: false, title: 'Hidden' },
        { ns: 1, exists: true, title: 'Talk:Sea' },
        { ns: 12, exists: false, title: 'Help:Contents' },
      ],
      wikitext: text,
    },
  })
})

test('formatversion 1 writes links with the title in "*" and flags as empty texts', async () => {
  const { body } = await parse({ pageid: '9', prop: 'links' })
  expect(body).toEqual({
    parse: {
      title: 'Water',
      pageid: 9,
      links: [
        { ns: 0, exists: '', '*': 'Sea' },
        { ns: 0, '*': 'Salt' },
        { ns: 0, '*': 'Ice' },
      ],
    },
  })
})

test('without prop there is all that is served', async () => {
  const { body } = await parse({ page: 'Main Page' })
  expect(body).toEqual({
    parse: {
      title: 'Main Page',
      pageid: 1,
      revid: 101,
      langlinks: [],
      categories: [],
      links: [{ ns: 0, exists: '', '*': 'Sea' }],
      templates: [],
      images: [],
      externallinks: [],
      sections: [],
      displaytitle: '<span class="mw-page-title-main">Main Page</span>',
      iwlinks: [],
      wikitext: { '*': 'Welcome to the [[sea]].' },
      properties: [],
      parsewarnings: [],
    },
  })
})

test('an empty article has an empty text', async () => {
  expect((await parse({ page: 'Empty', prop: 'wikitext' })).body).toEqual({
    parse: { title: 'Empty', pageid: 14, wikitext: { '*': '' } },
  })
})

test('more than 1,000 links come at once', async () => {
  const { body } = await parse({ page: 'Hub', prop: 'links', formatversion: '2' })
  const links = Reflect.get(Object(Reflect.get(Object(body), 'parse')), 'links')
  expect(links).toHaveLength(1203)
  expect(links[1202]).toEqual({ ns: 0, exists: false, title: 'Island 1202' })
})

test.each([
  ['of the article by its revision', { oldid: '102' }],
  ['of a title in lower case', { page: 'sea' }],
  ['of a title with underscores and a fragment', { page: '_sea_#Tides' }],
  ['of a title after a colon', { page: ':Sea' }],
  ['reached by a redirect', { page: 'Ocean', redirects: '1' }],
])('the text %s', async (_name, parameters) => {
  const { body } = await parse({ ...parameters, prop: 'wikitext' })
  expect(body).toMatchObject({ parse: { title: 'Sea', pageid: 2, wikitext: { '*': text } } })
})

test('a redirect that is not to be followed shows itself', async () => {
  expect((await parse({ page: 'Ocean', prop: 'wikitext' })).body).toEqual({
    parse: { title: 'Ocean', pageid: 3, wikitext: { '*': '#REDIRECT [[Sea]]' } },
  })
})

test.each([
  [
    'Brine',
    'Sea',
    [
      { from: 'Brine', to: 'Ocean' },
      { from: 'Ocean', to: 'Sea' },
    ],
  ],
  ['Tide', 'Sea', [{ from: 'Tide', to: 'Sea', tofragment: 'Tides' }]],
  [
    'Loop A',
    'Loop A',
    [
      { from: 'Loop A', to: 'Loop B' },
      { from: 'Loop B', to: 'Loop A' },
    ],
  ],
])('redirects from %s lead to %s and are reported', async (page, title, redirects) => {
  const { body } = await parse({ page, redirects: '', prop: '' })
  expect(body).toMatchObject({ parse: { title, redirects } })
})

test.each([
  ['missingtitle', "The page you specified doesn't exist.", { page: 'Nowhere' }],
  ['missingtitle', "The page you specified doesn't exist.", { page: 'Lost', redirects: '' }],
  ['invalidtitle', 'Bad title "[[x]]".', { page: '[[x]]' }],
  ['invalidtitle', 'Bad title "".', { page: '' }],
  ['invalidtitle', 'Bad title "de:Meer".', { page: 'de:Meer' }],
  ['invalidtitle', 'Bad title "a\u{fffd}b".', { page: 'a\0b' }],
  ['invalidtitle', `Bad title "${'é'.repeat(128)}".`, { page: 'é'.repeat(128) }],
  ['pagecannotexist', "Namespace doesn't allow actual pages.", { page: 'Special:Search' }],
  ['nosuchpageid', 'There is no page with ID 999.', { pageid: '999' }],
  ['nosuchpageid', 'There is no page with ID 0.', { pageid: '0' }],
  ['nosuchpageid', 'There is no page with ID 9007199254740991.', { pageid: '9'.repeat(30) }],
  ['nosuchrevid', 'There is no revision with ID 999.', { oldid: '999' }],
  ['badinteger', 'Invalid value "two" for integer parameter "pageid".', { pageid: 'two' }],
  ['badinteger', 'Invalid value "" for integer parameter "oldid".', { oldid: '' }],
  ['invalidparammix', 'The parameters "page" and "pageid" can not be used together.', { page: 'Sea', pageid: '2' }],
  [
    'invalidparammix',
    'The parameters "page", "pageid" and "oldid" can not be used together.',
    { page: 'Sea', pageid: '2', oldid: '102' },
  ],
  ['invalidsection', 'The "section" parameter must be a valid section ID or "new".', { page: 'Sea', section: 'x' }],
  ['nosuchsection', 'There is no section 9 in Sea.', { page: 'Sea', section: '9' }],
  ['nosuchsection', 'There is no section 9 in page ID 2.', { pageid: '2', section: '9' }],
])('fails with %s: %s', async (code, info, parameters) => {
  const { status, headers, body } = await parse({ prop: 'wikitext', ...parameters })
  expect([status, headers['mediawiki-api-error']]).toEqual([200, code])
  expect(body).toMatchObject({ error: { code, info, '*': expect.stringContaining('API') } })
  expect(body).not.toHaveProperty('parse')
})

test('what is not rendered here is warned of, and the rest is given', async () => {
  const { body } = await parse({ page: 'Empty', prop: 'text|wikitext|headhtml', onlypst: '1' })
  expect(body).toEqual({
    warnings: {
      parse: { '*': 'Unrecognized values for parameter "prop": text, headhtml' },
      main: { '*': 'Unrecognized parameter: onlypst.' },
    },
    parse: { title: 'Empty', pageid: 14, wikitext: { '*': '' } },
  })
})

const sample = `The [[sea]] and the [[moon]].
== Tides ==
=== High ===
See [[:Category:Tides|tides]]. [[Category:Sea|tide]] [[de:Gezeiten]] [[wikt:tide]]
== ''Low'' & behold ==
__NOTOC__ {{DEFAULTSORT:tide}}`

describe('a text of the caller’s own', () => {
  test('is read as a page would be', async () => {
    const { body } = await parse({ text: sample, title: 'Tide', prop: 'links|categories|langlinks|iwlinks|properties' })
    expect(body).toEqual({
      parse: {
        title: 'Tide',
        pageid: 5,
        langlinks: [
          {
            lang: 'de',
            url: 'https://de.wikipedia.org/wiki/Gezeiten',
            langname: 'Deutsch',
            autonym: 'Deutsch',
            '*': 'Gezeiten',
          },
        ],
        categories: [{ sortkey: 'tide', missing: '', '*': 'Sea' }],
        links: [
          { ns: 0, exists: '', '*': 'Sea' },
          { ns: 0, '*': 'Moon' },
          { ns: 14, '*': 'Category:Tides' },
        ],
        iwlinks: [{ prefix: 'wikt', url: 'https://en.wiktionary.org/wiki/tide', '*': 'wikt:tide' }],
        properties: [
          { name: 'defaultsort', '*': 'tide' },
          { name: 'notoc', '*': '' },
        ],
      },
    })
  })

  test('has sections, numbered as its table of contents numbers them', async () => {
    const { body } = await parse({ text: sample, title: 'Tide', prop: 'sections', formatversion: '2' })
    const section = { fromtitle: 'Tide' }
    expect(body).toEqual({
      parse: {
        title: 'Tide',
        pageid: 5,
        sections: [
          {
            ...section,
            toclevel: 1,
            level: '2',
            line: 'Tides',
            number: '1',
            index: '1',
            byteoffset: 30,
            anchor: 'Tides',
          },
          {
            ...section,
            toclevel: 2,
            level: '3',
            line: 'High',
            number: '1.1',
            index: '2',
            byteoffset: 42,
            anchor: 'High',
          },
          {
            ...section,
            toclevel: 1,
            level: '2',
            line: 'Low &amp; behold',
            number: '2',
            index: '3',
            byteoffset: 138,
            anchor: 'Low_&_behold',
          },
        ],
        showtoc: false,
      },
    })
  })

  test('is cut to one section', async () => {
    const { body } = await parse({ text: sample, title: 'Tide', prop: 'wikitext', section: '2', formatversion: '2' })
    expect(body).toMatchObject({ parse: { wikitext: expect.stringMatching(/^=== High ===\n.*\[\[wikt:tide\]\]$/) } })
  })

  test('cannot be sent beside a page', async () => {
    expect((await parse({ text: 'x', page: 'Sea' })).body).toMatchObject({
      error: { code: 'invalidparammix', info: 'The parameters "text" and "page" can not be used together.' },
    })
  })
})
