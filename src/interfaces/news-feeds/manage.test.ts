import { describe, expect, test } from 'vitest'
import { createSqliteDatabase, describeOnEachDatabase } from '../../kernel/foundation/storage/testing/test-databases.ts'
import { openTestApp } from '../../kernel/testing/open-test-app.ts'
import { content } from './content.ts'
import createEngine from './engines/embedded.ts'
import newsFeeds from './index.ts'
import { numberItems, startFeedServer, writeRss } from './testing/feed-server.ts'
import { openLibrary } from './testing/open-library.ts'

const key = 'the-key-of-this-test'

async function openManaged(environment: Readonly<Record<string, string>> = {}) {
  const app = await openTestApp([newsFeeds], { MAINSTAY_DEV_KEY: key, ...environment })
  const call = async (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object | string | Buffer) => {
    const isJson = typeof body === 'object' && !Buffer.isBuffer(body)
    const response = await app.server.inject({
      method,
      url: `/feed/manage/${path}`,
      headers: {
        authorization: `Bearer ${key}`,
        ...(body === undefined ? {} : { 'content-type': isJson ? 'application/json' : 'text/x-opml' }),
      },
      ...(body === undefined ? {} : { payload: body }),
    })
    return [response.statusCode, response.json()]
  }
  return { ...app, call }
}

const refusal = (message: string) => [400, { status: 400, error: 'Bad Request', message }]

describe('who may manage', () => {
  test.each([
    ['GET', 'subscriptions'],
    ['POST', 'subscriptions'],
    ['DELETE', 'subscriptions?url=https://a.example/'],
    ['GET', 'categories'],
    ['POST', 'opml'],
    ['GET', 'opml'],
  ] as const)('%s %s: a key for everything in the header, and no other', async (method, path) => {
    const { server, keys } = await openManaged()
    const reader = await keys.make({ name: 'reader', scopes: ['news-feeds'], plan: 'paid' })
    const owner = await keys.make({ name: 'owner', scopes: '*', plan: 'free' })
    const ask = async (credential: string | undefined, url = `/feed/manage/${path}`) => {
      const headers = {
        'content-type': 'application/json',
        ...(credential && { authorization: `Bearer ${credential}` }),
      }
      const payload = method === 'POST' ? '{"url":"https://a.example/","category":"travel"}' : undefined
      return server.inject({ method, url, headers, ...(payload ? { payload } : {}) })
    }
    const refused = await ask(reader.secret)
    expect([refused.statusCode, refused.json()]).toEqual([
      403,
      {
        status: 403,
        error: 'Forbidden',
        message: 'This key opens single interfaces; use one that opens every interface.',
      },
    ])
    expect((await ask(undefined)).json().message).toBe('Send your key in the header "Authorization: Bearer KEY".')
    const separator = path.includes('?') ? '&' : '?'
    expect((await ask(undefined, `/feed/manage/${path}${separator}access_token=${owner.secret}`)).statusCode).toBe(401)
    expect((await ask('nobody')).statusCode).toBe(401)
    // It is let in: an import of JSON finds no list of feeds in it.
    expect((await ask(owner.secret)).statusCode).toBe(method === 'POST' && path === 'opml' ? 400 : 200)
  })
})

