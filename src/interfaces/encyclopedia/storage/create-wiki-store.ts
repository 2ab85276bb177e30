import type { Kysely } from 'kysely'
import type { Site } from '../../../dialects/mediawiki/site.ts'
import type { Logger } from '../../../kernel/foundation/observability/logger.ts'
import type { Storage } from '../../../kernel/foundation/storage/storage.ts'
import {
  createYieldToEventLoop,
  type YieldToEventLoop,
} from '../../../kernel/foundation/workers/yield-to-event-loop.ts'
import { createTextExpander } from './expand-text.ts'
import { fromSiteText } from './from-site-text.ts'
import { fromPageRow } from './from-page-row.ts'
import { countUnindexed, indexPages } from './index-pages.ts'
import { countCategories, listCategories, listCategoryMembers } from './list-category-members.ts'
import { listLinks } from './list-links.ts'
import { listPages, listPagesFromId } from './list-pages.ts'
import { listUnindexed } from './pages-to-index.ts'
import { listReferring } from './list-referring.ts'
import { searchPages } from './search-pages.ts'
import { readTexts } from './read-texts.ts'
import type { Tables } from './tables.ts'
import type { WikiStore } from './wiki-store.ts'
import type { Page } from './stored-page.ts'
import type { PageRange } from './page-range.ts'

export interface WikiStoreOptions {
  /** What templates take for the time. */
  readonly now?: () => number
  /** Called with pages that cannot be indexed. */
  readonly log?: Pick<Logger, 'warn'>
  /** The platform's, where others wait beside the work on long texts. */
  readonly yieldToEventLoop?: YieldToEventLoop
}

/** The imported wikis in this storage. */
export function createWikiStore(
  storage: Storage,
  { now = Date.now, log, yieldToEventLoop = createYieldToEventLoop() }: WikiStoreOptions = {},
): WikiStore {
  const database = storage.tables<Tables>()
  const texts = {
    findPagesByTitle: (language: string, titles: readonly string[]) => findPagesByTitle(database, language, titles),
    readTexts: (language: string, ids: readonly number[]) => readTexts(database, language, ids),
    countPages: (language: string) => countPages(database, language),
  }
  const expandText = createTextExpander(texts, now, yieldToEventLoop)
  return {
    ...texts,
    expandText,
    listLanguages: () => listLanguages(database),
    findSite: (language) => findSite(database, language),
    findPagesById: (language, ids) => findPagesById(database, language, ids),
    findPageByRevision: (language, revisionId) => findPageByRevision(database, language, revisionId),
    findFirstArticle: (language) => findFirstArticle(database, language),
    listLinks: (language, ids, range) => listLinks(database, language, ids, range),
    listPages: (language, range) => listPages(isSifted(range) ? storage.longReads() : database, language, range),
    listPagesFromId: (language, fraction, range) => listPagesFromId(database, language, fraction, range),
    listReferring: (language, kind, target, range) => listReferring(database, language, kind, target, range),
    listCategoryMembers: (language, name, range) => listCategoryMembers(database, language, name, range),
    listCategories: (language, range) => listCategories(database, language, range),
    countCategories: (language, names) => countCategories(database, language, names),
    searchPages: (language, words, range) => searchPages(storage, language, words, range),
    indexPages: (site, ids) => indexPages({ storage, expandText, log, yieldToEventLoop }, site, ids),
    listUnindexed: (language, ids) => listUnindexed(database, language, ids),
    countUnindexed: (language) => countUnindexed(database, language),
  }
}

/** Whether many pages may have to be passed over for those that are wanted: the index is over titles alone. */
function isSifted({ isRedirect, minSize, maxSize }: PageRange): boolean {
  return isRedirect === true || minSize !== undefined || maxSize !== undefined
}

async function listLanguages(database: Kysely<Tables>): Promise<string[]> {
  const rows = await database.selectFrom('encyclopedia_site').select('language').where('pages', '>', 0).execute()
  return rows.map(({ language }) => language).toSorted()
}

async function findSite(database: Kysely<Tables>, language: string): Promise<Site | undefined> {
  const row = await database
    .selectFrom('encyclopedia_site')
    .select('site')
    .where('language', '=', language)
    .executeTakeFirst()
  return row && fromSiteText(row.site)
}

/** One page a title: after a move an older dump may have left another, and the later revision counts. */
async function findPagesByTitle(
  database: Kysely<Tables>,
  language: string,
  titles: readonly string[],
): Promise<Page[]> {
  if (titles.length === 0) return []
  const rows = await database
    .selectFrom('encyclopedia_page')
    .selectAll()
    .where('language', '=', language)
    .where('title', 'in', titles)
    .orderBy('revision_id')
    .execute()
  return [...new Map(rows.map((row) => [row.title, fromPageRow(row)])).values()]
}

async function findPagesById(database: Kysely<Tables>, language: string, ids: readonly number[]): Promise<Page[]> {
  if (ids.length === 0) return []
  const rows = await database
    .selectFrom('encyclopedia_page')
    .selectAll()
    .where('language', '=', language)
    .where('id', 'in', ids)
    .execute()
  return rows.map(fromPageRow)
}

async function findPageByRevision(
  database: Kysely<Tables>,
  language: string,
  revisionId: number,
): Promise<Page | undefined> {
  const row = await database
    .selectFrom('encyclopedia_page')
    .selectAll()
    .where('language', '=', language)
    .where('revision_id', '=', revisionId)
    .executeTakeFirst()
  return row && fromPageRow(row)
}

async function findFirstArticle(database: Kysely<Tables>, language: string): Promise<Page | undefined> {
  const row = await database
    .selectFrom('encyclopedia_page')
    .selectAll()
    .where('language', '=', language)
    .where('namespace', '=', 0)
    .where('redirect_to', 'is', null)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  return row && fromPageRow(row)
}

async function countPages(database: Kysely<Tables>, language: string): Promise<{ pages: number; articles: number }> {
  const row = await database
    .selectFrom('encyclopedia_site')
    .select(['pages', 'articles'])
    .where('language', '=', language)
    .executeTakeFirst()
  return row ?? { pages: 0, articles: 0 }
}
