import type { Kysely } from 'kysely'
import { readTexts } from './read-texts.ts'
import { splitEvenly } from './split-evenly.ts'
import type { Tables } from './tables.ts'

/** A page as it is stored, with its text. */
export interface PageToIndex {
  readonly id: number
  readonly namespace: number
  readonly title: string
  readonly redirectTo: string | undefined
  readonly model: string
  readonly checksum: number
  readonly text: string
  /** Why the text could not be read; undefined where it was. */
  readonly fault: unknown
}

export interface PagesToIndex {
  /** Of pages that are gone since, too. */
  readonly ids: readonly number[]
  readonly pages: readonly PageToIndex[]
}

interface AtOnce {
  readonly pagesAtOnce: number
  readonly bytesAtOnce: number
}

/** Some of the pages that wait to be indexed, of these or of all, by their ids; one at least where any waits. */
export async function readPagesToIndex(
  database: Kysely<Tables>,
  language: string,
  { pagesAtOnce, bytesAtOnce }: AtOnce,
  among?: readonly number[],
): Promise<PagesToIndex> {
  const waiting = await database
    .selectFrom('encyclopedia_unindexed as waiting')
    .leftJoin('encyclopedia_page as page', (join) =>
      join.onRef('page.language', '=', 'waiting.language').onRef('page.id', '=', 'waiting.page_id'),
    )
    .select(['waiting.page_id', 'page.namespace', 'page.title', 'page.redirect_to', 'page.size', 'page.model'])
    .select('page.checksum')
    .where('waiting.language', '=', language)
    .$if(among !== undefined, (query) => query.where('waiting.page_id', 'in', among?.slice(0, pagesAtOnce) ?? []))
    .orderBy('waiting.page_id')
    .limit(pagesAtOnce)
    .execute()
  let bytes = 0
  const some = waiting.filter(({ size }, index) => {
    bytes += size ?? 0
    return index === 0 || bytes <= bytesAtOnce
  })
  const ids = some.map(({ page_id }) => page_id)
  const texts = await readEachText(database, language, ids)
  const pages = some.flatMap(({ page_id: id, namespace, title, redirect_to, model, checksum }): PageToIndex[] => {
    if (namespace === null || title === null || model === null || checksum === null) return []
    const { text = '', fault } = texts.get(id) ?? {}
    return [{ id, namespace, title, redirectTo: redirect_to ?? undefined, model, checksum, text, fault }]
  })
  return { ids, pages }
}

interface ReadText {
  readonly text?: string
  readonly fault?: unknown
}

/** All at once; one by one where that fails, so that a damaged text stops itself alone. */
async function readEachText(
  database: Kysely<Tables>,
  language: string,
  ids: readonly number[],
): Promise<ReadonlyMap<number, ReadText>> {
  try {
    const texts = await readTexts(database, language, ids)
    return new Map([...texts].map(([id, text]) => [id, { text }]))
  } catch {
    const texts = new Map<number, ReadText>()
    for (const id of ids) texts.set(id, await readText(database, language, id))
    return texts
  }
}

async function readText(database: Kysely<Tables>, language: string, id: number): Promise<ReadText> {
  try {
    return { text: (await readTexts(database, language, [id])).get(id) ?? '' }
  } catch (fault) {
    return { fault }
  }
}

/** Those of these pages that wait to be indexed. */
export async function listUnindexed(
  database: Kysely<Tables>,
  language: string,
  ids: readonly number[],
): Promise<number[]> {
  const found: number[] = []
  for (const some of splitEvenly(ids)) {
    const rows = await database
      .selectFrom('encyclopedia_unindexed')
      .select('page_id')
      .where('language', '=', language)
      .where('page_id', 'in', some)
      .execute()
    for (const { page_id } of rows) found.push(page_id)
  }
  return found
}
