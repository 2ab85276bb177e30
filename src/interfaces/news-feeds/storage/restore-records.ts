import type { Kysely } from 'kysely'
import { Check } from 'typebox/value'
import type { ContentRecord } from '../../../kernel/wire/interface/content.ts'
import type { Platform } from '../../../kernel/foundation/platform.ts'
import { OperatorError } from '../../../libraries/errors/operator-error.ts'
import { changeEntryCount, ensureCategory, lockCategory } from './categories.ts'
import type { Tables } from './tables.ts'
import { CategoryRecord, EntryRecord, fromEntryRecord, fromSourceRecord, SourceRecord } from './records.ts'

const recordsPerTransaction = 200

/** Takes back what `exportRecords` gave; what is there already stays as it is. */
export async function restoreRecords(records: AsyncIterable<ContentRecord>, { storage }: Platform): Promise<void> {
  const database = storage.tables<Tables>()
  let entries: EntryRecord[] = []
  const flush = async () => {
    await restoreEntries(database, entries)
    entries = []
  }
  for await (const record of records) {
    if (Check(EntryRecord, record)) entries.push(record)
    else await restoreOther(database, record)
    if (entries.length >= recordsPerTransaction) await flush()
  }
  await flush()
}

async function restoreOther(database: Kysely<Tables>, record: ContentRecord): Promise<void> {
  if (Check(CategoryRecord, record)) return ensureCategory(database, record.name, record.segment)
  if (!Check(SourceRecord, record))
    throw new OperatorError(`A record of the type "${record.type}" is not as "mainstay export" writes it.`)
  await database
    .insertInto('news_feed_source')
    .values(fromSourceRecord(record))
    .onConflict((conflict) => conflict.columns(['category', 'url']).doNothing())
    .execute()
}

async function restoreEntries(database: Kysely<Tables>, entries: readonly EntryRecord[]): Promise<void> {
  const categories = Map.groupBy(entries, ({ category }) => category)
  if (categories.size === 0) return
  await database.transaction().execute(async (transaction) => {
    for (const name of [...categories.keys()].toSorted()) await lockCategory(transaction, name)
    const findSource = await indexSources(transaction)
    const known = await selectKnown(transaction, entries)
    const rows = entries
      .map((entry) => fromEntryRecord(entry, findSource(entry)))
      .filter((row) => !known.has(nameOf(row)))
    if (rows.length > 0) await transaction.insertInto('news_feed_entry').values(rows).execute()
    for (const [name, added] of Map.groupBy(rows, ({ category }) => category))
      await changeEntryCount(transaction, name, added.length)
  })
}

async function indexSources(transaction: Kysely<Tables>): Promise<(entry: EntryRecord) => number> {
  const sources = await transaction.selectFrom('news_feed_source').select(['id', 'category', 'url']).execute()
  const ids = new Map(sources.map(({ id, category, url }) => [`${category} ${url}`, id]))
  return ({ category, source }) => {
    const id = ids.get(`${category} ${source}`)
    if (id === undefined) throw new OperatorError(`An entry belongs to ${source}, which is not among the sources.`)
    return id
  }
}

async function selectKnown(transaction: Kysely<Tables>, entries: readonly EntryRecord[]): Promise<Set<string>> {
  const rows = await transaction
    .selectFrom('news_feed_entry')
    .select(['category', 'source_id', 'content_key', 'id_key'])
    .where('category', 'in', [...new Set(entries.map(({ category }) => category))])
    .where(
      'content_key',
      'in',
      entries.map(({ contentKey }) => contentKey),
    )
    .execute()
  return new Set(rows.map(nameOf))
}

/** What identifies a stored entry. */
function nameOf(row: { source_id: number; content_key: string; id_key: string | null }): string {
  return `${row.source_id} ${row.content_key} ${row.id_key ?? ''}`
}
