import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { createSqliteDatabase } from '../../../kernel/foundation/storage/testing/test-databases.ts'
import { isSoak } from '../../../kernel/testing/soak.ts'
import type { Tables } from '../storage/tables.ts'
import { startFeedServer, writeRss } from '../testing/feed-server.ts'
import { openLibrary } from '../testing/open-library.ts'

const feeds = 60
const entriesPerFeed = 80
const kills = isSoak ? 10 : 3
const msBetweenMoments = 30 / kills
const requestsBeforeKill = 5

function startRefresh(dataFolder: string) {
  const program = join(import.meta.dirname, '../../../../bin/mainstay.js')
  const child = spawn(process.execPath, [program, 'feeds', 'refresh'], {
    env: {
      PATH: process.env['PATH'],
      MAINSTAY_DATA: dataFolder,
      MAINSTAY_ALLOW_PRIVATE_ADDRESSES: '1',
      NEWS_FEEDS_HOST_GAP_MS: '0',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  return child
}

test('killed again and again in the middle of a refresh: nothing is lost, nothing is doubled', async () => {
  const database = await createSqliteDatabase()
  const library = await openLibrary(database)
  const site = await startFeedServer()
  let onRequest = () => {}
  for (let feed = 1; feed <= feeds; feed++) {
    const items = Array.from({ length: entriesPerFeed }, (_none, index) => ({
      title: `Feed ${feed}, entry ${index + 1}`,
      guid: `${feed}-${index + 1}`,
      description: 'Words. '.repeat(40),
    }))
    const body = writeRss(items, `Feed ${feed}`)
    site.pages.set(`/${feed}`, (request, response) => {
      onRequest()
      const etag = `"${feed}"`
      if (request.headers['if-none-match'] === etag) response.writeHead(304).end()
      else response.writeHead(200, { etag }).end(body)
    })
    const host = feed % 2 === 0 ? '127.0.0.1' : 'localhost'
    await library.subscribe(`http://${host}:${new URL(site.origin).port}/${feed}`)
  }

  /** What is stored: the feeds that were acknowledged, each with all its entries, and nothing besides. */
  const check = async () => {
    const tables = library.storage.tables<Tables>()
    const sources = await tables.selectFrom('news_feed_source').select(['id', 'etag']).execute()
    const entries = await tables.selectFrom('news_feed_entry').select(['source_id', 'title']).execute()
    const bySource = Map.groupBy(entries, (entry) => entry.source_id)
    for (const { id, etag } of sources) expect(bySource.get(id)?.length ?? 0).toBe(etag === null ? 0 : entriesPerFeed)
    expect(new Set(entries.map(({ title }) => title)).size).toBe(entries.length)
    expect((await library.read('travel', 0)).total).toBe(entries.length)
    return entries.length
  }

  const stored: number[] = []
  for (let round = 0; round < kills; round++) {
    const child = startRefresh(database.options.dataFolder)
    let requests = 0
    onRequest = () => {
      requests += 1
      if (requests === requestsBeforeKill) setTimeout(() => child.kill('SIGKILL'), round * msBetweenMoments)
    }
    expect(await once(child, 'exit')).toEqual([null, 'SIGKILL'])
    stored.push(await check())
  }
  onRequest = () => {}
  expect(stored).toEqual(stored.toSorted((left, right) => left - right))
  expect(stored[0]).toBeGreaterThan(0)
  expect(stored.at(-1)).toBeLessThan(feeds * entriesPerFeed)
  const last = startRefresh(database.options.dataFolder)
  expect(await text(last.stdout)).toMatch(/^\d+ read, 0 unchanged, 0 gone, 0 failed\.\n$/)
  expect(await check()).toBe(feeds * entriesPerFeed)
})
