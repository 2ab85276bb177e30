import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Extensions, Feed } from './feed.ts'
import { FeedError } from './feed-error.ts'
import { compareValues, readField } from './fixtures/compare-values.ts'
import { findMissingValues, toFeedsmithAtom, toFeedsmithRss } from './fixtures/feedsmith-shapes.ts'
import { feedFixtures, findPairs, type FixturePair, missingFixtures } from './fixtures/find-fixtures.ts'
import { toGofeedAtom, toGofeedJson, toGofeedRss, toGofeedUniversal } from './fixtures/gofeed-shapes.ts'
import { dropFields, finishAtom, normaliseDates } from './fixtures/normalise-expectation.ts'
import { knownDifferences, unmodelledFields } from './fixtures/known-differences.ts'
import { readFeed } from './read-feed.ts'

type Compare = (expected: unknown, feed: Feed) => string[]

const requiredShare = 0.95
/** The `xml:base` of feedsmith's Atom references. */
const referenceBase = 'http://example.org/'

const suites: Readonly<Record<string, Readonly<Record<string, Compare>>>> = {
  "gofeed's parser pairs": {
    'gofeed/testdata/parser/atom': (expected, feed) => compareValues(normaliseDates(expected), toGofeedAtom(feed)),
    'gofeed/testdata/parser/rss': (expected, feed) => compareValues(normaliseDates(expected), toGofeedRss(feed)),
    'gofeed/testdata/parser/json': (expected, feed) => compareValues(normaliseDates(expected), toGofeedJson(feed)),
  },
  "gofeed's translator and extension pairs": {
    'gofeed/testdata/translator/atom': (expected, feed) =>
      compareValues(normaliseDates(expected), toGofeedUniversal(feed)),
    'gofeed/testdata/translator/rss': (expected, feed) =>
      compareValues(normaliseDates(expected), toGofeedUniversal(feed)),
    'gofeed/testdata/translator/json': (expected, feed) =>
      compareValues(normaliseDates(expected), toGofeedUniversal(feed)),
    'gofeed/testdata/extensions/dublincore': (expected, feed) =>
      compareValues(normaliseDates(expected), toGofeedUniversal(feed)),
    'gofeed/testdata/extensions/itunes': (expected, feed) =>
      compareValues(normaliseDates(expected), toGofeedUniversal(feed)),
    'gofeed/testdata/extensions/media': (expected, feed) =>
      compareValues(normaliseDates(expected), toGofeedUniversal(feed)),
  },
  "feedsmith's references": {
    'feedsmith/src/feeds/rss/references': (expected, feed) => compareFeedsmith(expected, toFeedsmithRss(feed), feed),
    'feedsmith/src/feeds/rdf/references': (expected, feed) => compareFeedsmith(expected, toFeedsmithRss(feed), feed),
    'feedsmith/src/feeds/atom/references': (expected, feed) =>
      compareFeedsmith(finishAtom(expected, referenceBase), toFeedsmithAtom(feed), feed),
  },
}

describe.skipIf(missingFixtures)(`fixtures of other readers${missingFixtures}`, () => {
  describe.each(Object.entries(suites))('%s', (_, folders) => {
    const results = Object.entries(folders).flatMap(([folder, compare]) =>
      findPairs(folder).map((pair) => ({ name: pair.name, differences: findDifferences(pair, compare) })),
    )

    it.each(results)('$name', ({ name, differences }) => {
      if (name in knownDifferences) expect(differences).not.toEqual([])
      else expect(differences).toEqual([])
    })

    it(`passes at ${requiredShare * 100} % or more`, () => {
      const passed = results.filter(({ differences }) => differences.length === 0)
      expect(passed.length / results.length).toBeGreaterThanOrEqual(requiredShare)
    })
  })
})

describe.skipIf(missingFixtures)(`formats of gofeed's documents${missingFixtures}`, () => {
  it.each([
    ['atom03_feed.xml', 'atom', '0.3'],
    ['atom10_feed.xml', 'atom', '1.0'],
    ['json10_feed.json', 'json', '1.0'],
    ['json11_feed.json', 'json', '1.1'],
    ['rdf_feed.xml', 'rdf', '1.0'],
    ['rss_feed.xml', 'rss', '2.0'],
    ['rss_feed_bom.xml', 'rss', '2.0'],
    ['rss_feed_leading_spaces.xml', 'rss', '2.0'],
  ])('knows %s', (file, format, version) => {
    expect(readFeed(readUniversal(file))).toMatchObject({ format, version })
  })

  it.each(['empty_feed.xml', 'unknown_feed.xml', 'invalid.json'])('refuses %s', (file) => {
    expect(() => readFeed(readUniversal(file))).toThrow(FeedError)
  })
})

function readUniversal(file: string): Uint8Array {
  return readFileSync(join(feedFixtures, 'gofeed/testdata/parser/universal', file))
}

function findDifferences({ document, expected }: FixturePair, compare: Compare): string[] {
  return compare(dropFields(expected, unmodelledFields), readFeed(document))
}

/** Core fields against the shape, blocks of other vocabularies against the extensions. */
function compareFeedsmith(expected: unknown, shape: FeedsmithShape, feed: Feed): string[] {
  const list = shape.items === undefined ? 'entries' : 'items'
  const shapes = shape.items ?? shape.entries ?? []
  const entries = readField(expected, list)
  const inner = Array.isArray(entries)
    ? entries.map((entry: unknown, index) => splitBlocks(entry, shapes[index] ?? {}))
    : []
  const { core, blocks } = splitBlocks(expected, shape)
  return [
    ...compareValues(normaliseDates({ ...core, [list]: inner.map((entry) => entry.core) }), shape),
    ...findMissingBlocks(blocks, feed.extensions),
    ...inner.flatMap((entry, index) => findMissingBlocks(entry.blocks, feed.entries[index]?.extensions ?? {})),
  ]
}

interface FeedsmithShape {
  readonly items?: readonly object[]
  readonly entries?: readonly object[]
}

function splitBlocks(expected: unknown, shape: object) {
  const fields = typeof expected === 'object' && expected !== null ? Object.entries(expected) : []
  return {
    core: Object.fromEntries(fields.filter(([name]) => name in shape)),
    blocks: fields.filter(([name]) => !(name in shape)),
  }
}

function findMissingBlocks(blocks: readonly (readonly [string, unknown])[], extensions: Extensions): string[] {
  return blocks.flatMap(([name, block]) => findMissingValues(block, extensions, name.replace(/Ns$/, '')))
}