describe('subscriptions', () => {
  const waiting = {
    category: 'music',
    url: 'https://one.example/feed?a=1',
    title: '',
    entries: 0,
    state: 'waiting',
    lastSuccessAt: null,
    lastError: null,
    lastErrorAt: null,
    nextFetchAt: 0,
  }

  test('are made, listed and ended; each may be asked for twice', async () => {
    const { call } = await openManaged()
    const feed = { url: ' feed://one.example/feed?a=1#part ', category: 'music', segment: 40 }
    const stored = { ...waiting, url: 'http://one.example/feed?a=1' }
    expect(await call('POST', 'subscriptions', feed)).toEqual([200, stored])
    expect(await call('POST', 'subscriptions', { url: feed.url, category: 'music' })).toEqual([200, stored])
    expect(await call('GET', 'subscriptions')).toEqual([200, { num: 1, page: 1, subscriptions: [stored] }])
    expect(await call('GET', 'subscriptions?category=travel')).toEqual([200, { num: 0, page: 1, subscriptions: [] }])
    const [, { categories }] = await call('GET', 'categories')
    expect(categories.at(-1)).toEqual({ name: 'music', segment: 40, entries: 0, path: '/api/40/feeds/music' })
    const address = `subscriptions?url=${encodeURIComponent(stored.url)}`
    expect(await call('DELETE', `${address}&category=travel`)).toEqual([200, { removed: 0 }])
    expect(await call('DELETE', address)).toEqual([200, { removed: 1 }])
    expect(await call('DELETE', address)).toEqual([200, { removed: 0 }])
  })

  test('show how each fares', async () => {
    const database = await createSqliteDatabase()
    const library = await openLibrary(database)
    const site = await startFeedServer()
    site.pages.set('/feed', writeRss(numberItems(3), 'News'))
    await library.subscribe(`${site.origin}/feed`)
    await library.subscribe(`${site.origin}/missing`)
    await library.refresh()
    const { call } = await openManaged({ MAINSTAY_DATA: database.options.dataFolder })
    const [status, { subscriptions }] = await call('GET', 'subscriptions')
    const { time } = library.clock
    const [read, next] = [{ lastSuccessAt: time, nextFetchAt: time + 1_800_000 }, { nextFetchAt: expect.any(Number) }]
    expect([status, subscriptions]).toEqual([
      200,
      [
        {
          ...waiting,
          category: 'travel',
          url: `${site.origin}/feed`,
          title: 'News',
          entries: 3,
          state: 'working',
          ...read,
        },
        {
          ...waiting,
          ...next,
          category: 'travel',
          url: `${site.origin}/missing`,
          state: 'failing',
          lastError: 'The server answered 404.',
          lastErrorAt: time,
        },
      ],
    ])
  })

  test.each([
    [{ url: 'ftp://a.example/', category: 'travel' }, '"ftp://a.example/" is not the http or https address of a feed.'],
    [
      { url: 'file:///etc/passwd', category: 'travel' },
      '"file:///etc/passwd" is not the http or https address of a feed.',
    ],
    [{ url: '', category: 'travel' }, '"" is not the http or https address of a feed.'],
    [
      { url: 'https://a.example/', category: 'cooking' },
      'There is no category "cooking"; there are blog, certificate, design, travel. A new one needs a segment, the number in its path, such as 40.',
    ],
    [
      { url: 'https://a.example/', category: 'travel', segment: 40 },
      'The category "travel" has the number 36, not 40.',
    ],
    [
      { url: 'https://a.example/', category: 'a\0b', segment: 40 },
      '"a\0b" cannot be a category: letters, digits, ".", "_" and "-" can, 64 at most.',
    ],
    [
      { url: 'https://a.example/', category: 'a', segment: -1 },
      'The number of a category is an integer from 0 to 999999999.',
    ],
    [{ category: 'travel' }, 'The body lacks "url".'],
    [{ url: 1, category: 'travel' }, 'The body field "url" must be a string.'],
  ])('%j is refused in a sentence', async (body, message) => {
    const { call } = await openManaged()
    expect(await call('POST', 'subscriptions', body)).toEqual(refusal(message))
    expect(await call('GET', 'subscriptions')).toMatchObject([200, { num: 0 }])
  })

  test.each(['0', 'x', '1.5'])('page=%s is refused', async (page) => {
    const { call } = await openManaged()
    expect(await call('GET', `subscriptions?page=${page}`)).toEqual(
      refusal('The query field "page" must be an integer from 1 on.'),
    )
  })
})

