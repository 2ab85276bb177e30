import { describe, expect, test } from 'vitest'
import { openWikiApp } from './testing/open-wiki-app.ts'
import { testPages, testSite, writeTestWiki } from './testing/test-wiki.ts'

async function query(parameters: Readonly<Record<string, string>>) {
  const { get } = await openWikiApp()
  return (await get({ action: 'query', ...parameters })).body
}

describe('pages', () => {
  test('by title, in formatversion 1: an object by id, what is not there under negative numbers', async () => {
    expect(await query({ titles: 'sea|Nowhere|a<b|Special:Search|de:Meer' })).toEqual({
      batchcomplete: '',
      query: {
        normalized: [{ from: 'sea', to: 'Sea' }],
        interwiki: [{ title: 'de:Meer', iw: 'de' }],
        pages: {
          '-1': {
            title: 'a<b',
            invalid: '',
            invalidreason: 'The requested page title contains invalid characters: "<".',
          },
          '-2': { ns: -1, title: 'Special:Search', special: '' },
          '-3': { ns: 0, title: 'Nowhere', missing: '' },
          '2': { pageid: 2, ns: 0, title: 'Sea' },
        },
      },
    })
  })

  test('in formatversion 2: a list', async () => {
    expect(await query({ titles: 'talk:sea|Nowhere', formatversion: '2', indexpageids: '' })).toEqual({
      batchcomplete: true,
      query: {
        normalized: [{ fromencoded: false, from: 'talk:sea', to: 'Talk:Sea' }],
        pageids: ['-1', '10'],
        pages: [
          { ns: 0, title: 'Nowhere', missing: true },
          { pageid: 10, ns: 1, title: 'Talk:Sea' },
        ],
      },
    })
  })

  test('by id and by revision', async () => {
    expect(await query({ pageids: '9|999' })).toEqual({
      batchcomplete: '',
      query: { pages: { '9': { pageid: 9, ns: 0, title: 'Water' }, '999': { pageid: 999, missing: '' } } },
    })
    expect(await query({ revids: '109|999', formatversion: '2' })).toEqual({
      batchcomplete: true,
      query: { badrevids: [{ revid: 999, missing: true }], pages: [{ pageid: 9, ns: 0, title: 'Water' }] },
    })
  })

  test('titles may be separated by U+001F', async () => {
    expect(await query({ titles: '\u{1f}Sea\u{1f}Water' })).toMatchObject({
      query: { pages: { '2': { title: 'Sea' }, '9': { title: 'Water' } } },
    })
  })

  test('redirects are followed to their end; a circle has none, and what is lost is missing', async () => {
    expect(await query({ titles: 'Brine|Tide|Loop A|Lost|Water', redirects: '', formatversion: '2' })).toEqual({
      batchcomplete: true,
      query: {
        redirects: [
          { from: 'Brine', to: 'Ocean' },
          { from: 'Tide', to: 'Sea', tofragment: 'Tides' },
          { from: 'Loop A', to: 'Loop B' },
          { from: 'Lost', to: 'Nowhere' },
          { from: 'Ocean', to: 'Sea' },
          { from: 'Loop B', to: 'Loop A' },
        ],
        pages: [
          { ns: 0, title: 'Nowhere', missing: true },
          { pageid: 2, ns: 0, title: 'Sea' },
          { pageid: 9, ns: 0, title: 'Water' },
        ],
      },
    })
  })
})

describe('prop=info', () => {
  test('of a page, a redirect and a missing page', async () => {
    const language = {
      contentmodel: 'wikitext',
      pagelanguage: 'en',
      pagelanguagehtmlcode: 'en',
      pagelanguagedir: 'ltr',
    }
    expect(await query({ titles: 'Main Page|Ocean|Nowhere', prop: 'info' })).toEqual({
      batchcomplete: '',
      query: {
        pages: {
          '-1': { ns: 0, title: 'Nowhere', missing: '', ...language },
          '1': {
            pageid: 1,
            ns: 0,
            title: 'Main Page',
            ...language,
            touched: '2024-01-01T12:00:00Z',
            lastrevid: 101,
            length: 23,
            new: '',
          },
          '3': {
            pageid: 3,
            ns: 0,
            title: 'Ocean',
            ...language,
            touched: '2024-01-01T12:00:02Z',
            lastrevid: 103,
            length: 17,
            redirect: '',
          },
        },
      },
    })
  })

  test('with protection, addresses and the title as it is shown', async () => {
    const body = await query({
      titles: 'Talk:Sea',
      prop: 'info',
      inprop: 'protection|url|displaytitle',
      formatversion: '2',
    })
    expect(body).toMatchObject({
      query: {
        pages: [
          {
            protection: [],
            restrictiontypes: ['edit', 'move'],
            fullurl: 'http://localhost/encyclopedia/en/wiki/Talk:Sea',
            canonicalurl: 'http://localhost/encyclopedia/en/wiki/Talk:Sea',
            editurl: 'http://localhost/encyclopedia/en/w/index.php?title=Talk:Sea&action=edit',
            displaytitle: 'Talk:Sea',
          },
        ],
      },
    })
  })
})

