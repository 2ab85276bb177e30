import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { ContentRecord } from '../../kernel/wire/interface/content.ts'
import type { Platform } from '../../kernel/foundation/platform.ts'
import { exportLines } from '../../kernel/assembly/content/export-lines.ts'
import { describeOnEachDatabase } from '../../kernel/foundation/storage/testing/test-databases.ts'
import { listCategories } from './storage/categories.ts'
import { numberItems, startFeedServer, writeRss } from './testing/feed-server.ts'
import { openLibrary } from './testing/open-library.ts'
import { content } from './content.ts'
import { exportOpml } from './import/manage-feeds.ts'

async function writeFileFor(text: string | Buffer): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'mainstay-feeds-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const path = join(folder, 'list')
  await writeFile(path, text)
  return path
}

async function importText(text: string | Buffer, options: Record<string, string>, platform: Platform) {
  let summary = ''
  for await (const progress of content.import(await writeFileFor(text), options, platform)) summary = progress.summary
  return summary
}

async function exportAll(platform: Platform): Promise<string> {
  let text = ''
  for await (const line of exportLines([content], platform)) text += line
  return text
}

async function* readRecords(lines: string): AsyncGenerator<ContentRecord> {
  for (const line of lines.split('\n').filter(Boolean)) {
    const { content: _name, ...record } = JSON.parse(line)
    yield record
  }
}

const opml = `<?xml version="1.0" encoding="ISO-8859-1"?>
<opml version="1.0"><head><title>Mine</title></head><body>
  <outline text="Reading">
    <outline title="Travel" text="Travel">
      <outline type="rss" text="Caf\u00e9 &amp; Train" xmlUrl="https://one.example/feed?a=1&amp;b=2"/>
      <outline text="by sea"><outline text="Deep" xmlURL="feed://two.example/rss"></outline></outline>
    </outline>
    <OUTLINE TEXT="design"><outline TEXT="Three" XMLURL="feed:https://three.example/"/>
      <outline text="a search" xmlUrl="imap://mail.example/"/></OUTLINE>
  </outline>
</body></opml>`

/** A category that another Mainstay noted may have a number that is taken here. */
const foreignOpml = `<opml version="2.0"><body>
  <outline text="Food &amp; Drink"><outline xmlUrl="https://one.example/"/></outline>
  <outline text="Abroad"><outline text="food_drink!"/><outline text="  Food  Drink "><outline xmlUrl="https://two.example/"/></outline></outline>
  <outline text="Design"><outline text="Fonts"><outline xmlUrl="https://three.example/"/></outline></outline>
  <outline text="ニュース"><outline xmlUrl="https://four.example/"/></outline>
  <outline text="***"><outline xmlUrl="https://five.example/"/></outline>
  <outline xmlUrl="https://six.example/" category="/36/blog"/>
  <outline xmlUrl="https://seven.example/" category="/43/müsic"/>
</body></opml>`

