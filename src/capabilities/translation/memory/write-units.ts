import type { Storage } from '../../../kernel/foundation/storage/storage.ts'
import type { Tables, UnitTable } from '../storage/tables.ts'

/** What fits into one statement on either database. */
export const unitsPerStatement = 200

/** Adds units and replaces those of the same text. */
export async function writeUnits(storage: Storage, rows: readonly UnitTable[]): Promise<void> {
  const byKey = new Map(rows.map((row) => [`${row.owner}\0${row.hash}`, row]))
  if (byKey.size === 0) return
  await storage
    .tables<Tables>()
    .insertInto('translation_unit')
    .values([...byKey.values()])
    .onConflict((conflict) =>
      conflict.columns(['owner', 'hash']).doUpdateSet(({ ref }) => ({
        translation: ref('excluded.translation'),
        is_sample: ref('excluded.is_sample'),
        saved_at: ref('excluded.saved_at'),
      })),
    )
    .execute()
}