describe('prop=revisions', () => {
  test('without rvprop: number, time, user and comment', async () => {
    expect(await query({ titles: 'Sea|Ocean', prop: 'revisions' })).toMatchObject({
      query: {
        pages: {
          '2': {
            revisions: [
              {
                revid: 102,
                parentid: 51,
                user: '192.0.2.7',
                anon: '',
                timestamp: '2024-01-01T12:00:01Z',
                comment: 'made Sea',
              },
            ],
          },
          '3': { revisions: [{ revid: 103, parentid: 52, user: 'Ada', comment: 'made Ocean' }] },
        },
      },
    })
  })

  const legacy =
    'Because "rvslots" was not specified, a legacy format has been used for the output. This format is deprecated, and in the future the new format will always be used.'
  const announcements = expect.stringMatching(/^Subscribe to the mediawiki-api-announce mailing list/)
  const content = { contentmodel: 'wikitext', contentformat: 'text/x-wiki' }

  test.each([
    ['1', '', { ...content, '*': testPages['Ocean'] }],
    ['2', '', { ...content, content: testPages['Ocean'] }],
    ['1', 'main', { slots: { main: { ...content, '*': testPages['Ocean'] } } }],
    ['2', '*', { slots: { main: { ...content, content: testPages['Ocean'] } } }],
  ])('the text in formatversion %s with rvslots "%s"', async (formatversion, rvslots, revision) => {
    const slots = rvslots === '' ? {} : { rvslots }
    const body = await query({ titles: 'Ocean', prop: 'revisions', rvprop: 'content', formatversion, ...slots })
    const pages = Reflect.get(Object(Reflect.get(Object(body), 'query')), 'pages')
    expect(Object.values(pages)).toMatchObject([{ revisions: [revision] }])
    const text = formatversion === '1' ? '*' : 'warnings'
    expect(Reflect.get(Object(body), 'warnings')).toEqual(
      rvslots === '' ? { main: { [text]: announcements }, revisions: { [text]: legacy } } : undefined,
    )
  })

  test('rvlimit is for a single page', async () => {
    expect(await query({ titles: 'Sea', prop: 'revisions', rvprop: 'ids', rvlimit: '5' })).toMatchObject({
      query: { pages: { '2': { revisions: [{ revid: 102, parentid: 51 }] } } },
    })
    expect(await query({ titles: 'Sea|Water', prop: 'revisions', rvlimit: '5' })).toMatchObject({
      error: { code: 'invalidparammix' },
    })
  })
})

describe('meta', () => {
  test('siteinfo is the dump’s own', async () => {
    const body = await query({
      meta: 'siteinfo',
      siprop: 'general|namespaces|namespacealiases|statistics',
      formatversion: '2',
    })
    expect(body).toMatchObject({
      batchcomplete: true,
      query: {
        general: {
          mainpage: 'Main Page',
          base: 'http://localhost/encyclopedia/en/wiki/Main_Page',
          sitename: 'Testpedia',
          generator: 'MediaWiki 1.41.0',
          case: 'first-letter',
          lang: 'en',
          server: 'http://localhost',
          wikiid: 'testwiki',
        },
        namespaces: {
          '-1': { id: -1, name: 'Special', canonical: 'Special', case: 'first-letter', content: false },
          '0': { id: 0, name: '', content: true },
          '1': { id: 1, name: 'Talk', subpages: true },
        },
        namespacealiases: expect.arrayContaining([{ id: 6, alias: 'Image' }]),
        statistics: { pages: 14, articles: 6 },
      },
    })
  })

  test('the main page exists: where a dump lacks it, the first article stands in', async () => {
    const { get } = await openWikiApp({}, (storage) =>
      writeTestWiki(storage, testSite, { Fish: '#REDIRECT [[Sea]]', 'Talk:Sea': '', Sea: '', Water: '' }),
    )
    const { body } = await get({ action: 'query', meta: 'siteinfo' })
    expect(body).toMatchObject({ query: { general: { mainpage: 'Sea' } } })
  })

  test('formatversion 1 names namespaces in "*"', async () => {
    expect(await query({ meta: 'siteinfo', siprop: 'namespaces|namespacealiases' })).toMatchObject({
      query: {
        namespaces: { '0': { id: 0, case: 'first-letter', '*': '', content: '' }, '10': { id: 10, '*': 'Template' } },
        namespacealiases: expect.arrayContaining([{ id: 6, '*': 'Image' }]),
      },
    })
  })

  test('userinfo: a reader who is not logged in', async () => {
    expect(await query({ meta: 'userinfo', uiprop: 'rights|groups|blockinfo|hasmsg', formatversion: '2' })).toEqual({
      batchcomplete: true,
      query: { userinfo: { id: 0, name: '127.0.0.1', anon: true, groups: ['*'], rights: ['read'] } },
    })
  })

  test('tokens that open nothing', async () => {
    expect(await query({ meta: 'tokens', type: 'csrf|login' })).toEqual({
      batchcomplete: '',
      query: { tokens: { csrftoken: '+\\', logintoken: '0000000000000000000000000000000000000000+\\' } },
    })
  })
})

describe('generator=links', () => {
  test('gives the properties of what a page links to, missing pages among them', async () => {
    expect(await query({ titles: 'Sea', generator: 'links', gpllimit: 'max', gplnamespace: '0|1' })).toEqual({
      batchcomplete: '',
      limits: { links: 500 },
      query: {
        pages: {
          '-1': { ns: 0, title: 'Hidden', missing: '' },
          '-2': { ns: 0, title: 'Ocean current', missing: '' },
          '-3': { ns: 0, title: 'Salt', missing: '' },
          '9': { pageid: 9, ns: 0, title: 'Water' },
          '10': { pageid: 10, ns: 1, title: 'Talk:Sea' },
        },
      },
    })
  })

  test('a page without links leads nowhere', async () => {
    expect(await query({ titles: 'Empty', generator: 'links' })).toEqual({ batchcomplete: '' })
  })
})

test('nothing asked, nothing answered', async () => {
  expect(await query({})).toEqual({ batchcomplete: '' })
})
