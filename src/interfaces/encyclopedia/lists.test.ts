/** Lists and properties that are found by what pages say: categories, links from the other end, words. */
import { describe, expect, test } from 'vitest'
import { openWikiApp } from './testing/open-wiki-app.ts'
import { indexedPages } from './testing/indexed-pages.ts'
import { testSite, writeTestWiki } from './testing/test-wiki.ts'

async function query(parameters: Readonly<Record<string, string>>) {
  const { get } = await openWikiApp({}, (storage) => writeTestWiki(storage, testSite, indexedPages))
  return (await get({ action: 'query', formatversion: '2', ...parameters })).body
}

describe('list=allpages', () => {
  test('is in the order of MediaWiki’s tables, where underscores stand for spaces', async () => {
    expect(await query({ list: 'allpages', apprefix: 'apple' })).toEqual({
      batchcomplete: true,
      query: {
        allpages: [
          { pageid: 5, ns: 0, title: 'Apple' },
          { pageid: 7, ns: 0, title: 'Apple, dried' },
          { pageid: 6, ns: 0, title: 'Apple tree' },
        ],
      },
    })
  })

  test('goes on where it broke off', async () => {
    expect(await query({ list: 'allpages', aplimit: '2', apfrom: 'Apple' })).toMatchObject({
      continue: { apcontinue: 'Apple_tree', continue: '-||' },
    })
    expect(await query({ list: 'allpages', aplimit: '1', apcontinue: 'Apple_tree' })).toMatchObject({
      continue: { apcontinue: 'Main_Page', continue: '-||' },
      query: { allpages: [{ title: 'Apple tree' }] },
    })
  })

  test.each([
    [{ apnamespace: '14' }, ['Category:Nature', 'Category:Water']],
    [{ apnamespace: '14', apfrom: 'O' }, ['Category:Water']],
    [{ apfilterredir: 'redirects' }, ['Ocean']],
    [{ apfilterredir: 'nonredirects', apfrom: 'N', apto: 'T' }, ['Salt lake', 'Sea']],
    [{ apdir: 'descending', apfrom: 'Apple_tree' }, ['Apple tree', 'Apple, dried', 'Apple']],
    [{ apminsize: '100' }, ['Sea']],
  ])('%o', async (parameters, titles) => {
    expect(await query({ list: 'allpages', ...parameters })).toMatchObject({
      query: { allpages: titles.map((title) => ({ title })) },
    })
  })

  test('as a generator gives properties of the pages', async () => {
    expect(await query({ generator: 'allpages', gaplimit: '2', gapprefix: 'Apple', prop: 'info' })).toMatchObject({
      batchcomplete: true,
      continue: { gapcontinue: 'Apple_tree', continue: 'gapcontinue||' },
      query: {
        pages: [
          { pageid: 5, title: 'Apple', length: 26 },
          { pageid: 7, title: 'Apple, dried', length: 8 },
        ],
      },
    })
  })
})

