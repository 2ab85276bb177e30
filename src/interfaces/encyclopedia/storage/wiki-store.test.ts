import { expect, test } from 'vitest'
import type { Link } from '../../../dialects/mediawiki/find-links.ts'
import { germanSite } from '../../../dialects/mediawiki/testing/german-site.ts'
import { migrate } from '../../../kernel/foundation/storage/migrate.ts'
import type { Storage } from '../../../kernel/foundation/storage/storage.ts'
import {
  type CreateDatabase,
  describeOnEachDatabase,
} from '../../../kernel/foundation/storage/testing/test-databases.ts'
import { compareCodePoints } from './compare-code-points.ts'
import { createWikiStore } from './create-wiki-store.ts'
import { sortLinks } from './link-order.ts'
import { migrations } from './migrations.ts'
import { toPageRows } from './page-rows.ts'
import { writeSite } from './sites.ts'
import type { Tables } from './tables.ts'
import type { StoredLink, WikiStore } from './wiki-store.ts'
import { writePages } from './write-pages.ts'

async function openWith(create: CreateDatabase, pages: ReadonlyMap<number, readonly Link[]>): Promise<WikiStore> {
  const storage: Storage = await (await create()).open()
  await migrate(storage, [migrations])
  const rows = [...pages].map(([id, links]) =>
    toPageRows(
      {
        id,
        namespace: 0,
        title: `Seite ${id}`,
        redirectTo: undefined,
        revision: {
          id,
          parentId: undefined,
          timestamp: 0,
          user: undefined,
          userId: undefined,
          comment: '',
          model: 'wikitext',
          format: 'text/x-wiki',
        },
      },
      Buffer.from('x'),
      sortLinks(links),
    ),
  )
  await storage
    .tables<Tables>()
    .transaction()
    .execute(async (transaction) => {
      await writeSite(transaction, germanSite)
      await writePages(transaction, 'de', rows)
    })
  return createWikiStore(storage)
}

function toLinks(namespace: number, titles: readonly string[]): Link[] {
  return titles.map((title) => ({ namespace, title }))
}

/** Every page of the listing, as a caller of the wire would read it. */
async function walk(store: WikiStore, ids: readonly number[], limit: number, namespaces?: readonly number[]) {
  const links: StoredLink[] = []
  let since: StoredLink | undefined
  for (;;) {
    const range = { limit: limit + 1, ...(namespaces && { namespaces }), ...(since && { since }) }
    const found = await store.listLinks('de', ids, range)
    links.push(...found.slice(0, limit))
    since = found[limit]
    if (!since) return links
  }
}

describeOnEachDatabase('links in their order', (create) => {
  test('are by code points, not by a language or by UTF-16', async () => {
    const titles = ['Z', 'a', 'Ä', 'Ａ', '𝄞', 'ß', '日本', '"', 'Ab', 'AB', 'A b', 'z', '\u{e000}']
    const store = await openWith(create, new Map([[1, toLinks(0, titles)]]))
    const found = await store.listLinks('de', [1], { limit: 100 })
    expect(found.map(({ title }) => title)).toEqual([
      '"',
      'A b',
      'AB',
      'Ab',
      'Z',
      'a',
      'z',
      'Ä',
      'ß',
      '日本',
      '\u{e000}',
      'Ａ',
      '𝄞',
    ])
  })

  test.each([1, 7, 499, 500, 501])('%i at a time, nothing is left out or repeated', async (limit) => {
    const count = limit === 1 ? 30 : 1_203
    const titles = Array.from({ length: count }, (_, index) => `T${index}`)
    const pages = new Map([
      [3, [...toLinks(0, titles), ...toLinks(1, ['Diskussion:A', 'Diskussion:B'])]],
      [5, toLinks(100, ['Portal:Ort'])],
      [8, []],
      [9, toLinks(0, ['Ä', 'Z'])],
    ])
    const store = await openWith(create, pages)
    const sorted = titles.toSorted(compareCodePoints).map((title) => ({ from: 3, namespace: 0, title }))
    expect(await walk(store, [9, 3, 8, 5, 77, 3], limit)).toEqual([
      ...sorted,
      { from: 3, namespace: 1, title: 'Diskussion:A' },
      { from: 3, namespace: 1, title: 'Diskussion:B' },
      { from: 5, namespace: 100, title: 'Portal:Ort' },
      { from: 9, namespace: 0, title: 'Z' },
      { from: 9, namespace: 0, title: 'Ä' },
    ])
    expect(await walk(store, [3, 5, 9], limit, [1, 100])).toHaveLength(3)
  })

  test('a listing may begin at a link that is not there', async () => {
    const store = await openWith(create, new Map([[3, toLinks(0, ['A', 'C', 'E'])]]))
    const from = (since: Partial<StoredLink>) =>
      store.listLinks('de', [3], { limit: 9, since: { from: 3, namespace: 0, title: 'B', ...since } })
    expect((await from({})).map(({ title }) => title)).toEqual(['C', 'E'])
    expect((await from({ title: '' })).map(({ title }) => title)).toEqual(['A', 'C', 'E'])
    expect(await from({ title: 'F' })).toEqual([])
    expect(await from({ namespace: 1 })).toEqual([])
    expect(await from({ namespace: -5 })).toHaveLength(3)
    expect(await from({ from: 1 })).toHaveLength(3)
    expect(await from({ from: 4 })).toEqual([])
  })

  test('no page, no namespace, no limit', async () => {
    const store = await openWith(create, new Map([[3, toLinks(0, ['A'])]]))
    expect(await store.listLinks('de', [], { limit: 9 })).toEqual([])
    expect(await store.listLinks('de', [3], { limit: 9, namespaces: [] })).toEqual([])
    expect(await store.listLinks('de', [3], { limit: 0 })).toEqual([])
    expect(await store.listLinks('ja', [3], { limit: 9 })).toEqual([])
  })
})
