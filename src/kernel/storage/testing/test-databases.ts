import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
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

/** Makes an empty database that is gone when the test has ended. To be called inside a test. */
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

async function createPostgresDatabase(serverUrl: string): Promise<TestDatabase> {
  const name = `test_${randomBytes(8).toString('hex')}`
  await runOnServer(serverUrl, `create database ${name}`)
  onTestFinished(() => runOnServer(serverUrl, `drop database ${name} with (force)`))
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return toTestDatabase({ databaseUrl: url.href, dataFolder: await makeDataFolder() })
}

async function runOnServer(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
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