describe('categories', () => {
  test('of a page, with what it is sorted by', async () => {
    expect(await query({ prop: 'categories', titles: 'Sea|Salt lake', clprop: 'sortkey|hidden' })).toMatchObject({
      query: {
        pages: [
          {
            title: 'Sea',
            categories: [
              { ns: 14, title: 'Category:Nature', sortkey: '534541', sortkeyprefix: '', hidden: false },
              { ns: 14, title: 'Category:Water', sortkey: '2a0a534541', sortkeyprefix: '*', hidden: true },
            ],
          },
          { categories: [{ title: 'Category:Water', sortkeyprefix: 'lake, salt' }] },
        ],
      },
    })
  })

  test.each([
    [{ clshow: '!hidden' }, ['Category:Nature']],
    [{ clshow: 'hidden' }, ['Category:Water']],
    [{ clcategories: 'Category:Water' }, ['Category:Water']],
    [{ cldir: 'descending' }, ['Category:Water', 'Category:Nature']],
    [{ clcontinue: '2|Water' }, ['Category:Water']],
  ])('%o', async (parameters, titles) => {
    expect(await query({ prop: 'categories', titles: 'Sea', ...parameters })).toMatchObject({
      query: { pages: [{ categories: titles.map((title) => ({ title })) }] },
    })
  })

  test('hold articles, then categories, by what they are sorted by', async () => {
    expect(await query({ list: 'categorymembers', cmtitle: 'Category:Water', cmprop: 'title|sortkey|type' })).toEqual({
      batchcomplete: true,
      query: {
        categorymembers: [
          { ns: 0, title: 'Sea', sortkey: '2a0a534541', type: 'page' },
          { ns: 0, title: 'Salt lake', sortkey: '4c414b452c2053414c540a53414c54204c414b45', type: 'page' },
        ],
      },
    })
    const nature = { list: 'categorymembers', cmtitle: 'Category:Nature' }
    expect(await query({ ...nature, cmlimit: '2' })).toEqual({
      batchcomplete: true,
      continue: { cmcontinue: 'subcat|5741544552|8', continue: '-||' },
      query: {
        categorymembers: [
          { pageid: 5, ns: 0, title: 'Apple' },
          { pageid: 2, ns: 0, title: 'Sea' },
        ],
      },
    })
    expect(await query({ ...nature, cmcontinue: 'subcat|5741544552|8' })).toEqual({
      batchcomplete: true,
      query: { categorymembers: [{ pageid: 8, ns: 14, title: 'Category:Water' }] },
    })
  })

  test.each([
    [{}, 'missingparam', 'One of the parameters "cmtitle" and "cmpageid" is required.'],
    [{ cmtitle: 'Sea' }, 'invalidcategory', 'The category name you entered is not valid.'],
    [
      { cmtitle: 'Category:Water', cmcontinue: 'x' },
      'badcontinue',
      'Invalid continue param. You should pass the original value returned by the previous query.',
    ],
    [{ cmpageid: '99' }, 'nosuchpageid', 'There is no page with ID 99.'],
  ])('%o fails with %s', async (parameters, code, info) => {
    expect(await query({ list: 'categorymembers', ...parameters })).toMatchObject({ error: { code, info } })
  })

  test('a category without members has a size if it has a page', async () => {
    const pages = { 'Category:Lonely': 'Nothing is in it.', Reef: '[[Category:Unwritten]]' }
    const { get } = await openWikiApp({}, (storage) => writeTestWiki(storage, testSite, pages))
    const titles = 'Category:Lonely|Category:Nowhere|Category:Unwritten'
    const { body } = await get({ action: 'query', prop: 'categoryinfo', titles, formatversion: '2' })
    expect(body).toEqual({
      batchcomplete: true,
      query: {
        pages: [
          {
            ns: 14,
            title: 'Category:Unwritten',
            missing: true,
            categoryinfo: { size: 1, pages: 1, files: 0, subcats: 0, hidden: false },
          },
          { ns: 14, title: 'Category:Nowhere', missing: true },
          {
            pageid: 1,
            ns: 14,
            title: 'Category:Lonely',
            categoryinfo: { size: 0, pages: 0, files: 0, subcats: 0, hidden: false },
          },
        ],
      },
    })
  })

  test('are counted', async () => {
    expect(await query({ prop: 'categoryinfo', titles: 'Category:Nature|Category:Water|Sea' })).toMatchObject({
      query: {
        pages: [
          { title: 'Sea' },
          { categoryinfo: { size: 2, pages: 2, files: 0, subcats: 0, hidden: true } },
          { categoryinfo: { size: 3, pages: 2, files: 0, subcats: 1, hidden: false } },
        ],
      },
    })
    expect(await query({ list: 'allcategories', acprop: 'size' })).toMatchObject({
      query: {
        allcategories: [
          { category: 'Hidden categories', size: 1 },
          { category: 'Nature', size: 3 },
          { category: 'Water', size: 2 },
        ],
      },
    })
  })
})