describeOnEachDatabase('feeds as content', (create) => {
  test('OPML: nested folders named like categories, attributes in any case, what cannot be fetched is counted', async () => {
    const library = await openLibrary(await create())
    const summary = await importText(Buffer.from(opml, 'latin1'), {}, library.platform)
    expect(summary).toBe('4 subscriptions, 3 of them new, 1 without a usable address: 2 in design, 2 in travel')
    expect((await library.list()).map(({ category, url, title }) => [category, url, title])).toEqual([
      ['travel', 'https://one.example/feed?a=1&b=2', 'Café & Train'],
      ['travel', 'http://two.example/rss', 'Deep'],
      ['design', 'https://three.example/', 'Three'],
    ])
    const again = await importText(Buffer.from(opml, 'latin1'), {}, library.platform)
    expect(again).toBe('4 subscriptions, 0 of them new, 1 without a usable address: 2 in design, 2 in travel')
  })

  test('a list of addresses, into a category that is new', async () => {
    const library = await openLibrary(await create())
    const text = '# mine\r\nhttps://one.example/feed\n\n  https://two.example/atom  \n'
    expect(await importText(text, { category: 'music', segment: '40' }, library.platform)).toBe(
      '2 subscriptions, 2 of them new: 2 in music (new, 40)',
    )
    expect((await library.list()).map(({ category, url }) => [category, url])).toEqual([
      ['music', 'https://one.example/feed'],
      ['music', 'https://two.example/atom'],
    ])
    expect((await listCategories(library.storage.tables())).map(({ name, segment }) => [name, segment])).toEqual([
      ['blog', 30],
      ['certificate', 31],
      ['design', 32],
      ['travel', 36],
      ['music', 40],
    ])
  })

  test('folders that are no category become categories, and feeds in none are blogs', async () => {
    const library = await openLibrary(await create())
    const summary = await importText(foreignOpml, {}, library.platform)
    expect(summary).toBe(
      '7 subscriptions, 7 of them new: 2 in blog, 1 in design, 2 in food-drink (new, 40), 1 in ニュース (new, 41), 1 in müsic (new, 43)',
    )
    expect((await library.list()).map(({ category, url }) => [category, url])).toEqual([
      ['food-drink', 'https://one.example/'],
      ['food-drink', 'https://two.example/'],
      ['design', 'https://three.example/'],
      ['ニュース', 'https://four.example/'],
      ['blog', 'https://five.example/'],
      ['blog', 'https://six.example/'],
      ['müsic', 'https://seven.example/'],
    ])
    expect(await importText(foreignOpml, {}, library.platform)).toContain('7 subscriptions, 0 of them new: 2 in blog,')
    const other = await openLibrary(await create())
    expect(await importText(foreignOpml, { category: 'travel' }, other.platform)).toBe(
      '7 subscriptions, 7 of them new: 7 in travel',
    )
  })

  test('a list makes a hundred categories at most', async () => {
    const library = await openLibrary(await create())
    const folders = Array.from({ length: 150 }, (_none, index) => {
      return `<outline text="Folder ${index}"><outline xmlUrl="https://${index}.example/"/></outline>`
    })
    const summary = await importText(`<opml>${folders.join('')}</opml>`, {}, library.platform)
    expect(summary).toMatch(/^150 subscriptions, 150 of them new: 50 in blog, 1 in folder-0 \(new, 40\),/)
    expect(await listCategories(library.storage.tables())).toHaveLength(104)
  })

  test.each([
    ['{"a": 1}', {}, 'lists no feeds'],
    [
      'https://one.example/feed',
      { category: 'music' },
      'A new one needs a segment, the number in its path, such as 40.',
    ],
    ['https://one.example/feed', { category: 'travel', segment: '40' }, 'has the number 36, not 40'],
    ['https://one.example/feed', { category: 'a/b', segment: '40' }, 'cannot be a category'],
    ['https://one.example/feed', { category: 'music', segment: 'x' }, '--segment takes a number'],
    ['# nothing', {}, 'lists no feeds'],
  ])('%s with %j is refused in a sentence', async (text, options, sentence) => {
    const library = await openLibrary(await create())
    await expect(importText(text, { ...options }, library.platform)).rejects.toMatchObject({
      name: 'OperatorError',
      message: expect.stringContaining(sentence),
    })
  })

  test('OPML that was written is read back as it was, categories of your own included', async () => {
    const there = await openLibrary(await create())
    await importText(opml, {}, there.platform)
    await importText('https://a.example/?q="1"&r=<2>', { category: 'müsic', segment: '40' }, there.platform)
    const written = await exportOpml(there.storage)
    const here = await openLibrary(await create())
    await importText(written, {}, here.platform)
    expect(await exportOpml(here.storage)).toBe(written)
    const names = ({ category, url }: { category: string; url: string }) => `${category} ${url}`
    expect((await here.list()).map(names).toSorted()).toEqual((await there.list()).map(names).toSorted())
  })

  test('an export is read back to the same bytes, twice as well as once', async () => {
    const site = await startFeedServer()
    const there = await openLibrary(await create())
    await content.addSample(there.platform)
    site.pages.set('/feed', writeRss([{ title: '改行\nと "引用"', guid: '1' }, ...numberItems(450)]))
    await there.subscribe(`${site.origin}/feed`)
    await there.subscribe(`${site.origin}/missing`, 'blog')
    await there.refresh()
    const written = await exportAll(there.platform)
    const here = await openLibrary(await create())
    for (let round = 0; round < 2; round++) {
      await content.restore(readRecords(written), here.platform)
      expect(await exportAll(here.platform)).toBe(written)
    }
    expect(await here.read('travel', 20)).toEqual(await there.read('travel', 20))
    // It goes on from there: the feed has not changed, so nothing is new.
    here.clock.time += 3_600_000
    await here.refresh()
    expect((await here.read()).total).toBe((await there.read()).total)
  })

  test('the sample is added once, also by two at a time, never fetched, and removed without a trace', async () => {
    const database = await create()
    const library = await openLibrary(database)
    const other = await openLibrary(database)
    await library.subscribe('http://127.0.0.1:9/feed')
    await Promise.all([content.addSample(library.platform), content.addSample(other.platform)])
    const once = await exportAll(library.platform)
    await content.addSample(library.platform)
    expect(await exportAll(library.platform)).toBe(once)
    for (const category of ['travel', 'certificate', 'blog', 'design'])
      expect((await library.read(category)).total).toBe(12)
    const states = (await library.list()).map(({ state, entries }) => `${state} ${entries}`)
    expect(states.toSorted()).toEqual([...Array<string>(8).fill('sample 6'), 'waiting 0'])
    const asked: string[] = []
    await library.refresh({ all: true, report: ({ url }) => asked.push(url) })
    expect(asked).toEqual(['http://127.0.0.1:9/feed'])
    await content.removeSample(library.platform)
    expect((await library.list()).map(({ url }) => url)).toEqual(['http://127.0.0.1:9/feed'])
    for (const category of ['travel', 'certificate', 'blog', 'design'])
      expect((await library.read(category)).total).toBe(0)
  })
})
