import type { ContentRecord } from '../../../kernel/wire/interface/content.ts'
import type { Platform } from '../../../kernel/foundation/platform.ts'
import { dropUndefined } from '../../../libraries/json/drop-undefined.ts'
import { fromSiteText } from './from-site-text.ts'
import type { PageRow, Tables, TextRow } from './tables.ts'
import { fromTextBody } from './text-body.ts'

/** Every wiki by its code: the site, then its pages by their numbers. */
export async function* exportWikis({ storage }: Pick<Platform, 'storage'>): AsyncGenerator<ContentRecord> {
  const database = storage.tables<Tables>()
  const sites = await database.selectFrom('encyclopedia_site').select(['language', 'site', 'is_sample']).execute()
  for (const { language, site, is_sample } of sites.toSorted((left, right) =>
    left.language < right.language ? -1 : 1,
  )) {
    yield { type: 'site', site: fromSiteText(site), ...(is_sample === 1 && { sample: true }) }
    const pages = database
      .selectFrom('encyclopedia_page as page')
      .innerJoin('encyclopedia_text as text', (join) =>
        join.onRef('text.language', '=', 'page.language').onRef('text.page_id', '=', 'page.id'),
      )
      .selectAll('page')
      .select(['is_compressed', 'body'])
      .where('page.language', '=', language)
      .orderBy('page.id')
      .stream(pagesAtOnce)
    for await (const row of pages) yield toRecord(row)
  }
}

const pagesAtOnce = 50

function toRecord(row: PageRow & Pick<TextRow, 'is_compressed' | 'body'>): ContentRecord {
  const { language, id, namespace, title, timestamp, comment, model, format } = row
  return {
    type: 'page',
    ...dropUndefined({
      language,
      id,
      namespace,
      title,
      redirect_to: row.redirect_to ?? undefined,
      revision: row.revision_id,
      parent: row.parent_id ?? undefined,
      timestamp,
      user: row.user_name ?? undefined,
      user_id: row.user_id ?? undefined,
      comment,
      model,
      format,
      text: fromTextBody({ isCompressed: row.is_compressed === 1, body: row.body }),
    }),
  }
}
