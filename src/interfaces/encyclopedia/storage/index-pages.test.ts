import { expect, test } from 'vitest'
import { migrate } from '../../../kernel/foundation/storage/migrate.ts'
import {
  type CreateDatabase,
  describeOnEachDatabase,
} from '../../../kernel/foundation/storage/testing/test-databases.ts'
import { testSite, writeTestWiki } from '../testing/test-wiki.ts'
import { createWikiStore } from './create-wiki-store.ts'
import { migrations } from './migrations.ts'
import { removeSite } from './sites.ts'
import type { Tables } from './tables.ts'

async function openWith(create: CreateDatabase, pages: Readonly<Record<string, string>>) {
  const storage = await (await create()).open()
  await migrate(storage, [migrations])
  await writeTestWiki(storage, testSite, pages)
  return { storage, store: createWikiStore(storage) }
}

const titlesOf = (pages: readonly { readonly title: string }[]) => pages.map(({ title }) => title)

describeOnEachDatabase('what pages are found by', (create) => {
  test('is written once they are indexed, and again when they change', async () => {
    const { storage, store } = await openWith(create, { Sea: '[[Salt]] [[Category:Water]]', Salt: 'White [[Sea]].' })
    expect(await store.countUnindexed('en')).toBe(2)
    expect(await store.listReferring('en', 'link', 'Salt', { limit: 9 })).toEqual([])
    expect(await store.indexPages(testSite)).toBe(2)
    expect(await store.indexPages(testSite)).toBe(0)
    expect(titlesOf(await store.listReferring('en', 'link', 'Salt', { limit: 9 }))).toEqual(['Sea'])
    await writeTestWiki(storage, testSite, { Sea: '[[Rock]] [[Category:Stone]]' })
    expect(await store.countUnindexed('en')).toBe(1)
    await store.indexPages(testSite)
    expect(await store.listReferring('en', 'link', 'Salt', { limit: 9 })).toEqual([])
    expect(titlesOf(await store.listReferring('en', 'link', 'Rock', { limit: 9 }))).toEqual(['Sea'])
    expect(await store.listCategories('en', { limit: 9 })).toEqual([
      { name: 'Stone', pages: 1, subcategories: 0, files: 0 },
    ])
    const body = { column: 'body', namespaces: undefined, offset: 0, limit: 9 } as const
    expect(await store.searchPages('en', [{ word: 'water', isPrefix: false }], body)).toEqual({ total: 0, pages: [] })
    expect(await store.searchPages('en', [{ word: 'sto', isPrefix: true }], body)).toMatchObject({ total: 1 })
  })

  test('are words in any script, pairs of characters where there are no spaces', async () => {
    const { store } = await openWith(create, { 東京: '東京都は日本の首都。', Füße: 'Der ＦＵＳＳ und das Bein' })
    await store.indexPages(testSite)
    const search = async (word: string, column: 'title' | 'body') =>
      (await store.searchPages('en', [{ word, isPrefix: false }], { column, namespaces: [0], offset: 0, limit: 9 }))
        .total
    expect(await search('首都', 'body')).toBe(1)
    expect(await search('京都', 'body')).toBe(1)
    expect(await search('本首', 'body')).toBe(0)
    expect(await search('fuss', 'body')).toBe(1)
    expect(await search('fuße', 'title')).toBe(1)
  })

  test('goes in though a text is damaged, or holds 130,000 characters without a space', async () => {
    const storage = await (await create()).open()
    await migrate(storage, [migrations])
    await writeTestWiki(storage, testSite, { Sea: 'Salt', 海: '漢'.repeat(130_000), Damaged: 'Pepper', Shore: 'Sand' })
    await storage
      .tables<Tables>()
      .updateTable('encyclopedia_text')
      .set({ is_compressed: 1, body: Buffer.from('this is no Zstandard') })
      .where('page_id', '=', 3)
      .execute()
    const warned: object[] = []
    const log = { warn: (details: object) => void warned.push(details) }
    const store = createWikiStore(storage, { log })
    expect(await store.indexPages(testSite)).toBe(1)
    expect(await store.indexPages(testSite)).toBe(1)
    expect(await store.indexPages(testSite)).toBe(2)
    expect(await store.indexPages(testSite)).toBe(0)
    expect(warned).toEqual([{ err: expect.any(Error), language: 'en', page: 'Damaged' }])
    const search = async (word: string) => {
      const body = { column: 'body', namespaces: undefined, offset: 0, limit: 9 } as const
      return titlesOf((await store.searchPages('en', [{ word, isPrefix: false }], body)).pages.map(({ page }) => page))
    }
    expect(await search('漢漢')).toEqual(['海'])
    expect(await search('sand')).toEqual(['Shore'])
    expect(await search('damaged')).toEqual(['Damaged'])
  })

  test('has the first megabyte of different words, and none that is longer than a word can be', async () => {
    const number = (index: number) => `w${String(index).padStart(5, '0')}`
    const long = Array.from({ length: 15_000 }, (_, index) => number(index) + 'x'.repeat(94)).join(' ')
    const { store } = await openWith(create, { Codes: long, Run: `salt ${'y'.repeat(5_000)} pepper` })
    while ((await store.indexPages(testSite)) > 0);
    const range = { column: 'body', namespaces: [0], offset: 0, limit: 9 } as const
    const search = async (word: string) =>
      titlesOf((await store.searchPages('en', [{ word, isPrefix: true }], range)).pages.map(({ page }) => page))
    for (const word of ['codes', number(0), number(5_000), number(10_000)])
      expect(await search(word)).toEqual(['Codes'])
    for (const word of [number(11_000), number(14_999), 'yyyy']) expect(await search(word)).toEqual([])
    for (const word of ['run', 'salt', 'pepper']) expect(await search(word)).toEqual(['Run'])
  })

  test('goes away with its site', async () => {
    const { storage, store } = await openWith(create, { Sea: '[[Salt]] [[Category:Water]]' })
    await store.indexPages(testSite)
    await storage
      .tables<Tables>()
      .transaction()
      .execute((transaction) => removeSite(transaction, 'en'))
    expect(await store.listCategories('en', { limit: 9 })).toEqual([])
    const range = { column: 'body', namespaces: undefined, offset: 0, limit: 9 } as const
    expect(await store.searchPages('en', [{ word: 'salt', isPrefix: false }], range)).toEqual({ total: 0, pages: [] })
  })

  test('a wiki that was imported before is indexed after the upgrade', async () => {
    const storage = await (await create()).open()
    const [first] = Object.keys(migrations)
    await migrate(storage, [{ [first ?? '']: migrations[first ?? ''] ?? { up: async () => {} } }])
    const database = storage.tables<Tables>()
    await database
      .insertInto('encyclopedia_site')
      .values({ language: 'en', site: JSON.stringify(testSite), is_sample: 0, pages: 1, articles: 1 })
      .execute()
    await database
      .insertInto('encyclopedia_page')
      .values({
        language: 'en',
        id: 7,
        namespace: 0,
        title: 'Old page',
        redirect_to: null,
        revision_id: 7,
        parent_id: null,
        timestamp: 0,
        user_name: null,
        user_id: null,
        comment: '',
        size: 20,
        model: 'wikitext',
        format: 'text/x-wiki',
        checksum: 0,
      })
      .execute()
    await database
      .insertInto('encyclopedia_text')
      .values({ language: 'en', page_id: 7, is_compressed: 0, body: Buffer.from('[[Category:Ancient]]') })
      .execute()
    await migrate(storage, [migrations])
    const store = createWikiStore(storage)
    expect(await store.indexPages(testSite)).toBe(1)
    expect(await store.listCategories('en', { limit: 9 })).toEqual([
      { name: 'Ancient', pages: 1, subcategories: 0, files: 0 },
    ])
    expect(titlesOf(await store.listPages('en', { namespace: 0, limit: 9 }))).toEqual(['Old page'])
  })
})
