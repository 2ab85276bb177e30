import type { Kysely } from 'kysely'
import type { Site } from '../../../dialects/mediawiki/site.ts'
import type { Logger } from '../../../kernel/foundation/observability/logger.ts'
import { runInTurns, type YieldToEventLoop } from '../../../kernel/foundation/workers/yield-to-event-loop.ts'
import type { Storage } from '../../../kernel/foundation/storage/storage.ts'
import { type IndexedPage, indexTitle, toIndexedPage } from './indexed-page.ts'
import { type PageToIndex, readPagesToIndex } from './pages-to-index.ts'
import type { Tables } from './tables.ts'
import { writeIndex } from './write-index.ts'
import type { ExpandText } from './text-to-expand.ts'

/** Pages of one transaction, and bytes of their texts at most: others have their turn after each. */
const pagesAtOnce = 64
const bytesAtOnce = 128 * 1024

interface Surroundings {
  readonly storage: Storage
  readonly expandText: ExpandText
  /** Called with pages that cannot be indexed. */
  readonly log: Pick<Logger, 'warn'> | undefined
  readonly yieldToEventLoop: YieldToEventLoop
}

/** Writes what some pages are found by, of these or of all; answers how many there were, none at the end. */
export async function indexPages(
  surroundings: Surroundings,
  site: Site,
  among: readonly number[] | undefined,
): Promise<number> {
  const { storage } = surroundings
  const atOnce = { pagesAtOnce, bytesAtOnce }
  const { ids, pages } = await readPagesToIndex(storage.tables<Tables>(), site.language, atOnce, among)
  if (ids.length === 0) return 0
  const indexed: IndexedPage[] = []
  for (const page of pages) indexed.push(await toIndexed(surroundings, site, page))
  const known = new Set(pages.map(({ id }) => id))
  const gone = ids.filter((id) => !known.has(id))
  try {
    await writeIndex(storage, site.language, gone, indexed)
  } catch (error) {
    if (ids.length === 1 && pages.length === 0) throw error
    await writeOneByOne(surroundings, site, gone, { pages, indexed })
  }
  return ids.length
}

/** A page whose text cannot be read is found by its title, and is not met again before it changes. */
async function toIndexed(surroundings: Surroundings, site: Site, page: PageToIndex): Promise<IndexedPage> {
  const { expandText, log, yieldToEventLoop } = surroundings
  try {
    if (page.fault !== undefined) throw page.fault
    const isWikitext = page.model === 'wikitext'
    const expansion = isWikitext ? await expandText(site, { text: page.text, page, purpose: 'facts' }) : undefined
    return await runInTurns(toIndexedPage(page, expansion, site), yieldToEventLoop)
  } catch (error) {
    warn(log, site, page, error)
    return indexTitle(page, site)
  }
}

/** What one page holds may be more than the database takes: the others go in without it. */
async function writeOneByOne(
  { storage, log }: Surroundings,
  site: Site,
  gone: readonly number[],
  { pages, indexed }: { readonly pages: readonly PageToIndex[]; readonly indexed: readonly IndexedPage[] },
): Promise<void> {
  await writeIndex(storage, site.language, gone, [])
  for (const [index, page] of pages.entries()) {
    const own = indexed[index]
    if (!own) continue
    try {
      await writeIndex(storage, site.language, [], [own])
    } catch (error) {
      await writeIndex(storage, site.language, [], [indexTitle(page, site)])
      warn(log, site, page, error)
    }
  }
}

function warn(log: Surroundings['log'], { language }: Site, { title }: PageToIndex, error: unknown): void {
  log?.warn(
    { err: error, language, page: title },
    'the text of a wiki page cannot be indexed; it is found by its title',
  )
}

/** How many pages wait to be indexed. */
export async function countUnindexed(database: Kysely<Tables>, language: string): Promise<number> {
  const { count } = await database
    .selectFrom('encyclopedia_unindexed')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('language', '=', language)
    .executeTakeFirstOrThrow()
  return Number(count)
}
