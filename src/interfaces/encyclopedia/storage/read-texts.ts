import type { Kysely } from 'kysely'
import type { Tables } from './tables.ts'
import { fromTextBody } from './text-body.ts'

/** Source texts by page id. */
export async function readTexts(
  database: Kysely<Tables>,
  language: string,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map()
  const rows = await database
    .selectFrom('encyclopedia_text')
    .select(['page_id', 'is_compressed', 'body'])
    .where('language', '=', language)
    .where('page_id', 'in', ids)
    .execute()
  return new Map(
    rows.map(({ page_id, is_compressed, body }) => [
      page_id,
      fromTextBody({ isCompressed: is_compressed === 1, body }),
    ]),
  )
}
