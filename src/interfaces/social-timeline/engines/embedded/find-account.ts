import type { Kysely } from 'kysely'
import type { Account, Id } from '../../port.ts'
import { toAccount } from '../../storage/from-row.ts'
import { toIdText } from '../../storage/id-text.ts'
import type { Tables } from '../../storage/tables.ts'

export async function findAccount(
  database: Kysely<Tables>,
  by: { readonly screenName: string } | { readonly id: Id },
): Promise<Account | undefined> {
  const query = database.selectFrom('social_account').selectAll()
  const row =
    'id' in by
      ? await query.where('id', '=', toIdText(by.id)).executeTakeFirst()
      : await query
          .where('folded_name', '=', by.screenName.toLowerCase())
          // Names may meet when archives of two networks do: one that was made up comes last.
          .orderBy('is_placeholder')
          .orderBy('id')
          .limit(1)
          .executeTakeFirst()
  return row && toAccount(row)
}
