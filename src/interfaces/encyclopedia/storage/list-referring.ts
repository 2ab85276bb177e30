import type { Kysely } from 'kysely'
import { fromPageRow } from './from-page-row.ts'
import { type ReferenceKind, referenceKinds, type Tables } from './tables.ts'
import type { ReferringRange } from './wiki-store.ts'
import type { Page } from './stored-page.ts'

/** Pages that lead to a title, or are made with it, by their ids. */
export async function listReferring(
  database: Kysely<Tables>,
  language: string,
  kind: ReferenceKind,
  target: string,
  { since = 0, namespaces, isRedirect, limit, isDescending = false }: ReferringRange,
): Promise<Page[]> {
  const rows = await database
    .selectFrom('encyclopedia_reference as reference')
    .innerJoin('encyclopedia_page as page', (join) =>
      join.onRef('page.language', '=', 'reference.language').onRef('page.id', '=', 'reference.page_id'),
    )
    .selectAll('page')
    .where('reference.language', '=', language)
    .where('reference.kind', '=', referenceKinds[kind])
    .where('reference.target', '=', target)
    .$if(since > 0, (query) => query.where('reference.page_id', isDescending ? '<=' : '>=', since))
    .$if(namespaces !== undefined, (query) => query.where('reference.namespace', 'in', [...(namespaces ?? [])]))
    .$if(isRedirect === true, (query) => query.where('page.redirect_to', 'is not', null))
    .$if(isRedirect === false, (query) => query.where('page.redirect_to', 'is', null))
    .orderBy('reference.page_id', isDescending ? 'desc' : 'asc')
    .limit(limit)
    .execute()
  return rows.map(fromPageRow)
}
