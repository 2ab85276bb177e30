import { type Kysely, sql, type Transaction } from 'kysely'
import { OperatorError } from '../../../libraries/errors/operator-error.ts'
import { version } from '../version.ts'
import type { Storage } from './storage.ts'
import { takeTurn } from './take-turn.ts'

/** One step forward. There is no way back: a later step mends an earlier one. */
export interface Migration {
  /** A release that does not know this step must not start on a database that has it: it would misread or spoil something. */
  readonly stopsOlderReleases?: boolean
  /** `dialect` is for what the two databases do not share, such as full-text indexes. */
  up(database: Kysely<unknown>, dialect: Storage['dialect']): Promise<void>
}

/**
 * A slice's migrations by name; names sort in the order in which they run, such as `0001_keys`. None is ever taken out again,
 * not even with its slice: a name on record that is in no list is that of a later release.
 */
export type Migrations = Readonly<Record<string, Migration>>

type Tables = {
  migration: {
    name: string
    applied_at: number
    /** Of the Mainstay that applied it; null where that was before versions were noted. */
    version: string | null
    stops_older: number | null
  }
}

/** What this file itself needs. The first step of all, so that every other is noted with its version. */
const ownMigrations: Migrations = {
  migrations_0001_versions: {
    async up(database) {
      await database.schema.alterTable('migration').addColumn('version', 'text').execute()
      await database.schema.alterTable('migration').addColumn('stops_older', 'integer').execute()
    },
  },
}

/**
 * Applies what has not been applied yet: lists in their order, each by name, all in one transaction under a lock, so
 * that a failure leaves nothing behind and several processes starting at once do it once.
 *
 * A database that a later release has brought forward is refused with an `OperatorError`. On PostgreSQL only where one of
 * its steps says so: during a rolling update replicas of the older release run, and start, beside the newer ones. A data
 * folder has one release at a time, and there the older one is a mistake.
 *
 * Kysely's own Migrator was not taken: on SQLite it runs without a transaction or a lock, and on both it refuses every
 * migration on record that it does not know.
 */
export async function migrate(storage: Storage, lists: readonly Migrations[]): Promise<void> {
  const steps = toSteps([ownMigrations, ...lists])
  await storage
    .tables<unknown>()
    .transaction()
    .execute(async (transaction) => {
      // An index over many rows takes longer than a statement may otherwise.
      if (storage.dialect === 'postgres') await sql`set local statement_timeout = 0`.execute(transaction)
      await takeTurn(transaction, storage.dialect)
      await applyPending(transaction, steps, storage.dialect)
    })
}

/** The names of all steps that these lists have, and of the first one. */
export function namesOf(lists: readonly Migrations[]): ReadonlySet<string> {
  return new Set(toSteps([ownMigrations, ...lists]).keys())
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
  // All columns there are: an earlier release's table has two.
  const applied = await record.selectFrom('migration').selectAll().execute()
  refuseLater(
    applied.filter(({ name, stops_older }) => !steps.has(name) && (dialect === 'sqlite' || stops_older === 1)),
  )
  const names = new Set(applied.map(({ name }) => name))
  for (const [name, migration] of steps) {
    if (names.has(name)) continue
    await migration.up(transaction, dialect)
    const stopsOlder = migration.stopsOlderReleases ? 1 : 0
    await record
      .insertInto('migration')
      .values({ name, applied_at: Date.now(), version, stops_older: stopsOlder })
      .execute()
  }
}

function refuseLater(unknown: readonly Tables['migration'][]): void {
  const last = unknown.toSorted((left, right) => left.applied_at - right.applied_at).at(-1)
  if (!last) return
  throw new OperatorError(
    `The database was last brought forward by ${last.version ? `Mainstay ${last.version}` : 'a later Mainstay'} ` +
      `(migration "${last.name}"), which this Mainstay ${version} does not know: start that version or a later one, ` +
      'or go back to a copy of the data from before.',
  )
}

function toSteps(lists: readonly Migrations[]): Map<string, Migration> {
  const steps = new Map<string, Migration>()
  for (const list of lists) {
    for (const [name, migration] of Object.entries(list).toSorted(byName)) {
      if (steps.has(name)) throw new Error(`Two migrations are named "${name}": a name is used once in a whole server.`)
      steps.set(name, migration)
    }
  }
  return steps
}

function byName([left]: [string, unknown], [right]: [string, unknown]): number {
  return left < right ? -1 : 1
}
