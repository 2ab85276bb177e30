import { mkdir, readdir, readFile, utimes, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createSqliteDatabase } from '../../../kernel/foundation/storage/testing/test-databases.ts'
import { listenOnLoopback } from '../../../kernel/testing/listen-on-loopback.ts'
import { openTestPlatform } from '../../../kernel/testing/open-test-platform.ts'
import { timetables } from '../content.ts'
import { TimetableStore } from '../storage/timetable-store.ts'
import { smallFeed } from '../testing/small-feed.ts'
import { writeZip } from '../testing/write-zip.ts'
import { refreshFeeds } from './refresh-feeds.ts'

const archive = zip(smallFeed)
const counts = '7 stations, 3 lines, 8 trips in all, 0 rows left out'

function zip(texts: Readonly<Record<string, string>>): Buffer {
  return writeZip(Object.entries(texts).map(([name, data]) => ({ name, data })))
}

/** A server on a free port; its origin and what it was asked. */
async function serve(answer: (request: IncomingMessage, response: ServerResponse) => void) {
  const requests: IncomingMessage[] = []
  const server = createServer((request, response) => {
    requests.push(request)
    answer(request, response)
  })
  const { origin, stop } = await listenOnLoopback(server)
  onTestFinished(stop)
  return { origin, requests, close: stop }
}

async function open() {
  const platform = await openTestPlatform(await createSqliteDatabase(), { now: () => Date.UTC(2026, 10, 22) })
  const folder = join(platform.dataFolder, 'transit')
  return {
    platform,
    folder,
    async import(address: string, options: Readonly<Record<string, string>> = {}) {
      let last = ''
      for await (const { summary } of timetables.import(address, options, platform)) last = summary
      return last
    },
    async refresh() {
      const work = refreshFeeds(platform)
      for (;;) {
        const { done, value } = await work.next()
        if (done) return value
      }
    },
    async listFeeds() {
      const loaded = await new TimetableStore(platform.dataFolder).load()
      return loaded?.timetable.feeds.map(({ name }) => name)
    },
    /** What lies about that is no feed and no timetable. */
    async listLeftovers() {
      const list = (name: string) => readdir(join(folder, name)).catch((): string[] => [])
      const found = [await list('incoming'), await list('downloads')].flat()
      return [...found, ...(await readdir(folder)).filter((name) => name === 'importing')]
    },
  }
}

test('a feed comes from an address, and comes again only when it is another one', async () => {
  let body = archive
  const { origin, requests } = await serve(({ headers }, response) => {
    const etag = `"${body.length}"`
    if (headers['if-none-match'] === etag) return void response.writeHead(304).end()
    response.writeHead(200, { etag, 'last-modified': 'Sun, 22 Nov 2026 00:00:00 GMT' }).end(body)
  })
  const library = await open()
  expect(await library.import(`${origin}/feeds/small.zip?key=secret`)).toBe(`small: ${counts}`)
  expect(await library.import(`${origin}/feeds/small.zip?key=secret`)).toBe('nothing, for it is here already')
  expect(requests[1]?.headers).toMatchObject({
    'if-none-match': `"${archive.length}"`,
    'if-modified-since': 'Sun, 22 Nov 2026 00:00:00 GMT',
  })
  body = zip({ ...smallFeed, 'trips.txt': `${smallFeed['trips.txt']}coast,daily,more,,,0,\n` })
  expect(await library.import(`${origin}/feeds/small.zip?key=secret`)).toBe(
    `small: ${counts.replace('0 rows', '1 row')}`,
  )
  expect(await library.listFeeds()).toEqual(['small'])
  expect(await library.listLeftovers()).toEqual([])
})

test('the same bytes from a server that names no version change nothing', async () => {
  const { origin } = await serve((_, response) => void response.end(archive))
  const library = await open()
  await library.import(`${origin}/small.zip`)
  const before = await readdir(library.folder)
  expect(await library.import(`${origin}/small.zip`)).toBe('nothing, for it is here already')
  expect(await readdir(library.folder)).toEqual(before)
})

