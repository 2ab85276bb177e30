import { findLinks } from '../../../dialects/mediawiki/find-links.ts'
import type { Site } from '../../../dialects/mediawiki/site.ts'
import type { Storage } from '../../../kernel/foundation/storage/storage.ts'
import { sortLinks } from './link-order.ts'
import { type NewPage, type PageRows, toPageRows } from './page-rows.ts'
import { removeSite, writeSite } from './sites.ts'
import type { Tables } from './tables.ts'
import { writePages } from './write-pages.ts'

export interface SampleEdition {
  readonly site: Site
  readonly pages: readonly SamplePage[]
}

export interface SamplePage {
  readonly id: number
  readonly namespace: number
  readonly title: string
  readonly text: string
  readonly redirectTo?: string | undefined
}

/** The same with every release, so that a sample that is stored again is the same. */
const writtenAt = Date.UTC(2026, 10, 1)

/** Stores editions as samples, a transaction each; one that holds something else stays as it is. */
export async function storeSample(storage: Storage, editions: readonly SampleEdition[]): Promise<void> {
  for (const { site, pages } of editions) {
    const rows = pages.map((page) => toRows(page, site))
    await storage
      .tables<Tables>()
      .transaction()
      .execute(async (transaction) => {
        if (await writeSite(transaction, site, true)) await writePages(transaction, site.language, rows)
      })
  }
}

/** Editions that are samples still. */
export async function removeSamples(storage: Storage): Promise<void> {
  await storage
    .tables<Tables>()
    .transaction()
    .execute(async (transaction) => {
      const samples = await transaction
        .selectFrom('encyclopedia_site')
        .select('language')
        .where('is_sample', '=', 1)
        .execute()
      for (const { language } of samples) await removeSite(transaction, language)
    })
}

function toRows({ id, namespace, title, text, redirectTo }: SamplePage, site: Site): PageRows {
  const page: NewPage = {
    id,
    namespace,
    title,
    redirectTo,
    revision: {
      id,
      parentId: undefined,
      timestamp: writtenAt,
      user: 'Mainstay',
      userId: 1,
      comment: '',
      model: 'wikitext',
      format: 'text/x-wiki',
    },
  }
  return toPageRows(page, Buffer.from(text), sortLinks(findLinks(text, site)))
}
