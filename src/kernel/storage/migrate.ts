import { type Kysely, sql, type Transaction } from 'kysely'
import type { Storage } from './storage.ts'

/** One step forward. There is no way back: a later step mends an earlier one. */
export interface Migration {
  /** `dialect` is for what the two databases do not share, such as full-text indexes. */
  up(database: Kysely<unknown>, dialect: Storage['dialect']): Promise<void>
}

/** A slice's migrations by name; names sort in the order in which they run, such as `0001_keys`. */
export type Migrations = Readonly<Record<string, Migration>>

type Tables = {
  migration: { name: string; applied_at: number }
}

/** Any number that nothing else in this database locks; the letters "mainstay" as a number. */
const lockNumber = 7_881_703_234_014_404_985n

/**
 * Applies what has not been applied yet: lists in their order, each by name, all in one transaction under a lock, so
 * that a failure leaves nothing behind and several processes starting at once do it once.
 *
 * Kysely's own Migrator was not taken: on SQLite it runs without a transaction or a lock, and on both it refuses to
 * start when a migration on record is unknown to it, as happens when an older release still runs beside a newer one.
 */
export async function migrate(storage: Storage, lists: readonly Migrations[]): Promise<void> {
  const steps = toSteps(lists)
  await storage
    .tables<unknown>()
    .transaction()
    .execute(async (transaction) => {
      // On SQLite the transaction itself is the lock: it begins IMMEDIATE.
      if (storage.dialect === 'postgres') await waitForTurn(transaction)
      await applyPending(transaction, steps, storage.dialect)
    })
}

async function waitForTurn(transaction: Transaction<unknown>): Promise<void> {
  await sql`set local statement_timeout = 0`.execute(transaction)
  await sql`select pg_advisory_xact_lock(${lockNumber})`.execute(transaction)
}

async function applyPending(
  transaction: Transaction<unknown>,
  steps: ReadonlyMap<string, Migration>,
  dialect: Storage['dialect'],
): Promise<void> {
  await transaction.schema
    .createTable('migration')
    .ifNotExists()
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('applied_at', 'bigint', (column) => column.notNull())
    .execute()
  const record = transaction.withTables<Tables>()
  const applied = new Set((await record.selectFrom('migration').select('name').execute()).map(({ name }) => name))
  for (const [name, migration] of steps) {
    if (applied.has(name)) continue
    await migration.up(transaction, dialect)
    await record.insertInto('migration').values({ name, applied_at: Date.now() }).execute()
  }
}

function toSteps(lists: readonly Migrations[]): Map<string, Migration> {
  const steps = new Map<string, Migration>()
  for (const list of lists) {
    for (const [name, migration] of Object.entries(list).toSorted(byName)) {
      if (steps.has(name))
        throw new Error(`Two migrations are named "${name}": a name is used once in the whole house.`)
      steps.set(name, migration)
    }
  }
  return steps
}

function byName([left]: [string, unknown], [right]: [string, unknown]): number {
  return left < right ? -1 : 1
}
