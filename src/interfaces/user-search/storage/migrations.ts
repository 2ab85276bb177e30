import { type Kysely, sql } from 'kysely'
import type { Migrations } from '../../../kernel/foundation/storage/migrate.ts'
import type { Storage } from '../../../kernel/foundation/storage/storage.ts'

export const migrations: Migrations = {
  user_search_0001_users: { up: createUsers },
}

async function createUsers(database: Kysely<unknown>, dialect: Storage['dialect']): Promise<void> {
  // SQLite compares text by its bytes; so does PostgreSQL under the collation "C".
  const orderedText = dialect === 'postgres' ? sql`text collate "C"` : sql`text`
  await database.schema
    .createTable('user_search_user')
    .addColumn('number', dialect === 'postgres' ? 'serial' : 'integer', (column) =>
      // A number is never given twice: an index that is a moment old must not find somebody else.
      dialect === 'postgres' ? column.primaryKey() : column.primaryKey().autoIncrement(),
    )
    .addColumn('id', orderedText, (column) => column.notNull().unique())
    .addColumn('display_name', 'text', (column) => column.notNull())
    .addColumn('folded_name', orderedText, (column) => column.notNull())
    .addColumn('score', 'bigint', (column) => column.notNull())
    .addColumn('photo', 'text')
    .addColumn('is_sample', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  // Holds all that the search index is read from, in its order.
  await database.schema
    .createIndex('user_search_user_by_score')
    .on('user_search_user')
    .columns(['score desc', 'folded_name', 'number'])
    .execute()
  await database.schema
    .createTable('user_search_change')
    .addColumn('version', 'bigint', (column) => column.notNull())
    .execute()
  await sql`insert into user_search_change (version) values (0)`.execute(database)
}
