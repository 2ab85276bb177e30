import { describe, expect, test } from 'vitest'
import {
  createSqliteDatabase,
  describeOnEachDatabase,
} from '../../../kernel/foundation/storage/testing/test-databases.ts'
import { removeFeed } from '../import/manage-feeds.ts'
import { numberItems, startFeedServer, writeRss } from '../testing/feed-server.ts'
import { openLibrary } from '../testing/open-library.ts'

const minute = 60_000

describeOnEachDatabase('refreshing', (create) => {
  test('brings entries in, newest first, and says so of the feed', async () => {
    const site = await startFeedServer()
    const library = await openLibrary(await create())
    site.pages.set('/feed', writeRss(numberItems(3), 'Three things'))
    await library.subscribe(`${site.origin}/feed`)
    await library.refresh()
    const { entries, total } = await library.read()
    expect(total).toBe(3)
    expect(entries.map(({ title }) => title)).toEqual(['Entry 3', 'Entry 2', 'Entry 1'])
    expect(entries[0]).toMatchObject({
      link: 'https://site.example/3',
      publishedAt: Date.UTC(2026, 0, 1, 3),
      source: { title: 'Three things', link: 'https://site.example/' },
    })
    expect(await library.list()).toMatchObject([
      { state: 'working', entries: 3, lastSuccessAt: library.clock.time, lastError: undefined },
    ])
  })

  test('asks again after half an hour, with what the server gave to ask by; 304 changes nothing', async () => {
    const site = await startFeedServer()
    const library = await openLibrary(await create())
    const body = writeRss(numberItems(2))
    site.pages.set('/feed', (request, response) => {
      const isKnown = request.headers['if-none-match'] === '"v1"'
      response.writeHead(isKnown ? 304 : 200, { etag: '"v1"', 'last-modified': 'Mon, 01 Jun 2026 10:00:00 GMT' })
      response.end(isKnown ? undefined : body)
    })
    await library.subscribe(`${site.origin}/feed`)
    await library.refresh()
    expect(site.headers.get('/feed')).not.toHaveProperty('if-none-match')
    library.clock.time += 30 * minute - 1
    await library.refresh()
    expect(site.asked).toEqual(['/feed'])
    library.clock.time += 1
    await library.refresh()
    expect(site.asked).toEqual(['/feed', '/feed'])
    expect(site.headers.get('/feed')).toMatchObject({
      'if-none-match': '"v1"',
      'if-modified-since': 'Mon, 01 Jun 2026 10:00:00 GMT',
    })
    expect((await library.read()).total).toBe(2)
    expect(await library.list()).toMatchObject([{ lastSuccessAt: library.clock.time }])
  })

  test('adds what is new, changes what was changed, doubles nothing, keeps what fell off the feed', async () => {
    const site = await startFeedServer()
    const library = await openLibrary(await create())
    const items = numberItems(5)
    site.pages.set('/feed', writeRss(items.slice(2)))
    await library.subscribe(`${site.origin}/feed`)
    await library.refresh()
    const changed = items.slice(0, 4).map((item) => (item.title === 'Entry 3' ? { ...item, title: 'Entry 3b' } : item))
    site.pages.set('/feed', writeRss(changed))
    await library.refresh({ all: true })
    await library.refresh({ all: true })
    const { entries, total } = await library.read()
    expect(entries.map(({ title }) => title)).toEqual(['Entry 5', 'Entry 4', 'Entry 3b', 'Entry 2', 'Entry 1'])
    expect(total).toBe(5)
  })

  test('two feeds of a category that carry the same entry bring it once; another category has its own', async () => {
    const site = await startFeedServer()
    const library = await openLibrary(await create())
    const [first, second] = numberItems(2)
    if (!first || !second) throw new Error('no items')
    site.pages.set('/all', writeRss([first, second]))
    site.pages.set('/some', writeRss([{ ...first, guid: 'other', link: `${first.link}?utm_source=some` }]))
    await library.subscribe(`${site.origin}/all`)
    await library.subscribe(`${site.origin}/some`)
    await library.subscribe(`${site.origin}/some`, 'blog')
    await library.refresh()
    expect((await library.read()).total).toBe(2)
    expect((await library.read('blog')).total).toBe(1)
    await removeFeed(library.storage, `${site.origin}/all`)
    expect((await library.read()).total).toBe(0)
    await library.refresh({ all: true })
    expect((await library.read()).entries.map(({ title }) => title)).toEqual(['Entry 2'])
  })

  test('keeps the newest of a feed, within the limit, over all readings', async () => {
    const site = await startFeedServer()
    const library = await openLibrary(await create(), { NEWS_FEEDS_MAX_ENTRIES: '10' })
    site.pages.set('/feed', writeRss(numberItems(25).toReversed()))
    await library.subscribe(`${site.origin}/feed`)
    await library.refresh()
    site.pages.set('/feed', writeRss(numberItems(28).slice(0, 6)))
    await library.refresh({ all: true })
    const { entries, total } = await library.read()
    expect(total).toBe(10)
    expect([entries[0]?.title, entries.at(-1)?.title]).toEqual(['Entry 28', 'Entry 19'])
  })

  test('dates from the future, impossible ones and none count from when the entry was first seen', async () => {
    const site = await startFeedServer()
    const library = await openLibrary(await create())
    const start = library.clock.time
    const items = [
      { title: 'future', guid: 'a', date: 'Fri, 01 Jan 2099 00:00:00 GMT' },
      { title: 'none', guid: 'b' },
      { title: 'past', guid: 'c', date: new Date(start - minute).toUTCString() },
    ]
    site.pages.set('/feed', writeRss(items))
    await library.subscribe(`${site.origin}/feed`)
    await library.refresh()
    library.clock.time += 60 * minute
    site.pages.set('/feed', writeRss(items.map((item) => ({ ...item, description: 'changed' }))))
    await library.refresh()
    const { entries } = await library.read()
    expect(entries.map(({ title, publishedAt, description }) => [title, publishedAt, description])).toEqual([
      ['future', start, 'changed'],
      ['none', start, 'changed'],
      ['past', start - minute, 'changed'],
    ])
  })

  test('what is no feed is said in a sentence, and asked for ever more rarely', async () => {
    const site = await startFeedServer()
    const library = await openLibrary(await create())
    site.pages.set('/page', 'plainly no feed')
    await library.subscribe(`${site.origin}/page`)
    await library.subscribe(`${site.origin}/missing`)
    await library.refresh()
    const [page, missing] = await library.list()
    expect(page).toMatchObject({ state: 'failing', lastSuccessAt: undefined, lastErrorAt: library.clock.time })
    expect(page?.lastError).toMatch(/\.$/)
    expect(missing).toMatchObject({ state: 'failing', lastError: 'The server answered 404.' })
    const waits: number[] = []
    for (let failure = 0; failure < 7; failure++) {
      const next = (await library.list())[1]?.nextFetchAt ?? 0
      waits.push((next - library.clock.time) / minute)
      library.clock.time = next
      await library.refresh()
    }
    expect(waits).toEqual([60, 120, 240, 480, 960, 1440, 1440])
  })

  test('a feed that works again is back in its half hour', async () => {
    const site = await startFeedServer()
    const library = await openLibrary(await create())
    await library.subscribe(`${site.origin}/feed`)
    await library.refresh()
    site.pages.set('/feed', writeRss(numberItems(1)))
    library.clock.time += 60 * minute
    await library.refresh()
    const next = library.clock.time + 30 * minute
    expect(await library.list()).toMatchObject([{ state: 'working', lastError: undefined, nextFetchAt: next }])
  })

  test.each([
    ['7200', 120 * minute],
    ['Mon, 01 Jun 2026 15:00:00 GMT', 180 * minute],
    ['0', 60 * minute],
    ['-5', 60 * minute],
    ['99999999999', 7 * 24 * 60 * minute],
  ])('Retry-After: %s is obeyed within reason', async (retryAfter, wait) => {
    const site = await startFeedServer()
    const library = await openLibrary(await create())
    site.pages.set('/feed', (_request, response) => void response.writeHead(503, { 'retry-after': retryAfter }).end())
    await library.subscribe(`${site.origin}/feed`)
    await library.refresh()
    expect((await library.list())[0]?.nextFetchAt).toBe(library.clock.time + wait)
  })

  test('410 ends the asking and keeps the entries', async () => {
    const site = await startFeedServer()
    const library = await openLibrary(await create())
    site.pages.set('/feed', writeRss(numberItems(2)))
    await library.subscribe(`${site.origin}/feed`)
    await library.refresh()
    site.pages.set('/feed', (_request, response) => void response.writeHead(410).end())
    await library.refresh({ all: true })
    await library.refresh({ all: true })
    expect(site.asked).toHaveLength(2)
    expect(await library.list()).toMatchObject([{ state: 'gone', entries: 2, nextFetchAt: undefined }])
  })

  test('a permanent redirect changes the subscription, a temporary one does not', async () => {
    const site = await startFeedServer()
    const library = await openLibrary(await create())
    const redirect = (status: number, location: string) =>
      site.pages.set(location === '/here' ? '/moved' : '/away', (_request, response) => {
        response.writeHead(status, { location }).end()
      })
    redirect(301, '/here')
    redirect(302, '/there')
    site.pages.set('/here', writeRss(numberItems(1)))
    site.pages.set('/there', writeRss([]))
    await library.subscribe(`${site.origin}/moved`)
    await library.subscribe(`${site.origin}/away`)
    await library.refresh()
    await library.refresh({ all: true })
    expect((await library.list()).map(({ url }) => url)).toEqual([`${site.origin}/here`, `${site.origin}/away`])
    expect(site.asked.filter((path) => path === '/moved')).toHaveLength(1)
    expect((await library.read()).total).toBe(1)
  })

  test('two feeds that moved to one address stay two subscriptions with each entry once', async () => {
    const site = await startFeedServer()
    const library = await openLibrary(await create())
    site.pages.set('/new', writeRss(numberItems(3)))
    for (const path of ['/a', '/b']) {
      site.pages.set(path, (_request, response) => void response.writeHead(308, { location: '/new' }).end())
      await library.subscribe(`${site.origin}${path}`)
    }
    await library.refresh()
    expect((await library.list()).map(({ url }) => url)).toEqual([`${site.origin}/new`, `${site.origin}/b`])
    expect((await library.read()).total).toBe(3)
  })
})

