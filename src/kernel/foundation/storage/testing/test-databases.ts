import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client, DatabaseError } from 'pg'
import { describe, inject, onTestFinished } from 'vitest'
import { connectStorage, type OpenStorageOptions } from '../connect-storage.ts'
import type { Storage } from '../storage.ts'
import type { MissingPostgres } from './private-postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** From tests/global-setup.ts. */
    postgres: { readonly url: string } | MissingPostgres
  }
}

/** An empty database, which may be opened several times as several processes would. */
export interface TestDatabase {
  readonly options: OpenStorageOptions
  /** Opens it once more; closed when the test ends. */
  open(): Promise<Storage>
}

/** Gives an empty database that no other test has until this one has ended. To be called inside a test. */
export type CreateDatabase = () => Promise<TestDatabase>

/** Describes the same promises of each database; PostgreSQL is skipped by name where it is not installed. */
export function describeOnEachDatabase(subject: string, define: (create: CreateDatabase) => void): void {
  describe(`${subject} on SQLite`, () => define(createSqliteDatabase))
  const postgres = inject('postgres')
  if ('missing' in postgres)
    describe.skip(`${subject} on PostgreSQL (${postgres.missing})`, () => define(createSqliteDatabase))
  else describe(`${subject} on PostgreSQL`, () => define(() => createPostgresDatabase(postgres.url)))
}

/** A data folder of the test's own. */
export async function createSqliteDatabase(): Promise<TestDatabase> {
  return toTestDatabase({ dataFolder: await makeDataFolder() })
}

async function makeDataFolder(): Promise<string> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'mainstay-test-'))
  onTestFinished(() => rm(dataFolder, { recursive: true, force: true }))
  return dataFolder
}

/** Those of this worker that a test has now. */
const taken = new Set<string>()

/** To empty a database takes PostgreSQL half the time of making one, which is three hundred files: each worker keeps its own. */
async function createPostgresDatabase(serverUrl: string): Promise<TestDatabase> {
  let number = 1
  while (taken.has(nameDatabase(number))) number += 1
  const name = nameDatabase(number)
  taken.add(name)
  onTestFinished(() => void taken.delete(name))
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  await emptyDatabase(url.href).catch(async (thrown: unknown) => {
    if (!isUnknownDatabase(thrown)) throw thrown
    await runStatements(serverUrl, [`create database ${name}`])
  })
  return toTestDatabase({ databaseUrl: url.href, dataFolder: await makeDataFolder() })
}

/** Of several workers at a time each has a number of its own. */
function nameDatabase(number: number): string {
  return `test_${process.env['VITEST_POOL_ID'] ?? '1'}_${number}`
}

/** As `invalid_catalog_name` of https://www.postgresql.org/docs/current/errcodes-appendix.html. */
function isUnknownDatabase(thrown: unknown): boolean {
  return thrown instanceof DatabaseError && thrown.code === '3D000'
}

function emptyDatabase(url: string): Promise<void> {
  return runStatements(url, [
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    'drop schema public cascade',
    'create schema public',
  ])
}

async function runStatements(url: string, statements: readonly string[]): Promise<void> {
  const client = new Client({ connectionString: url })
  try {
    await client.connect()
    for (const statement of statements) await client.query(statement)
  } finally {
    await client.end()
  }
}

function toTestDatabase(options: OpenStorageOptions): TestDatabase {
  return {
    options,
    async open() {
      const storage = await connectStorage(options)
      // Closing twice does nothing, so a test may close it earlier.
      onTestFinished(() => storage.close())
      return storage
    },
  }
}
