import { describe, expect, test } from 'vitest'
import type { EntryQuery, FeedLibrary } from '../port.ts'

export interface GivenEntry {
  readonly title: string
  /** Milliseconds since 1970. */
  readonly publishedAt: number
}

/** Gives a library in which the category `travel`, number 36, holds these entries of one feed. To be called inside a test. */
export type CreateLibrary = (entries: readonly GivenEntry[]) => Promise<FeedLibrary>

/** What every library of feeds keeps. */
export function describeFeedLibrary(create: CreateLibrary): void {
  const travel: EntryQuery = { segment: 36, category: 'travel', offset: 0, limit: 10 }

  describe('entries', () => {
    const seven = Array.from({ length: 7 }, (_, index) => ({
      title: `entry ${index}`,
      publishedAt: 1_000 * (7 - index),
    }))

    test('are listed newest first, and pages follow each other without a gap', async () => {
      const library = await create(seven.toReversed())
      const pages = await Promise.all([0, 3, 6, 9].map((offset) => library.list({ ...travel, offset, limit: 3 })))
      expect(pages.map((page) => page?.total)).toEqual([7, 7, 7, 7])
      expect(pages.flatMap((page) => page?.entries.map(({ title }) => title))).toEqual(seven.map(({ title }) => title))
    })

    test('none are no error, and nothing was read yet', async () => {
      expect(await (await create([])).list(travel)).toMatchObject({ entries: [], total: 0 })
    })

    test.each([
      [36, 'blog'],
      [30, 'travel'],
      [36, 'Travel'],
      [-1, ''],
      [36, "travel' or 1=1 --"],
      [36, 'tra\u{0}vel'],
      [36, '\u{d800}'],
    ])('number %i and name %j together name no category', async (segment, category) => {
      expect(await (await create(seven)).list({ ...travel, segment, category })).toBeUndefined()
    })
  })

  describe('subscriptions', () => {
    const url = 'https://feeds.example/atom.xml'
    const all = { offset: 0, limit: 100 }

    test('one that is there stays as it is, whatever the way its address is written', async () => {
      const library = await create([])
      const first = await library.subscribe(url, { name: 'blog' })
      expect(first).toMatchObject({ url, category: 'blog', entries: 0, state: 'waiting', lastSuccessAt: undefined })
      expect(await library.subscribe(`feed:${url}#top`, { name: 'blog' })).toEqual(first)
      expect((await library.listFeeds({ ...all, category: 'blog' })).total).toBe(1)
    })

    test('a new category needs its number, and keeps it', async () => {
      const library = await create([])
      await expect(library.subscribe(url, { name: 'science' })).rejects.toMatchObject({ code: 'invalid_request' })
      await library.subscribe(url, { name: 'science', segment: 41 })
      expect(await library.listCategories()).toContainEqual({ name: 'science', segment: 41, entries: 0 })
      await expect(library.subscribe(url, { name: 'science', segment: 42 })).rejects.toMatchObject({ status: 400 })
    })

    test.each([
      '',
      'feeds.example',
      'javascript:alert(1)',
      'ftp://feeds.example/',
      'https://',
      `https://a/${'x'.repeat(2_000)}`,
    ])('%j is refused in words', async (address) => {
      const refused = (await create([])).subscribe(address, { name: 'blog' })
      await expect(refused).rejects.toMatchObject({ code: 'invalid_request', status: 400 })
    })

    test('end in one category, or in all', async () => {
      const library = await create([])
      for (const name of ['blog', 'design', 'travel']) await library.subscribe(url, { name })
      expect(await library.unsubscribe(url, 'blog')).toBe(1)
      expect(await library.unsubscribe(url, 'blog')).toBe(0)
      expect(await library.unsubscribe(url)).toBe(2)
      expect(await library.unsubscribe(url)).toBe(0)
    })

    test('a category that is none has no feeds', async () => {
      const library = await create([])
      expect(await library.listFeeds({ ...all, category: 'nothing' })).toEqual({ feeds: [], total: 0 })
      expect(await library.unsubscribe(url, '\u{0}')).toBe(0)
    })
  })

  describe('lists', () => {
    test('what goes out as OPML comes in again elsewhere', async () => {
      const [here, there] = [await create([]), await create([])]
      await here.subscribe('https://a.example/feed?x=1&y=2', { name: 'blog' })
      await here.subscribe('https://b.example/<"\'>', { name: 'science', segment: 41 })
      const opml = Buffer.from(await here.exportOpml())
      const counts = await there.importFeeds(opml, undefined)
      expect(counts.unusable).toBe(0)
      const urls = async (library: FeedLibrary) =>
        (await library.listFeeds({ offset: 0, limit: 100 })).feeds
          .map(({ category, url }) => `${category} ${url}`)
          .sort()
      expect(await urls(there)).toEqual(await urls(here))
    })

    test('one address a line will do; what cannot be fetched is counted', async () => {
      const library = await create([])
      const list = Buffer.from('https://a.example/feed\n\nmailto:somebody@example.org\r\nhttps://b.example/feed\n')
      expect(await library.importFeeds(list, { name: 'blog' })).toMatchObject({ done: 3, added: 2, unusable: 1 })
      expect(await library.importFeeds(list, { name: 'blog' })).toMatchObject({ done: 3, added: 0, unusable: 1 })
    })

    test('a list of nothing is refused in words', async () => {
      const refused = (await create([])).importFeeds(Buffer.from('\n'), { name: 'blog' })
      await expect(refused).rejects.toMatchObject({ code: 'invalid_request' })
    })
  })
}
