import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { listenOnLoopback } from '../kernel/testing/listen-on-loopback.ts'
import { runCommand } from './testing/run-command.ts'

async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'mainstay-cli-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

async function startSite(): Promise<string> {
  const rss = '<rss version="2.0"><channel><title>News</title><item><title>One</title></item></channel></rss>'
  const server = createServer((request, response) => {
    response.writeHead(request.url === '/feed' ? 200 : 404).end(rss)
  })
  const { origin, stop } = await listenOnLoopback(server)
  onTestFinished(stop)
  return origin
}

test('feeds are added, refreshed, listed with success and error, exported, imported and removed', async () => {
  const site = await startSite()
  const environment = {
    MAINSTAY_DATA: await makeFolder(),
    MAINSTAY_ALLOW_PRIVATE_ADDRESSES: '1',
    NEWS_FEEDS_HOST_GAP_MS: '0',
  }
  const feeds = (...words: string[]) => runCommand(['feeds', ...words], environment)
  const [good, bad] = [`${site}/feed`, `${site}/missing`]

  expect(await feeds('add', '--category', 'music', '--segment', '40', good, bad)).toEqual({
    code: 0,
    out: `Added ${good}.\nAdded ${bad}.\n`,
    err: '',
  })
  expect((await feeds('add', '--category', 'music', good)).out).toBe(`${good} is there already.\n`)
  expect(await feeds('refresh')).toMatchObject({
    code: 0,
    out: '1 read, 0 unchanged, 0 gone, 1 failed.\n',
    err: `${bad}: The server answered 404.\n`,
  })
  const { out } = await feeds('list')
  expect(out).toMatch(/^category +url +entries +state +last success +last error\n/)
  expect(out).toMatch(/music +http:\S+\/feed +1 +working +\d{4}-\d\d-\d\d \d\d:\d\d\n/)
  expect(out).toMatch(
    /music +http:\S+\/missing +0 +failing +never +\d{4}-\d\d-\d\d \d\d:\d\d The server answered 404\.\n/,
  )
  expect((await feeds('categories')).out).toMatch(/music +\/feed\/api\/40\/feeds\/music +1\n/)

  const opml = await feeds('export-opml')
  const file = join(await makeFolder(), 'feeds.opml')
  await writeFile(file, opml.out)
  const elsewhere = { MAINSTAY_DATA: await makeFolder() }
  expect(await runCommand(['import', 'feeds', file], elsewhere)).toMatchObject({
    code: 0,
    out: 'Taken in: 2 subscriptions, 2 of them new: 2 in music (new, 40).\n',
  })
  const listed = JSON.parse((await runCommand(['feeds', 'list', '--json'], elsewhere)).out)
  expect(listed).toMatchObject([
    { category: 'music', url: good, title: 'News', state: 'waiting' },
    { category: 'music', url: bad, state: 'waiting' },
  ])

  expect(await feeds('remove', good)).toMatchObject({ code: 0, out: `Removed ${good}.\n` })
  expect(await feeds('remove', good)).toMatchObject({
    code: 1,
    err: `mainstay: There is no subscription to ${good}; "mainstay feeds list" shows them.\n`,
  })
})

test.each([
  [
    ['add', '--category', 'cooking', 'https://a.example/'],
    1,
    'There is no category "cooking"; there are blog, certificate',
  ],
  [['add', '--category', 'travel', 'no address'], 1, '"no address" is not the http or https address of a feed.'],
  [['add', '--category', 'music', '--segment', 'x', 'https://a.example/'], 2, 'It is a number such as 40.'],
  [['add', 'https://a.example/'], 2, '--category <name>'],
])('%j is refused in a sentence', async (words, status, sentence) => {
  const { code, err } = await runCommand(['feeds', ...words], { MAINSTAY_DATA: await makeFolder() })
  expect([code, err]).toEqual([status, expect.stringContaining(sentence)])
})

test('a wrong setting stops the command that needs it, and no other', async () => {
  const environment = { MAINSTAY_DATA: await makeFolder(), NEWS_FEEDS_CONCURRENCY: 'many', IP_LOCATION_ENGINE: 'magic' }
  expect(await runCommand(['feeds', 'refresh'], environment)).toEqual({
    code: 1,
    out: '',
    err: 'mainstay: The setting NEWS_FEEDS_CONCURRENCY must be a whole number from 1 to 64; it is "many". Where it is not set, it is 8.\n',
  })
  expect((await runCommand(['feeds', 'categories'], environment)).code).toBe(0)
})