test('feeds of other addresses that have one name stand beside each other; an option names one', async () => {
  const { origin } = await serve((_, response) => void response.end(archive))
  const library = await open()
  await library.import(`${origin}/east/gtfs.zip`)
  await library.import(`${origin}/west/gtfs.zip`)
  await library.import(`${origin}/south/gtfs.zip`, { name: 'south' })
  await library.import(`${origin}/west/gtfs.zip`)
  expect(await library.listFeeds()).toEqual(['gtfs', expect.stringMatching(/^gtfs-[0-9a-f]{6}$/), 'south'])
})

test('a transfer that is cut off goes on where it ended', async () => {
  const large = writeZip([
    ...Object.entries(smallFeed).map(([name, data]) => ({ name, data })),
    { name: 'map.pdf', data: Buffer.alloc(2_000_000, 'map'), isStored: true },
  ])
  const { origin, requests } = await serve(({ headers: { range = '' } }, response) => {
    const start = Number(/^bytes=(\d+)-$/.exec(range)?.[1] ?? 0)
    const place = `bytes ${start}-${large.length - 1}/${large.length}`
    const headers = { etag: '"1"', 'content-length': large.length - start }
    if (start > 0)
      return void response.writeHead(206, { ...headers, 'content-range': place }).end(large.subarray(start))
    response.writeHead(200, headers).write(large.subarray(0, 1_000_000), () => response.destroy())
  })
  const library = await open()
  expect(await library.import(`${origin}/small.zip`)).toBe(`small: ${counts}`)
  expect(requests.map(({ headers }) => headers.range)).toEqual([undefined, expect.stringMatching(/^bytes=[1-9]\d+-$/)])
})

test.each([
  [
    'a page',
    200,
    '<!DOCTYPE html><title>Sign in</title>',
    '/small.zip is no zip archive: it answered with a web page.',
  ],
  ['other text', 200, '{"error":"no such feed"}', '/small.zip is no zip archive: it answered with something else.'],
  ['nothing', 200, '', '/small.zip is no zip archive: it answered with something else.'],
  ['no such file', 404, '', 'There is no small.zip at 127.0.0.1:'],
  ['a refusal', 403, '', 'does not give small.zip to everybody.'],
  ['an odd status', 418, '', 'answered 418 when asked for small.zip.'],
])('%s in place of an archive is said in a sentence', async (_, status, body, sentence) => {
  const { origin } = await serve((__, response) => void response.writeHead(status).end(body))
  const library = await open()
  await expect(library.import(`${origin}/small.zip?key=secret`)).rejects.toThrow(sentence)
  await expect(library.import(`${origin}/small.zip?key=secret`)).rejects.not.toThrow('secret')
  expect(await library.listLeftovers()).toEqual([])
})

test('an archive that is larger than any timetable is not kept', async () => {
  const { origin } = await serve((_, response) => {
    response.writeHead(200, { 'content-length': 2 ** 31 }).write(Buffer.alloc(1_000))
  })
  const library = await open()
  await expect(library.import(`${origin}/small.zip`)).rejects.toThrow('small.zip at 127.0.0.1')
  expect(await library.listLeftovers()).toEqual([])
})

test('a machine that does not listen is said so at once', async () => {
  const { origin, close } = await serve(() => {})
  await close()
  const { host } = new URL(origin)
  await expect((await open()).import(`${origin}/small.zip`)).rejects.toThrow(
    `${host} cannot be reached or gives no small.zip (ECONNREFUSED).`,
  )
})

test.each([
  [
    'http://me:word@127.0.0.1/small.zip',
    'The address of 127.0.0.1 holds a name or a password; ask for a feed without one.',
  ],
  ['https://', '"https://" is no address that can be read.'],
])('%s is refused', async (address, sentence) => {
  await expect((await open()).import(address)).rejects.toThrow(sentence)
})

