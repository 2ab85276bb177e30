import { describe, expect, test } from 'vitest'
import { hostileFeeds, mutateFeeds, wholeFeeds } from '../testing/mutate-feeds.ts'
import readIncoming, { type ReadingResult } from './read-incoming.ts'

const options = {
  contentType: undefined,
  url: 'https://feeds.example/feed',
  now: Date.UTC(2026, 0, 1),
  maxEntries: 100,
}

function read(document: string): ReadingResult {
  return readIncoming({ bytes: Buffer.from(document), ...options })
}

/** What a page could not show, or would run. */
function findBadValues(result: ReadingResult): unknown[] {
  if ('refusal' in result) return result.refusal.endsWith('.') ? [] : [result.refusal]
  return result.feed.entries.filter(
    ({ title, link, author, description, publishedAt }) =>
      ![title, link, author, description].every((text) => text.isWellFormed() && !text.includes('\u0000')) ||
      !/^https?:$/.test(URL.parse(link)?.protocol ?? '') ||
      title === '' ||
      (publishedAt !== undefined && !(publishedAt > 0 && publishedAt <= options.now)),
  )
}

describe('documents that are not as they should be', () => {
  test('400 mutated feeds are read or refused with a sentence, and every entry can be shown', () => {
    const results = [...mutateFeeds(400, 1)].map(read)
    expect(results.flatMap(findBadValues)).toEqual([])
    expect(results.filter((result) => 'feed' in result && result.feed.entries.length > 0).length).toBeGreaterThan(150)
  })

  test.each(hostileFeeds.map((document, index) => [index + 1, document] as const))(
    'hostile document %i',
    (_, document) => {
      expect(findBadValues(read(document))).toEqual([])
    },
  )

  test('the feeds that are mutated are whole', () => {
    const results = wholeFeeds.map(read)
    expect(
      results.map((result) => ('feed' in result ? result.feed.entries.map(({ title }) => title) : result)),
    ).toEqual([['One'], ['T ’'], ['One'], ['a < b', 'https://feeds.example/feed']])
  })
})
