import { mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { type Dialect, Kysely, sql } from 'kysely'
import { ServiceError } from '../errors/service-error.ts'
import type { Logger } from '../observability/logger.ts'
import { OperatorError } from '../../../libraries/errors/operator-error.ts'
import { keepPrivate } from './keep-private.ts'
import { createPostgresDialect, type PostgresOptions } from './postgres-dialect.ts'
import { createLongReadDialect } from './sqlite-long-reads.ts'
import { createSqliteDialect } from './sqlite-dialect.ts'
import { SqliteHealth } from './sqlite-health.ts'
import type { Storage } from './storage.ts'
import { toUnreachableError } from './unreachable-error.ts'

export interface OpenStorageOptions {
  /** `postgres://…`; without it everything lies in the data folder. */
  readonly databaseUrl?: string | undefined
  /** The most connections to PostgreSQL; 10 unless given. */
  readonly poolSize?: number | undefined
  readonly dataFolder: string
  /** Told when PostgreSQL goes away and comes back. */
  readonly log?: Logger | undefined
}

/** Opens the storage and makes sure that it answers. Throws an `OperatorError` when it cannot be reached or written. */
export function connectStorage({ databaseUrl, dataFolder, poolSize = 10, log }: OpenStorageOptions): Promise<Storage> {
  return databaseUrl
    ? openPostgres({ databaseUrl, poolSize, log }, resolve(dataFolder))
    : openSqlite(resolve(dataFolder))
}

async function openSqlite(folder: string): Promise<Storage> {
  const file = join(folder, 'mainstay.sqlite')
  const health = new SqliteHealth(folder)
  try {
    await makeFolder(folder)
    await keepPrivate(file)
    const longReads = new Kysely<unknown>({ dialect: createLongReadDialect(file) })
    return await open('sqlite', createSqliteDialect(file, health), (database) => health.check(database), longReads)
  } catch (cause) {
    if (cause instanceof OperatorError) throw cause
    if (cause instanceof ServiceError) throw new OperatorError(`${file} cannot be opened. ${cause.message}`, { cause })
    throw new OperatorError(
      `The data folder ${folder} cannot be used (${describe(cause)}): ` +
        'let this user write there, or name another folder in MAINSTAY_DATA.',
      { cause },
    )
  }
}

async function openPostgres(options: PostgresOptions, folder: string): Promise<Storage> {
  await makeFolder(folder).catch(() => {
    // Nothing of this app lies there until something is downloaded or imported, which then says what is wrong.
  })
  try {
    const { dialect, longReads, connections } = await createPostgresDialect(options)
    const storage = await open('postgres', dialect, answerOnce, new Kysely<unknown>({ dialect: longReads }))
    return { ...storage, connections }
  } catch (thrown) {
    throw toUnreachableError(options.databaseUrl, thrown instanceof ServiceError ? thrown.cause : thrown)
  }
}

/** For this user alone: timetables, models and downloads lie there, beside the embedded database. */
async function makeFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
}

type Check = (database: Kysely<unknown>) => Promise<void>

async function open(
  dialectName: Storage['dialect'],
  dialect: Dialect,
  check: Check,
  longReads: Kysely<unknown>,
): Promise<Storage> {
  const database = new Kysely<unknown>({ dialect })
  try {
    await answerOnce(database)
  } catch (thrown) {
    await database.destroy().catch(() => {})
    throw thrown
  }
  return {
    dialect: dialectName,
    // No database knows the types of its tables: what the caller says is all there is.
    tables: <Tables>() => database as Kysely<Tables>,
    longReads: <Tables>() => longReads as Kysely<Tables>,
    check: () => check(database),
    async close() {
      await longReads.destroy()
      await database.destroy()
    },
  }
}

async function answerOnce(database: Kysely<unknown>): Promise<void> {
  await sql`select 1`.execute(database)
}

function describe(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause)
  return 'syscall' in cause && 'code' in cause ? String(cause.code) : cause.message
}
