import { type Kysely, sql } from 'kysely'
import type { Migrations } from '../../../kernel/foundation/storage/migrate.ts'
import type { Storage } from '../../../kernel/foundation/storage/storage.ts'

export const migrations: Migrations = {
  transit_search_0001_live: { up: createLiveSources },
  transit_search_0002_secret: { up: createSecrets },
}

async function createLiveSources(database: Kysely<unknown>, dialect: Storage['dialect']): Promise<void> {
  await database.schema
    .createTable('transit_live_source')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('feed', 'text', (column) => column.notNull())
    .addColumn('failures', 'integer', (column) => column.notNull())
    .addColumn('next_fetch_at', 'bigint', (column) => column.notNull())
    .addColumn('fetched_at', 'bigint')
    .addColumn('published_at', 'bigint')
    .addColumn('answer_hash', 'text')
    .addColumn('updates', dialect === 'postgres' ? sql`bytea` : sql`blob`)
    .addColumn('version', 'text')
    .addColumn('error', 'text')
    .addColumn('error_at', 'bigint')
    .execute()
}

async function createSecrets(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('transit_secret')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('secret', 'text', (column) => column.notNull())
    .execute()
}