test('a redirect is followed, but to no other protocol', async () => {
  const { origin } = await serve(({ url }, response) => {
    if (url === '/small.zip') return void response.end(archive)
    response.writeHead(302, { location: url === '/old.zip' ? '/small.zip' : 'file:///etc/passwd' }).end()
  })
  const library = await open()
  expect(await library.import(`${origin}/old.zip`)).toBe(`old: ${counts}`)
  await expect(library.import(`${origin}/odd.zip`)).rejects.toThrow('redirects to what is no http or https address.')
})

test('a broken archive from an address leaves the one before', async () => {
  let body = archive
  const { origin } = await serve((_, response) => void response.end(body))
  const library = await open()
  await library.import(`${origin}/small.zip`)
  body = zip({ 'stops.txt': 'stop_id\n' })
  await expect(library.import(`${origin}/small.zip`)).rejects.toThrow('/small.zip is no GTFS feed that can be used')
  expect(await readFile(join(library.folder, 'feeds/small/small.zip'))).toEqual(archive)
  expect(await library.listLeftovers()).toEqual([])
})

test('refreshing asks every address, goes on where one fails, and makes the timetable anew', async () => {
  const bodies = new Map([
    ['/east.zip', archive],
    ['/west.zip', archive],
    ['/north.zip', archive],
  ])
  const { origin } = await serve(({ url = '' }, response) => {
    const body = bodies.get(url)
    response.writeHead(body ? 200 : 404).end(body)
  })
  const library = await open()
  expect((await library.refresh()).summary).toBeUndefined()
  for (const path of bodies.keys()) await library.import(`${origin}${path}`)
  bodies.set('/west.zip', zip({ ...smallFeed, 'frequencies.txt': 'trip_id,start_time,end_time,headway_secs\n' }))
  bodies.delete('/north.zip')
  const { renewed, unchanged, summary } = await library.refresh()
  expect(renewed).toEqual(['west'])
  expect(unchanged).toEqual([
    { name: 'east', failure: undefined },
    { name: 'north', failure: `There is no north.zip at ${new URL(origin).host}.` },
  ])
  expect(summary).toMatchObject({ trips: 24 })
  expect(await library.listFeeds()).toEqual(['east', 'north', 'west'])
})

test('what a killed import left goes with the next one; what a running one has stays', async () => {
  const library = await open()
  const [dead, running] = [join(library.folder, 'incoming/dead'), join(library.folder, 'incoming/running')]
  const minuteAgo = new Date(Date.now() - 60_000)
  for (const [folder, process] of [
    [dead, 2 ** 22 + 1],
    [running, 1],
  ] as const) {
    await mkdir(join(folder, 'feed'), { recursive: true })
    const owner = { process, host: hostname() }
    await writeFile(join(folder, '.owner'), JSON.stringify(owner))
    await utimes(folder, minuteAgo, minuteAgo)
  }
  await writeFile(join(library.folder, 'importing'), JSON.stringify({ process: 2 ** 22 + 1, host: hostname() }))
  const { origin } = await serve((_, response) => void response.end(archive))
  await library.import(`${origin}/small.zip`)
  expect(await library.listLeftovers()).toEqual(['running'])
})

test('two imports at a time are refused', async () => {
  const { promise: asked, resolve: ask } = Promise.withResolvers<void>()
  const { promise: allowed, resolve: allow } = Promise.withResolvers<void>()
  const { origin } = await serve(async (_, response) => {
    ask()
    await allowed
    response.end(archive)
  })
  const library = await open()
  const first = library.import(`${origin}/small.zip`)
  await asked
  await expect(library.import(`${origin}/other.zip`)).rejects.toThrow(
    'Another import of timetables is at work; wait until it is done.',
  )
  allow()
  expect(await first).toBe(`small: ${counts}`)
})

test('an address is kept beside its feed and leaves by no export', async () => {
  const { origin } = await serve((_, response) => void response.end(archive))
  const library = await open()
  await library.import(`${origin}/small.zip?key=secret`)
  const records: unknown[] = []
  for await (const record of timetables.export(library.platform)) records.push(record)
  expect(records[0]).toEqual({ type: 'feed', name: 'small' })
  expect(JSON.stringify(records)).not.toContain('secret')
})
