import type { Kysely } from 'kysely'
import type { Migrations } from '../../foundation/storage/migrate.ts'

/** The tables of keys and quotas; README.md says what is in them. */
export const accessMigrations: Migrations = {
  access_0001_keys: { up: createKeys },
  access_0002_quotas: { up: createQuotas },
  access_0003_rate_limits: { up: createRateLimits },
  access_0004_terms_of_keys: { up: addTerms },
  access_0005_key_usage: { up: createUsage },
  access_0006_audit_log: { up: createAuditLog },
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

/** Null where an older replica makes a key during a rolling update. */
async function addTerms(database: Kysely<unknown>): Promise<void> {
  const columns = {
    previous_hash: 'text',
    previous_until: 'bigint',
    labels: 'text',
    limits: 'text',
    expires_at: 'bigint',
  } as const
  for (const [name, type] of Object.entries(columns))
    await database.schema.alterTable('api_key').addColumn(name, type).execute()
}

/** The caller leads the key, as limits are read by it with every call. */
async function createUsage(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('key_usage')
    .addColumn('caller', 'text', (column) => column.notNull())
    .addColumn('day', 'integer', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('unit', 'text', (column) => column.notNull())
    .addColumn('used', 'bigint', (column) => column.notNull())
    .addColumn('last_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('key_usage_key', ['caller', 'day', 'subject', 'unit'])
    .execute()
}

async function createAuditLog(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('audit_log')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('actor', 'text', (column) => column.notNull())
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .execute()
  await database.schema.createIndex('audit_log_at').on('audit_log').column('at').execute()
}
