import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseFeed } from 'feedsmith'
import RssParser from 'rss-parser'
import { readFeed } from '../src/interfaces/news-feeds/domain/reading/read-feed.ts'
import type { BenchResult, Figure } from './result.ts'
import { sharedDataAt } from '../src/kernel/testing/shared-data.ts'

const folder = sharedDataAt('feeds')
const rounds = 7
const millisecondsPerRound = 700
const entriesOfLongFeed = 1_000

type Read = (document: Buffer) => unknown

const rssParser = new RssParser()
const peers: Readonly<Record<string, Read>> = {
  'rss-parser': (document) => rssParser.parseString(document.toString()),
  feedsmith: (document) => parseFeed(document.toString()),
}

/** Feeds read per second, from bytes to entries, against rss-parser and feedsmith over the documents that all three accept. */
export default async function run(): Promise<BenchResult> {
  if (!existsSync(folder))
    throw new Error(`The feeds to read are not at ${folder}; MAINSTAY_SHARED says where they are.`)
  const documents = globSync('**/*.xml', { cwd: folder })
    .toSorted()
    .map((file) => readFileSync(join(folder, file)))
  const accepted: Buffer[] = []
  for (const document of documents) {
    const answers = await Promise.all([readFeed, ...Object.values(peers)].map((read) => accepts(read, document)))
    if (answers.every(Boolean)) accepted.push(document)
  }
  const figures = [
    await compare(`${accepted.length} of ${documents.length} fixture feeds, those that all three accept`, accepted),
    await compare('the five largest of them', accepted.toSorted((a, b) => b.length - a.length).slice(0, 5)),
    await compare(`one RSS feed of ${entriesOfLongFeed} entries`, [composeFeed(entriesOfLongFeed)]),
  ]
  return { name: 'feed-parsing', seeds: [], figures }
}

async function accepts(read: Read, document: Buffer): Promise<boolean> {
  try {
    await read(document)
    return true
  } catch {
    return false
  }
}

/** The median of rounds that take turns, so that a busy machine is busy for all. */
async function compare(name: string, documents: readonly Buffer[]): Promise<Figure> {
  const readers: Readonly<Record<string, Read>> = { ours: readFeed, ...peers }
  const rates = new Map<string, number[]>(Object.keys(readers).map((reader) => [reader, []]))
  for (let round = 0; round <= rounds; round += 1) {
    for (const [reader, read] of Object.entries(readers)) {
      const rate = await measureRate(read, documents)
      if (round > 0) rates.get(reader)?.push(rate)
    }
  }
  const theirs = Object.keys(peers).map((peer) => [peer, findMedian(rates.get(peer) ?? [])])
  return { name, value: findMedian(rates.get('ours') ?? []), unit: 'feeds/s', peers: Object.fromEntries(theirs) }
}

async function measureRate(read: Read, documents: readonly Buffer[]): Promise<number> {
  const start = performance.now()
  let feeds = 0
  while (performance.now() - start < millisecondsPerRound) {
    for (const document of documents) await read(document)
    feeds += documents.length
  }
  return feeds / ((performance.now() - start) / 1000)
}

function findMedian(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}

function composeFeed(entries: number): Buffer {
  const items = Array.from(
    { length: entries },
    (_, index) => `<item><title>Entry ${index} &amp; more</title><link>https://feeds.example/${index}</link>
      <guid isPermaLink="false">entry-${index}</guid><dc:creator>Ann</dc:creator><category>news</category>
      <pubDate>Sat, 07 Sep 2002 00:00:01 GMT</pubDate>
      <description><![CDATA[${'<p>A paragraph of the usual length, with <a href="https://feeds.example/">a link</a>.</p>'.repeat(8)}]]></description></item>`,
  )
  return Buffer.from(`<?xml version="1.0" encoding="utf-8"?>
    <rss version="2.0" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel><title>Long</title>
    <link>https://feeds.example/</link>${items.join('\n')}</channel></rss>`)
}
