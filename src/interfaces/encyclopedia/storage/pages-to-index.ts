import type { Kysely } from 'kysely'
import { readTexts } from './read-texts.ts'
import type { Tables } from './tables.ts'

/** A page as it is stored, with its text. */
export interface PageToIndex {
  readonly id: number
  readonly namespace: number
  readonly title: string
  readonly redirectTo: string | undefined
  readonly model: string
  readonly text: string
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

/** Some of the pages that wait to be indexed, by their ids; one at least where any waits. */
export async function readPagesToIndex(
  database: Kysely<Tables>,
  language: string,
  { pagesAtOnce, bytesAtOnce }: AtOnce,
): Promise<PagesToIndex> {
  const waiting = await database
    .selectFrom('encyclopedia_unindexed as waiting')
    .leftJoin('encyclopedia_page as page', (join) =>
      join.onRef('page.language', '=', 'waiting.language').onRef('page.id', '=', 'waiting.page_id'),
    )
    .select(['waiting.page_id', 'page.namespace', 'page.title', 'page.redirect_to', 'page.size', 'page.model'])
    .where('waiting.language', '=', language)
    .orderBy('waiting.page_id')
    .limit(pagesAtOnce)
    .execute()
  let bytes = 0
  const some = waiting.filter(({ size }, index) => {
    bytes += size ?? 0
    return index === 0 || bytes <= bytesAtOnce
  })
  const ids = some.map(({ page_id }) => page_id)
  const texts = await readTexts(database, language, ids)
  const pages = some.flatMap(({ page_id: id, namespace, title, redirect_to, model }) =>
    namespace === null || title === null || model === null
      ? []
      : [{ id, namespace, title, redirectTo: redirect_to ?? undefined, model, text: texts.get(id) ?? '' }],
  )
  return { ids, pages }
}
