import { createServer } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { createClient } from '../../client/index.ts'
import type { Failure } from '../../client/answer/result.ts'
import { listenOnLoopback } from '../../kernel/testing/listen-on-loopback.ts'
import { openTestApp } from '../../kernel/testing/open-test-app.ts'
import newsFeeds from './index.ts'

const key = 'the-key-of-this-test'

/** A provider that has `num` entries and fails at one page. */
async function startProvider(num: number, failsAt = 0) {
  const asked: string[] = []
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '', 'http://provider')
    const page = Number(url.searchParams.get('page'))
    asked.push(`${url.pathname}?page=${page}`)
    const count = Math.max(0, Math.min(10, num - (page - 1) * 10))
    const entries = Array.from({ length: count }, (_none, index) => ({ title: `${(page - 1) * 10 + index + 1}` }))
    response.writeHead(page === failsAt ? 403 : 200).end(JSON.stringify({ num, page, entries }))
  })
  const { origin: baseUrl, stop } = await listenOnLoopback(server)
  onTestFinished(stop)
  return { asked, feeds: createClient({ interfaces: { newsFeeds: { baseUrl, key } } }).newsFeeds }
}

test('walks every entry of a real server', async () => {
  const { server } = await openTestApp([newsFeeds], { MAINSTAY_DEV_KEY: key, MAINSTAY_SAMPLES: '1' })
  const baseUrl = await server.listen({ host: '127.0.0.1', port: 0 })
  const titles: string[] = []
  for await (const { title } of createClient({ baseUrl, key }).newsFeeds.readEntries(36, 'travel')) titles.push(title)
  expect(titles).toHaveLength(12)
  expect([titles[0], titles.at(-1)]).toEqual([
    'The night ferry gets its cabins back',
    'Request stops and how to use them',
  ])
})

test.each([
  [0, 1],
  [9, 1],
  [10, 1],
  [11, 2],
  [20, 2],
  [25, 3],
])('%i entries take %i pages, and none is left out', async (num, pages) => {
  const { feeds, asked } = await startProvider(num)
  const titles: string[] = []
  for await (const { title } of feeds.readEntries(31, 'certificate')) titles.push(title)
  expect(titles).toEqual(Array.from({ length: num }, (_none, index) => `${index + 1}`))
  expect(asked).toEqual(Array.from({ length: pages }, (_none, index) => `/api/31/feeds/certificate?page=${index + 1}`))
})

test('another status ends the walk and is told', async () => {
  const { feeds } = await startProvider(100, 3)
  const failures: Failure[] = []
  let entries = 0
  for await (const _entry of feeds.readEntries(30, 'blog', { onFailure: (failure) => failures.push(failure) }))
    entries += 1
  expect(entries).toBe(20)
  expect(failures).toMatchObject([{ ok: false, status: 403 }])
})

test('no response at all is status 0 with no headers', async () => {
  const { newsFeeds: feeds } = createClient({ baseUrl: 'http://127.0.0.1:9', key })
  const failures: Failure[] = []
  for await (const _page of feeds.readPages(36, 'travel', { onFailure: (failure) => failures.push(failure) })) continue
  expect(failures).toMatchObject([{ status: 0, headers: {} }])
})

test('a provider that never comes to an end is left after maxPages', async () => {
  const { feeds, asked } = await startProvider(1_000_000_000)
  for await (const _page of feeds.readPages(36, 'travel', { maxPages: 4 })) continue
  expect(asked).toHaveLength(4)
})
