import type { Kysely } from 'kysely'
import type { Migrations } from '../storage/migrate.ts'

/** The tables of keys and quotas; README.md says what is in them. */
export const accessMigrations: Migrations = {
  access_0001_keys: { up: createKeys },
  access_0002_quotas: { up: createQuotas },
  access_0003_rate_limits: { up: createRateLimits },
}

async function createKeys(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('api_key')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('hash', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('scopes', 'text', (column) => column.notNull())
    .addColumn('plan', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('revoked_at', 'bigint')
    .execute()
}

/** The day leads the key, so that sweeping old days reads only them. */
async function createQuotas(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('daily_quota')
    .addColumn('day', 'integer', (column) => column.notNull())
    .addColumn('caller', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('used', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('daily_quota_key', ['day', 'caller', 'subject'])
    .execute()
}

/** As rate-limiter-flexible's PostgreSQL store wants it, the order of columns included; on SQLite it stays empty. */
async function createRateLimits(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('rate_limit')
    .addColumn('key', 'varchar(255)', (column) => column.primaryKey())
    .addColumn('points', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('expire', 'bigint')
    .execute()
}
