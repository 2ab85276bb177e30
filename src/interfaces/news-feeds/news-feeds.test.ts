import { describe, expect, test } from 'vitest'
import { createSqliteDatabase } from '../../kernel/foundation/storage/testing/test-databases.ts'
import { openTestApp } from '../../kernel/testing/open-test-app.ts'
import type { FeedPage } from './contract/feed-page.ts'
import newsFeeds from './index.ts'
import { numberItems, startFeedServer, writeRss } from './testing/feed-server.ts'
import { openLibrary } from './testing/open-library.ts'

const key = 'the-key-of-this-test'
const open = () => openTestApp([newsFeeds], { MAINSTAY_DEV_KEY: key, MAINSTAY_SAMPLES: '1' })

describe('a page', () => {
  test('has the fields of the wire', async () => {
    const { server } = await open()
    const response = await server.inject(`/feed/api/36/feeds/travel?access_token=${key}&page=1`)
    expect(response.statusCode).toBe(200)
    const page: FeedPage = response.json()
    expect(page).toMatchObject({ num: 12, page: 1, lastUpdatedAt: Date.UTC(2026, 4, 29, 7, 10), log: 'Success.' })
    for (const name of ['startTime', 'endTime', 'processTime'] as const) expect(page[name]).toMatch(/^\d+$/)
    expect(page.entries).toHaveLength(10)
    expect(page.entries[0]).toEqual({
      author: 'Mirela Osk',
      sourceTitle: 'Harbour Lines (sample)',
      title: 'The night ferry gets its cabins back',
      link: 'https://harbour-lines.example/2026-05-29',
      pubDate: Date.UTC(2026, 4, 29, 7, 10),
      description:
        '<p>After two seasons with seats only, the boat to the northern islands carries forty cabins again. Booking opens on Monday; bicycles still travel free.</p>',
      sourceLink: 'https://harbour-lines.example/',
    })
  })

  test.each([
    [36, 'travel', 'The night ferry gets its cabins back', 'Request stops and how to use them'],
    [31, 'certificate', 'Orrin Cables: quarter in line, outlook unchanged', 'A glossary for new readers'],
    [30, 'blog', 'The blackbird is back on the drainpipe', '春の掃除'],
    [32, 'design', 'A flat of thirty square metres and one long shelf', 'Cork, again'],
  ])('%i/%s: both pages together hold every entry once, newest first', async (segment, category, first, last) => {
    const { server } = await open()
    const pages: FeedPage[] = []
    for (const page of [1, 2, 3])
      pages.push(
        (await server.inject(`/feed/api/${segment}/feeds/${category}?access_token=${key}&page=${page}`)).json(),
      )
    expect(pages.map(({ entries }) => entries.length)).toEqual([10, 2, 0])
    const entries = pages.flatMap((page) => page.entries)
    expect(new Set(entries.map(({ link }) => link)).size).toBe(12)
    expect([entries[0]?.title, entries.at(-1)?.title]).toEqual([first, last])
    const dates = entries.map(({ pubDate }) => pubDate)
    expect(dates).toEqual(dates.toSorted((left, right) => right - left))
  })

  test('is the first one unless the query says otherwise; of several the last counts', async () => {
    const { server } = await open()
    const address = `/feed/api/30/feeds/blog?access_token=${key}`
    expect((await server.inject(address)).json()).toMatchObject({ page: 1 })
    expect((await server.inject(`${address}&page=1&page=2`)).json()).toMatchObject({ page: 2 })
    expect((await server.inject(`${address}&page=002&more=1`)).json()).toMatchObject({ page: 2 })
  })

  test.each(['0', '-1', 'abc', '1e9', '1.5', '', ' 1', '1234567890', '%00', '１'])('"%s" is no page', async (page) => {
    const { server } = await open()
    const response = await server.inject(`/feed/api/36/feeds/travel?access_token=${key}&page=${encodeURI(page)}`)
    expect([response.statusCode, response.json()]).toEqual([
      400,
      { status: 400, error: 'Bad Request', message: 'The query field "page" must be an integer from 1 on.' },
    ])
  })

  test('far past the end is empty', async () => {
    const { server } = await open()
    const response = await server.inject(`/feed/api/36/feeds/travel?access_token=${key}&page=999999999`)
    expect([response.statusCode, response.json()]).toMatchObject([200, { num: 12, entries: [], page: 999_999_999 }])
  })
})

describe('refusals', () => {
  test.each([
    ['another number', '31/feeds/travel'],
    ['another name', '36/feeds/cooking'],
    ['the case matters', '36/feeds/Travel'],
    ['no number', 'x/feeds/travel'],
    ['a number beyond all', '99999999999999999999/feeds/travel'],
    ['NUL', '36/feeds/%00'],
    ['SQL', "36/feeds/travel'--"],
    ['a wildcard', '36/feeds/%25'],
    ['a long name', `36/feeds/${'a'.repeat(80)}`],
    ['another path', '36/travel'],
  ])('%s: not found', async (_name, path) => {
    const { server } = await open()
    const response = await server.inject(`/feed/api/${path}?access_token=${key}`)
    expect([response.statusCode, response.json()]).toEqual([
      404,
      { status: 404, error: 'Not Found', message: expect.stringMatching(/^There is (no category|nothing) at \/.*\.$/) },
    ])
  })

  test('a call without a token, with a wrong one, with one that opens other interfaces', async () => {
    const { server, keys } = await open()
    const { secret } = await keys.make({ name: 'elsewhere', scopes: ['notes'], plan: 'free' })
    const ask = async (query: string) => {
      const response = await server.inject(`/feed/api/36/feeds/travel${query}`)
      return [response.statusCode, response.json().error]
    }
    expect(await ask('')).toEqual([401, 'Unauthorized'])
    expect(await ask('?access_token=')).toEqual([401, 'Unauthorized'])
    expect(await ask('?access_token=nobody')).toEqual([401, 'Unauthorized'])
    expect(await ask(`?access_token=${secret}`)).toEqual([403, 'Forbidden'])
  })
})

describe('a running server', () => {
  test.each([
    ['1', 3],
    ['0', 0],
  ])(
    'reads what is subscribed to; of this network with MAINSTAY_ALLOW_PRIVATE_ADDRESSES=%s: %i',
    async (allow, num) => {
      const database = await createSqliteDatabase()
      const library = await openLibrary(database)
      const site = await startFeedServer()
      site.pages.set('/feed', writeRss(numberItems(3)))
      await library.subscribe(`${site.origin}/feed`)
      const { server, startJobs } = await openTestApp([newsFeeds], {
        MAINSTAY_DEV_KEY: key,
        MAINSTAY_DATA: database.options.dataFolder,
        MAINSTAY_ALLOW_PRIVATE_ADDRESSES: allow,
      })
      startJobs()
      const state = async () => (await library.list())[0]?.state
      await expect.poll(state).toBe(num > 0 ? 'working' : 'failing')
      const page = await server.inject(`/feed/api/36/feeds/travel?access_token=${key}`)
      expect(page.json()).toMatchObject({ num, page: 1 })
      expect(site.asked).toHaveLength(num > 0 ? 1 : 0)
    },
  )
})
