import type { Static } from 'typebox'
import { findLinks } from '../../../dialects/mediawiki/find-links.ts'
import type { Site } from '../../../dialects/mediawiki/site.ts'
import type { ContentRecord } from '../../../kernel/wire/interface/content.ts'
import type { Platform } from '../../../kernel/foundation/platform.ts'
import { inBatches } from '../../../kernel/assembly/content/in-batches.ts'
import { OperatorError } from '../../../libraries/errors/operator-error.ts'
import type { Storage } from '../../../kernel/foundation/storage/storage.ts'
import { createWikiStore } from './create-wiki-store.ts'
import { sortLinks } from './link-order.ts'
import { type PageRows, toPageRows } from './page-rows.ts'
import { PageRecord, SiteRecord } from './records.ts'
import { writeSite } from './sites.ts'
import type { Tables } from './tables.ts'
import { writePages } from './write-pages.ts'

const recordsPerTransaction = 100

/** Takes back what `exportWikis` gave. A sample does not replace a wiki that is no sample. */
export async function restoreWikis(
  records: AsyncIterable<ContentRecord>,
  { storage }: Pick<Platform, 'storage'>,
): Promise<void> {
  const sites = new Sites(storage)
  for await (const batch of inBatches(records, recordsPerTransaction)) {
    const pages = new Map<string, PageRows[]>()
    for (const record of batch) {
      if (SiteRecord.Check(record)) await sites.take(record.site, record.sample ?? false)
      else if (PageRecord.Check(record)) await addPage(pages, record, sites)
      else throw toError(record)
    }
    for (const [language, rows] of pages) await writeRows(storage, language, rows)
  }
}

/** The sites that pages are restored to; undefined for one whose pages are left out. */
class Sites {
  readonly #storage: Storage
  readonly #known = new Map<string, Site | undefined>()

  constructor(storage: Storage) {
    this.#storage = storage
  }

  async take(site: Site, isSample: boolean): Promise<void> {
    const database = this.#storage.tables<Tables>()
    const isWritten = await database.transaction().execute((transaction) => writeSite(transaction, site, isSample))
    this.#known.set(site.language, isWritten ? site : undefined)
  }

  async find(language: string): Promise<Site | undefined> {
    if (this.#known.has(language)) return this.#known.get(language)
    const site = await createWikiStore(this.#storage).findSite(language)
    if (!site) throw new OperatorError(`A page of "${language}" comes before the record of its site.`)
    this.#known.set(language, site)
    return site
  }
}

async function addPage(pages: Map<string, PageRows[]>, record: PageFields, sites: Sites): Promise<void> {
  const site = await sites.find(record.language)
  if (!site) return
  const rows = pages.get(record.language) ?? []
  rows.push(toRows(record, site))
  pages.set(record.language, rows)
}

type PageFields = Static<ReturnType<typeof PageRecord.Type>>

function toRows({ id, namespace, title, text, ...record }: PageFields, site: Site): PageRows {
  const { timestamp, user, comment, model, format } = record
  const revision = {
    id: record.revision,
    parentId: record.parent,
    timestamp,
    user,
    userId: record.user_id,
    comment,
    model,
    format,
  }
  const links = model === 'wikitext' ? sortLinks(findLinks(text, site)) : []
  return toPageRows({ id, namespace, title, redirectTo: record.redirect_to, revision }, Buffer.from(text), links)
}

async function writeRows(storage: Storage, language: string, rows: readonly PageRows[]): Promise<void> {
  await storage
    .tables<Tables>()
    .transaction()
    .execute((transaction) => writePages(transaction, language, rows))
}

function toError(record: ContentRecord): OperatorError {
  if (record.type !== 'page' && record.type !== 'site')
    return new OperatorError(`A record of a wiki is of the type "${record.type}"; it must be a site or a page.`)
  const [fault] = (record.type === 'page' ? PageRecord : SiteRecord).Errors(record)
  return new OperatorError(
    `A record of a wiki ${fault?.instancePath.slice(1).replaceAll('/', '.') ?? ''} ${fault?.message ?? 'is unknown'}.`,
  )
}
