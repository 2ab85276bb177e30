import { type Kysely, sql } from 'kysely'
import { fromPageRow } from './from-page-row.ts'
import type { Tables } from './tables.ts'
import type { Page } from './stored-page.ts'
import type { PageRange, RandomRange } from './page-range.ts'

/** The title as MediaWiki's tables have it; the index is over this very expression. */
const key = sql<string>`replace(page.title, ' ', '_')`

/** After all titles that begin with the same text. */
const beyond = '\u{10ffff}'

/** Pages of a namespace by their titles, in the order of code points. */
export async function listPages(
  database: Kysely<Tables>,
  language: string,
  { namespace, prefix = '', from, to, isRedirect, minSize, maxSize, isDescending = false, limit }: PageRange,
): Promise<Page[]> {
  const [low, high] = isDescending ? [to, from] : [from, to]
  const rows = await database
    .selectFrom('encyclopedia_page as page')
    .selectAll('page')
    .where('page.language', '=', language)
    .where('page.namespace', '=', namespace)
    .$if(prefix !== '', (query) => query.where(key, '>=', prefix).where(key, '<', prefix + beyond))
    .$if(low !== undefined, (query) => query.where(key, '>=', low ?? ''))
    .$if(high !== undefined, (query) => query.where(key, '<=', high ?? ''))
    .$if(isRedirect === true, (query) => query.where('page.redirect_to', 'is not', null))
    .$if(isRedirect === false, (query) => query.where('page.redirect_to', 'is', null))
    .$if(minSize !== undefined, (query) => query.where('page.size', '>=', minSize ?? 0))
    .$if(maxSize !== undefined, (query) => query.where('page.size', '<=', maxSize ?? 0))
    .orderBy(key, isDescending ? 'desc' : 'asc')
    .limit(limit)
    .execute()
  return rows.map(fromPageRow)
}

/** Pages after a number that lies anywhere among their ids; fewer where there are no more. */
export async function listPagesFromId(
  database: Kysely<Tables>,
  language: string,
  fraction: number,
  { namespaces, isRedirect, limit }: RandomRange,
): Promise<Page[]> {
  const { highest } = await database
    .selectFrom('encyclopedia_page')
    .select(({ fn }) => fn.max('id').as('highest'))
    .where('language', '=', language)
    .executeTakeFirstOrThrow()
  const rows = await database
    .selectFrom('encyclopedia_page as page')
    .selectAll('page')
    .where('page.language', '=', language)
    .where('page.id', '>=', Math.floor(Number(highest ?? 0) * fraction))
    .$if(namespaces !== undefined, (query) => query.where('page.namespace', 'in', [...(namespaces ?? [])]))
    .$if(isRedirect === true, (query) => query.where('page.redirect_to', 'is not', null))
    .$if(isRedirect === false, (query) => query.where('page.redirect_to', 'is', null))
    .orderBy('page.id')
    .limit(limit)
    .execute()
  return rows.map(fromPageRow)
}
