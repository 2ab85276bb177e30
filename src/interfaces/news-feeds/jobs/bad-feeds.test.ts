import type { ServerResponse } from 'node:http'
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { createGuardedFetch } from '../../../kernel/foundation/outgoing/guarded-fetch.ts'
import { createSqliteDatabase } from '../../../kernel/foundation/storage/testing/test-databases.ts'
import { numberItems, startFeedServer, writeRss } from '../testing/feed-server.ts'
import { openLibrary } from '../testing/open-library.ts'
import type { Tables } from '../storage/tables.ts'
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

  // The first took 17 s and 1.4 GB of a worker.
  test.each([
    ['2 million tags', '<a/>'.repeat(2_000_000), 'The document has more than 250,000 elements, which no feed has.'],
    [
      '300,000 attributes',
      `<item ${Array.from({ length: 300_000 }, (_none, index) => `a${index}="1"`).join(' ')}/>`,
      'The document has more than 250,000 attributes, which no feed has.',
    ],
    ['513 levels', '<a>'.repeat(511), 'The document nests elements more than 512 deep.'],
  ])('%s are refused, and the list of feeds says so', async (_name, inside, lastError) => {
    const site = await startFeedServer()
    const library = await openLibrary(await createSqliteDatabase())
    site.pages.set('/feed', `<rss><channel>${inside}`)
    await library.subscribe(`${site.origin}/feed`)
    await library.refresh()
    expect(await library.list()).toMatchObject([{ state: 'failing', lastError }])
  })

  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    '&#1;javascript:alert(1)',
    '&#x9; java&#10;script&#13;:alert(1)',
    'java&Tab;script&colon;alert(1)',
    '&#106;avascript&#58;alert(1)',
    '<![CDATA[\u00a0javascript:alert(1)]]>',
    'data:text/html,&lt;script>alert(1)&lt;/script>',
    'vbscript:msgbox(1)',
    'blob:https://site.example/1',
    'file:///etc/passwd',
  ])('the link %s does not pass: the site is linked instead', async (link) => {
    const site = await startFeedServer()
    const library = await openLibrary(await createSqliteDatabase())
    site.pages.set('/feed', writeRss([{ title: 'One', guid: '1', link }]))
    await library.subscribe(`${site.origin}/feed`)
    await library.refresh()
    const [entry] = (await library.read()).entries
    expect(entry?.link).toMatch(/^https:\/\/site\.example\//)
    expect(entry?.link).not.toMatch(/^https:\/\/site\.example\/.*:\/\//)
  })

  test('nor does one that stands for the site, nor one that was stored before', async () => {
    const site = await startFeedServer()
    const library = await openLibrary(await createSqliteDatabase())
    const feed = writeRss([{ title: 'One', guid: '1' }]).replace('https://site.example/', 'javascript:alert(1)')
    site.pages.set('/feed', feed)
    await library.subscribe(`${site.origin}/feed`)
    await library.refresh()
    const address = `${site.origin}/feed`
    expect((await library.read()).entries).toMatchObject([{ link: address, source: { link: address } }])
    const database = library.storage.tables<Tables>()
    await database.updateTable('news_feed_entry').set({ link: ' javascript:alert(1)' }).execute()
    await database.updateTable('news_feed_source').set({ site_url: 'data:,x' }).execute()
    expect((await library.read()).entries).toMatchObject([{ link: '', source: { link: '' } }])
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
