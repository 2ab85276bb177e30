import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Enclosure, Extension, Feed, FeedEntry } from '../../src/interfaces/news-feeds/domain/reading/feed.ts'
import { parseDate } from '../../src/interfaces/news-feeds/domain/reading/dates/parse-date.ts'
import { readFeed } from '../../src/interfaces/news-feeds/domain/reading/read-feed.ts'
import readIncoming from '../../src/interfaces/news-feeds/jobs/read-incoming.ts'
import { readGoTests, type Assertion, type GoTest } from './read-go-tests.ts'
import type { SuiteResult } from './suite-result.ts'

const suites = ['atom/atom_03', 'atom/atom_10', 'rss/parser', 'rdf/parser', 'json/parser']
/** Its own hash of an entry, and what it says of reading times and lengths. */
const unmodelled = /\.(?:Hash|ReadingTime|TTL|Votes)$/

/**
 * The tests of miniflux's readers, against what the wire would show: titles, addresses and authors as they are served, the
 * text as the feed has it. Of each test what it asserts of fields that are served or kept; a test passes when all of it holds.
 */
export function runMiniflux(folder: string): SuiteResult {
  const tests = suites.flatMap((suite) =>
    readGoTests(readFileSync(join(folder, `internal/reader/${suite}_test.go`), 'utf8')).map((test) => ({
      ...test,
      name: `${suite} ${test.name}`,
    })),
  )
  const compared = tests
    .map((test) => ({ ...test, assertions: test.assertions.filter(({ path }) => !unmodelled.test(path)) }))
    .filter(({ assertions }) => assertions.length > 0)
  const results = [...compared.map(runTest), ...runDates(folder)]
  const differences = results.flat()
  const failed = results.filter((found) => found.length > 0)
  return {
    passed: results.length - failed.length,
    of: results.length,
    apart: tests.length - compared.length,
    differences,
  }
}

function runTest({ name, document, address, assertions }: GoTest): string[] {
  try {
    const shape = toShape(Buffer.from(document), address)
    return assertions.flatMap((assertion) => check(name, assertion, shape))
  } catch (error) {
    return [`${name}: ${String(error)}`]
  }
}

function check(name: string, { path, isLength, expected }: Assertion, shape: object): string[] {
  const value = path
    .split(/[.[\]]+/)
    .filter(Boolean)
    .reduce<unknown>((at, key) => (at === null || at === undefined ? undefined : Reflect.get(Object(at), key)), shape)
  const actual = isLength
    ? Array.isArray(value)
      ? value.length
      : Buffer.byteLength(String(value ?? ''))
    : (value ?? '')
  return actual === expected ? [] : [`${name}: ${path}: ${JSON.stringify(expected)}, got ${JSON.stringify(actual)}`]
}

function toShape(bytes: Uint8Array, url: string): object {
  const feed = readFeed(bytes, { url })
  const read = readIncoming({ bytes, contentType: undefined, url, now: Date.now(), maxEntries: 1_000 })
  if ('refusal' in read) throw new Error(read.refusal)
  // Entries that stand twice are served once.
  const served = read.feed.entries.length === feed.entries.length ? read.feed.entries : []
  return {
    Title: read.feed.title,
    SiteURL: read.feed.siteUrl,
    FeedURL: feed.feedLink ?? url,
    Description: feed.description,
    IconURL: feed.icon ?? feed.image?.url,
    TTL: Number(feed.channel?.ttl ?? 0) || 0,
    Entries: feed.entries.map((entry, index) => ({
      ...toEntry(entry, feed, feed.link || url),
      ...toServed(served[index]),
    })),
  }
}

function toServed(entry: { readonly title: string; readonly link: string; readonly author: string } | undefined) {
  return entry && { Title: entry.title, URL: entry.link, Author: entry.author }
}

function toEntry(entry: FeedEntry, feed: Feed, url: string): object {
  const categories = entry.categories.length > 0 ? entry.categories : feed.categories
  const media = listMedia(entry, url)
  const enclosures = [...media.thumbnails, ...entry.enclosures, ...media.others]
  const distinct = new Map(enclosures.map((enclosure) => [enclosure.url, enclosure]))
  return {
    Title: entry.title,
    URL: entry.link,
    Content: entry.content ?? entry.description,
    Date: entry.published ?? entry.updated,
    CommentsURL: entry.comments,
    Tags: [...new Set(categories.map(({ label, term }) => label ?? term))].toSorted(),
    Enclosures: [...distinct.values()].map(({ url, type, length }) => ({
      URL: url,
      MimeType: type,
      Size: /^\d+$/.test(length ?? '') ? Number(length) : 0,
    })),
  }
}

/** Media RSS is kept as it stands; miniflux counts it among the enclosures. */
function listMedia({ extensions: { media } }: FeedEntry, url: string) {
  const groups = media?.['group']?.map(({ children }) => children) ?? []
  const named = (name: string) => [media ?? {}, ...groups].flatMap((place) => place[name] ?? [])
  const toMedia = (element: Extension, attribute: string, usual: string) => {
    const { type, medium, fileSize } = element.attributes
    const written = element.attributes[attribute]?.trim()
    const address = (written && URL.parse(written, url)?.href) || ''
    const mimeType = type ?? (medium === undefined ? usual : `${medium}/*`)
    return { url: address, type: mimeType, length: fileSize }
  }
  const hasAddress = (enclosure: Enclosure) => enclosure.url !== ''
  return {
    thumbnails: named('thumbnail')
      .map((element) => toMedia(element, 'url', 'image/*'))
      .filter(hasAddress),
    others: [
      ...named('content').map((element) => toMedia(element, 'url', 'application/octet-stream')),
      ...named('peerLink').map((element) => toMedia(element, 'href', 'application/octet-stream')),
    ].filter(hasAddress),
  }
}

const listedDates = /dates := \[\]string\{([\s\S]*?)\n\t\}/
const exactDate = /Parse\("([^"]+)"\)[\s\S]*?expectedTS := int64\((\d+)\)/

/** Dates that have to be dates, and instants that have to be exact. */
function runDates(folder: string): string[][] {
  const source = readFileSync(join(folder, 'internal/reader/date/parser_test.go'), 'utf8')
  const dates = [...(listedDates.exec(source)?.[1] ?? '').matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([text]) =>
    String(JSON.parse(text)),
  )
  const exact = source.split(/^func /m).flatMap((body) => {
    const [, text, seconds] = exactDate.exec(body) ?? []
    return text === undefined ? [] : [{ text, instant: Number(seconds) * 1000 }]
  })
  return [
    ...dates.map((text) => (parseDate(text, Date.now()) === undefined ? [`date ${text}: none`] : [])),
    ...exact.map(({ text, instant }) => {
      const found = parseDate(text, Date.now())
      return found === instant ? [] : [`date ${text}: ${instant}, got ${found}`]
    }),
  ]
}