describe('links from the other end', () => {
  test('list=backlinks, in the order of the pages', async () => {
    const backlinks = { list: 'backlinks', bltitle: 'Sea' }
    expect(await query({ ...backlinks, bllimit: '2' })).toEqual({
      batchcomplete: true,
      continue: { blcontinue: '0|4', continue: '-||' },
      query: {
        backlinks: [
          { pageid: 1, ns: 0, title: 'Main Page' },
          { pageid: 3, ns: 0, title: 'Ocean', redirect: true },
        ],
      },
    })
    expect(await query({ ...backlinks, blcontinue: '0|4', blnamespace: '0|1' })).toMatchObject({
      query: { backlinks: [{ title: 'Salt lake' }, { title: 'Talk:Sea' }] },
    })
    expect(await query({ ...backlinks, blredirect: '', blfilterredir: 'redirects' })).toMatchObject({
      query: { backlinks: [{ title: 'Ocean', redirlinks: [{ title: 'Main Page' }] }] },
    })
  })

  test('prop=linkshere, redirects, transcludedin and fileusage', async () => {
    const parameters = { titles: 'Sea|Template:Box|File:Sea.jpg', prop: 'linkshere|redirects|transcludedin|fileusage' }
    expect(await query({ ...parameters, lhlimit: 'max', rdprop: 'title|fragment' })).toMatchObject({
      query: {
        pages: [
          { title: 'File:Sea.jpg', fileusage: [{ title: 'Sea' }] },
          {
            title: 'Sea',
            linkshere: [
              { title: 'Main Page' },
              { title: 'Ocean', redirect: true },
              { title: 'Salt lake' },
              { title: 'Template:Box' },
              { title: 'Talk:Sea' },
            ],
            redirects: [{ ns: 0, title: 'Ocean', fragment: 'Tides' }],
          },
          { title: 'Template:Box', transcludedin: [{ title: 'Sea' }, { title: 'Salt lake' }] },
        ],
      },
    })
  })

  test('go on from one page to the next', async () => {
    const parameters = { titles: 'Sea|Ocean', prop: 'linkshere', lhprop: 'title', lhlimit: '5' }
    expect(await query(parameters)).toMatchObject({ continue: { lhcontinue: '1|1', continue: '||' } })
    expect(await query({ ...parameters, lhcontinue: '1|1' })).toEqual({
      batchcomplete: true,
      query: {
        pages: [
          { pageid: 2, ns: 0, title: 'Sea' },
          { pageid: 3, ns: 0, title: 'Ocean', linkshere: [{ ns: 0, title: 'Main Page' }] },
        ],
      },
    })
  })
})

test('what else is in a page’s own text', async () => {
  const prop = 'templates|images|extlinks|langlinks|pageprops'
  expect(await query({ titles: 'Sea|Salt lake', prop, llprop: 'url' })).toMatchObject({
    query: {
      pages: [
        {
          templates: [{ ns: 10, title: 'Template:Box' }],
          images: [{ ns: 6, title: 'File:Sea.jpg' }],
          extlinks: [{ url: 'https://sea.example/a' }],
          langlinks: [{ lang: 'de', url: 'https://de.wikipedia.org/wiki/Meer', title: 'Meer' }],
        },
        { templates: [{ title: 'Template:Box' }], pageprops: { defaultsort: 'lake, salt', notoc: '' } },
      ],
    },
  })
})

describe('prop=extracts', () => {
  const extract = async (parameters: Readonly<Record<string, string>>) =>
    query({ titles: 'Sea', prop: 'extracts', explaintext: '', ...parameters })

  test.each([
    [{}, 'The sea is deep. It is salty.\n\n\n== Tides ==\nHigh\nLow'],
    [{ exsectionformat: 'plain' }, 'The sea is deep. It is salty.\n\n\nTides\nHigh\nLow'],
    [{ exintro: '' }, 'The sea is deep. It is salty.'],
    [{ exsentences: '1' }, 'The sea is deep.'],
    [{ exchars: '10' }, 'The sea is...'],
  ])('%o', async (parameters, text) => {
    expect(await extract(parameters)).toMatchObject({ query: { pages: [{ extract: expect.stringContaining(text) }] } })
  })

  test('as HTML is refused', async () => {
    expect(await query({ titles: 'Sea', prop: 'extracts' })).toMatchObject({
      error: { code: 'missingparam', info: 'The "explaintext" parameter must be set.' },
    })
  })

  test('of whole pages come one by one', async () => {
    expect(await extract({ titles: 'Sea|Apple' })).toMatchObject({ continue: { excontinue: 1, continue: '||' } })
  })
})