describe('politeness', () => {
  test('of one host one at a time; over all hosts no more than allowed', async () => {
    const site = await startFeedServer()
    const library = await openLibrary(await createSqliteDatabase(), { NEWS_FEEDS_CONCURRENCY: '3' })
    const { port } = new URL(site.origin)
    const running = new Map<string, number>()
    const bothHosts = Promise.withResolvers<void>()
    let max = 0
    let maxPerHost = 0
    for (const path of ['/1', '/2', '/3', '/4'])
      site.pages.set(path, ({ headers: { host = '' } }, response) => {
        running.set(host, (running.get(host) ?? 0) + 1)
        max = Math.max(
          max,
          [...running.values()].reduce((sum, count) => sum + count, 0),
        )
        maxPerHost = Math.max(maxPerHost, running.get(host) ?? 0)
        const end = () => {
          running.set(host, (running.get(host) ?? 0) - 1)
          response.end(writeRss([]))
        }
        // Neither host is done before the other has begun, however long that takes.
        if (max === 2) bothHosts.resolve()
        void bothHosts.promise.then(() => setTimeout(end, 15))
      })
    for (const host of ['127.0.0.1', 'localhost'])
      for (const path of ['/1', '/2', '/3', '/4']) await library.subscribe(`http://${host}:${port}${path}`)
    await library.refresh()
    expect(site.asked).toHaveLength(8)
    expect(maxPerHost).toBe(1)
    expect(max).toBe(2)
  })
})
