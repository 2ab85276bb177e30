import type { ContentRecord } from '../../../kernel/wire/interface/content.ts'
import type { Platform } from '../../../kernel/foundation/platform.ts'
import { listCategories } from './categories.ts'
import { listSources } from './sources.ts'
import type { Tables } from './tables.ts'
import { toEntryRecord, toSourceRecord } from './records.ts'

const rowsPerRead = 200

/** Categories, then subscriptions, then entries, each in the order in which they came. */
export async function* exportRecords({ storage }: Platform): AsyncGenerator<ContentRecord> {
  const database = storage.tables<Tables>()
  for (const { name, segment } of await listCategories(database)) yield { type: 'category', name, segment }
  const sources = await listSources(database)
  yield* sources.map(toSourceRecord)
  const urls = new Map(sources.map(({ id, url }) => [id, url]))
  const entries = database.selectFrom('news_feed_entry').selectAll().orderBy('id').stream(rowsPerRead)
  for await (const entry of entries) {
    const url = urls.get(entry.source_id)
    // Undefined for a feed that was subscribed to after its list was read.
    if (url !== undefined) yield toEntryRecord(entry, url)
  }
}
