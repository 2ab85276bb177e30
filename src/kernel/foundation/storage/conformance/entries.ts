import type { Kysely } from 'kysely'
import { migrate, type Migrations } from '../migrate.ts'
import type { Storage } from '../storage.ts'
import type { CreateDatabase } from '../testing/test-databases.ts'

export interface EntryTables {
  entry: { id: number; body: string; sort: number | null; taken: number }
}

export const entryMigrations: Migrations = {
  entries_0001_table: {
    async up(database) {
      await database.schema
        .createTable('entry')
        .addColumn('id', 'integer', (column) => column.primaryKey())
        .addColumn('body', 'text', (column) => column.notNull())
        .addColumn('sort', 'bigint')
        .addColumn('taken', 'integer', (column) => column.notNull().defaultTo(0))
        .execute()
    },
  },
}

export type OpenEntries = () => Promise<Kysely<EntryTables>>

/** Opens an empty database with the table `entry`. */
export function entriesOf(create: CreateDatabase): OpenEntries {
  return async () => (await openEntryStorage(create)).tables<EntryTables>()
}

export async function openEntryStorage(create: CreateDatabase): Promise<Storage> {
  const storage = await (await create()).open()
  await migrate(storage, [entryMigrations])
  return storage
}

/** Rows 1 to `count`. */
export async function insertMany(database: Kysely<EntryTables>, count: number): Promise<void> {
  const rows = Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    body: `row ${index + 1}`,
    sort: index + 1,
    taken: 0,
  }))
  await database.insertInto('entry').values(rows).execute()
}