describe('lists of other feed readers', () => {
  const opml =
    '<opml><body><outline text="Travel"><outline text="Un" xmlUrl="https://one.example/"/></outline><outline text="blog"><outline xmlUrl="imap://mail.example/"/></outline></body></opml>'

  test('come in in any charset, twice as well as once', async () => {
    const categories = [
      { name: 'blog', segment: 30, feeds: 1, isNew: false },
      { name: 'travel', segment: 36, feeds: 1, isNew: false },
    ]
    const { call } = await openManaged()
    expect(await call('POST', 'opml', opml)).toEqual([200, { read: 2, added: 1, unusable: 1, categories }])
    expect(await call('POST', 'opml', Buffer.from(`\u{feff}${opml}`, 'utf16le'))).toEqual([
      200,
      { read: 2, added: 0, unusable: 1, categories },
    ])
  })

  test('what goes out is read elsewhere as it was', async () => {
    const [there, here] = [await openManaged(), await openManaged()]
    await there.call('POST', 'opml', opml)
    await there.call('POST', 'opml?category=music&segment=40', 'https://two.example/?a=1&b="2"')
    const [, written] = await there.call('GET', 'opml')
    expect(await here.call('POST', 'opml', written.opml)).toMatchObject([200, { read: 2, added: 2, unusable: 0 }])
    expect(await here.call('GET', 'opml')).toEqual([200, written])
  })

  test.each([
    ['opml', '', 'The body lists no feeds: neither OPML nor one address a line.'],
    ['opml', '<opml/>', 'The body lists no feeds: neither OPML nor one address a line.'],
    ['opml', 'one.example\nmailto:somebody', 'The body lists no feeds: neither OPML nor one address a line.'],
    ['opml?category=travel&segment=x', opml, 'The query field "segment" must be a number such as 40.'],
    ['opml?category=travel&segment=40', opml, 'The category "travel" has the number 36, not 40.'],
    [
      'opml?category=blog',
      'https://one.example/\n'.repeat(5_001),
      'The list has more than 5000 feeds; split it, or use "mainstay import feeds".',
    ],
    // The next five froze everything for seconds.
    [
      'opml',
      `<opml>${'<outline text="blog">'.repeat(300_000)}`,
      'The list has outlines more than 200 deep: close each with "/>" or "</outline>", or send one address a line.',
    ],
    [
      'opml',
      `<opml><outline text="blog">${'<outline xmlUrl="https://one.example/">'.repeat(200_000)}`,
      'The list has outlines more than 200 deep: close each with "/>" or "</outline>", or send one address a line.',
    ],
    [
      'opml?category=blog',
      `<opml>${'<outline xmlUrl="https://one.example/"/>'.repeat(200_000)}</opml>`,
      'The list has more than 5000 feeds; split it, or use "mainstay import feeds".',
    ],
    [
      'opml',
      `<opml><outline ${Array.from({ length: 900_000 }, (_none, index) => `a${index}`).join(' ')}/></opml>`,
      'The list has an outline with more than 100 attributes.',
    ],
    ['opml', '\n'.repeat(9_000_000), 'The body lists no feeds: neither OPML nor one address a line.'],
  ])('%s is refused in a sentence, and nothing is taken in', async (path, body, message) => {
    const { call } = await openManaged()
    expect(await call('POST', path, body)).toEqual(refusal(message))
    expect(await call('GET', 'subscriptions')).toMatchObject([200, { num: 0 }])
  })

  test('a strange folder becomes a category, and the answer says so', async () => {
    const { call } = await openManaged()
    const body =
      '<opml><outline text="blog"><outline xmlUrl="https://one.example/"/></outline><outline text="Odd things"><outline xmlUrl="https://odd.example/"/></outline></opml>'
    expect(await call('POST', 'opml', body)).toEqual([
      200,
      {
        read: 2,
        added: 2,
        unusable: 0,
        categories: [
          { name: 'blog', segment: 30, feeds: 1, isNew: false },
          { name: 'odd-things', segment: 40, feeds: 1, isNew: true },
        ],
      },
    ])
    const [, { categories }] = await call('GET', 'categories')
    expect(categories.at(-1)).toEqual({ name: 'odd-things', segment: 40, entries: 0, path: '/api/40/feeds/odd-things' })
    const [, again] = await call('POST', 'opml', body)
    expect(again).toMatchObject({ added: 0, categories: [{ name: 'blog' }, { name: 'odd-things', isNew: false }] })
  })

  test('a body over the limit is refused', async () => {
    const { call } = await openManaged({ MAINSTAY_MAX_BODY_BYTES: '2000' })
    expect(await call('POST', 'opml', 'x'.repeat(2_001))).toMatchObject([413, { status: 413 }])
  })
})

describeOnEachDatabase('the library', (create) => {
  test('lists in pages, in the order of subscribing', async () => {
    const library = await openLibrary(await create())
    const engine = createEngine(library.platform)
    const lines = Array.from({ length: 250 }, (_none, index) => `https://${index}.example/`)
    const imported = await engine.importFeeds(Buffer.from(lines.join('\n')), { name: 'blog' })
    expect(imported).toMatchObject({ done: 250, added: 250, unusable: 0 })
    await content.addSample(library.platform)
    const second = await engine.listFeeds({ category: 'blog', offset: 200, limit: 100 })
    expect(second.total).toBe(252)
    expect(second.feeds.map(({ url }) => url).slice(0, 50)).toEqual(lines.slice(200))
    expect(second.feeds.slice(50).map(({ state, entries }) => [state, entries])).toEqual([
      ['sample', 6],
      ['sample', 6],
    ])
    expect((await engine.listFeeds({ offset: 300, limit: 100 })).feeds).toEqual([])
  })

  test('takes NUL for what it is', async () => {
    const engine = createEngine((await openLibrary(await create())).platform)
    expect(await engine.listFeeds({ category: '\0', offset: 0, limit: 1 })).toEqual({ feeds: [], total: 0 })
    expect(await engine.unsubscribe('\0', '\0')).toBe(0)
    expect(await engine.unsubscribe('\0')).toBe(0)
    const opml = '<outline text="blog"><outline text="a\0b" xmlUrl="https://a.example/x\0y"/></outline>'
    expect(await engine.importFeeds(Buffer.from(opml), undefined)).toMatchObject({ added: 1 })
    const { feeds } = await engine.listFeeds({ category: 'blog', offset: 0, limit: 1 })
    expect(feeds).toMatchObject([{ title: 'ab', url: 'https://a.example/x%00y' }])
  })
})
