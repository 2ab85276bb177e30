import { existsSync, globSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { FeedError } from '../src/interfaces/news-feeds/domain/reading/feed-error.ts'
import { readFeed } from '../src/interfaces/news-feeds/domain/reading/read-feed.ts'
import readIncoming from '../src/interfaces/news-feeds/jobs/read-incoming.ts'
import { hostileFeeds, mutateFeeds } from '../src/interfaces/news-feeds/testing/mutate-feeds.ts'
import { runFeedparser } from './feed-suites/run-feedparser.ts'
import { runMiniflux } from './feed-suites/run-miniflux.ts'
import type { SuiteResult } from './feed-suites/suite-result.ts'
import type { BenchResult, Figure } from './result.ts'

const seed = 1
const mutations = 6_000

/**
 * The tests of other readers, from a folder with their sources as `feedparser`, `miniflux` and `rome`, and mutated feeds. What
 * differs is printed.
 */
export default async function run(): Promise<BenchResult> {
  const folder = process.env['FEED_SUITES'] ?? join(tmpdir(), 'feed-suites')
  const suites = [
    { name: 'feedparser, well-formed documents', place: 'feedparser', read: runFeedparser, target: '>= 97' },
    { name: 'miniflux, tests of its readers', place: 'miniflux', read: runMiniflux, target: '>= 92' },
  ].filter(({ place }) => existsSync(join(folder, place)))
  const figures = suites.map(({ name, place, read, target }) => toFigure(name, read(join(folder, place)), target))
  if (existsSync(join(folder, 'rome'))) figures.push(countLostEntries(join(folder, 'rome')))
  return { name: 'feed-suites', seeds: [seed], figures: [...figures, ...readMutations()], isPartial: suites.length < 2 }
}

function toFigure(name: string, { passed, of, apart, differences }: SuiteResult, target: string): Figure {
  for (const difference of differences) console.log(`${name}: ${difference}`)
  const share = (passed / of) * 100
  return { name: `${name}: ${passed} of ${of} (${apart} not compared)`, value: share, unit: '%', peers: {}, target }
}

/** Entries that stand in rome's documents and are not read. */
function countLostEntries(folder: string): Figure {
  const files = globSync('**/src/test/resources/**/*.{xml,rss,atom}', { cwd: folder })
  let lost = 0
  let written = 0
  for (const file of files) {
    const document = readFileSync(join(folder, file))
    const entries =
      document
        .toString()
        .replaceAll(/<!--[^]*?-->/g, '')
        .match(/<(?:item|entry)[\s>]/g)?.length ?? 0
    const read = countEntries(document)
    if (read === undefined) continue
    written += entries
    lost += Math.max(entries - read, 0)
    if (entries > read) console.log(`rome: ${file}: ${read} of ${entries} entries`)
  }
  return { name: `rome, entries lost of ${written}`, value: lost, unit: 'entries', peers: {}, target: '= 0' }
}

/** Undefined for what is no feed. */
function countEntries(document: Uint8Array): number | undefined {
  try {
    return readFeed(document, { url: 'https://feeds.example/' }).entries.length
  } catch (error) {
    if (error instanceof FeedError) return undefined
    throw error
  }
}

function readMutations(): Figure[] {
  let slowest = 0
  let failed = 0
  for (const document of [...hostileFeeds, ...mutateFeeds(mutations, seed)]) {
    const start = performance.now()
    try {
      const url = 'https://feeds.example/'
      readIncoming({ bytes: Buffer.from(document), contentType: undefined, url, now: Date.now(), maxEntries: 1_000 })
    } catch (error) {
      failed += 1
      console.log(`mutation: ${String(error)}`)
    }
    slowest = Math.max(slowest, performance.now() - start)
  }
  const name = `${mutations} mutated and ${hostileFeeds.length} hostile feeds`
  return [
    { name: `${name}: neither read nor refused`, value: failed, unit: 'documents', peers: {}, target: '= 0' },
    { name: `${name}: the slowest`, value: slowest, unit: 'ms', peers: {} },
  ]
}
