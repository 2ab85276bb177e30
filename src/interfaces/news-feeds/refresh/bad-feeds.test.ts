import type { ServerResponse } from 'node:http'
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { createGuardedFetch } from '../../../kernel/outgoing/guarded-fetch.ts'
import { createSqliteDatabase } from '../../../kernel/storage/testing/test-databases.ts'
import { numberItems, startFeedServer, writeRss } from '../testing/feed-server.ts'
import { openLibrary } from '../testing/open-library.ts'
import { refreshDueSources } from './refresh-due-sources.ts'

describe('bad feeds', () => {
  const answers: Readonly<Record<string, (response: ServerResponse) => void>> = {
    'one without end'(response) {
      const more = () => {
        while (response.write(Buffer.alloc(65_536, 'a')));
      }
      response.on('drain', more)
      more()
    },
    'a bomb'(response) {
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(Buffer.alloc(30_000_000)))
    },
  }

  test.each(Object.entries(answers))('%s is cut off', async (_name, answer) => {
    const site = await startFeedServer()
    const library = await openLibrary(await createSqliteDatabase(), { NEWS_FEEDS_MAX_BYTES: '1000000' })
    site.pages.set('/feed', (_request, response) => answer(response))
    await library.subscribe(`${site.origin}/feed`)
    await library.refresh()
    expect(await library.list()).toMatchObject([{ lastError: 'The answer is larger than 1,000,000 bytes.' }])
  })

  test('a circle of redirects is given up', async () => {
    const site = await startFeedServer()
    const library = await openLibrary(await createSqliteDatabase())
    site.pages.set('/feed', (_request, response) => void response.writeHead(302, { location: '/feed' }).end())
    await library.subscribe(`${site.origin}/feed`)
    await library.refresh()
    expect((await library.list())[0]?.lastError).toBe(`${new URL(site.origin).host} redirects in a circle.`)
  })

  test('a charset that is not what the header says still gives its words', async () => {
    const site = await startFeedServer()
    const library = await openLibrary(await createSqliteDatabase())
    const document = writeRss([{ title: 'Grüße aus Köln', guid: '1' }])
    site.pages.set('/feed', (_request, response) => {
      response.writeHead(200, { 'content-type': 'application/rss+xml; charset=iso-8859-1' }).end(document)
    })
    await library.subscribe(`${site.origin}/feed`)
    await library.refresh()
    expect((await library.read()).entries.map(({ title }) => title)).toEqual(['Grüße aus Köln'])
  })

  test('inside this network is refused unless allowed', async () => {
    const library = await openLibrary(await createSqliteDatabase())
    await library.subscribe('http://127.0.0.1:1/feed')
    await library.subscribe('http://[::1]/feed')
    await library.subscribe('http://169.254.169.254/latest/meta-data')
    await refreshDueSources({ ...library.context, guardedFetch: createGuardedFetch() })
    const errors = (await library.list()).map(({ lastError }) => lastError)
    for (const error of errors) expect(error).toContain('is an address inside this network')
    expect(errors).toHaveLength(3)
  })

  test('100,000 entries are read, and the newest 1,000 kept', async () => {
    const site = await startFeedServer()
    const library = await openLibrary(await createSqliteDatabase())
    site.pages.set('/feed', writeRss(numberItems(100_000, Date.UTC(2010, 0, 1))))
    await library.subscribe(`${site.origin}/feed`)
    await library.refresh()
    // The document is over the limit of 10 MiB: refused whole rather than cut.
    expect(await library.list()).toMatchObject([{ lastError: 'The answer is larger than 10,485,760 bytes.' }])
    const wider = await openLibrary(await createSqliteDatabase(), { NEWS_FEEDS_MAX_BYTES: '100000000' })
    await wider.subscribe(`${site.origin}/feed`)
    await wider.refresh()
    expect((await wider.read()).total).toBe(1_000)
  })
})
