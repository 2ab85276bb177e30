import { mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { type Dialect, Kysely, sql } from 'kysely'
import { OperatorError } from '../operator-error.ts'
import { createPostgresDialect } from './postgres-dialect.ts'
import { createSqliteDialect } from './sqlite-dialect.ts'
import type { Storage } from './storage.ts'
import { toUnreachableError } from './unreachable-error.ts'

export interface OpenStorageOptions {
  /** `postgres://…`; without it everything lies in the data folder. */
  readonly databaseUrl?: string | undefined
  readonly dataFolder: string
}

/** Opens the storage and makes sure that it answers. Throws an `OperatorError` when it cannot be reached or written. */
export function openStorage({ databaseUrl, dataFolder }: OpenStorageOptions): Promise<Storage> {
  return databaseUrl ? openPostgres(databaseUrl) : openSqlite(resolve(dataFolder))
}

async function openSqlite(folder: string): Promise<Storage> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    return await open('sqlite', createSqliteDialect(join(folder, 'mainstay.sqlite')))
  } catch (cause) {
    if (cause instanceof OperatorError) throw cause
    throw new OperatorError(
      `The data folder ${folder} cannot be used (${describe(cause)}): ` +
        'let this user write there, or name another folder in MAINSTAY_DATA.',
      { cause },
    )
  }
}

async function openPostgres(databaseUrl: string): Promise<Storage> {
  try {
    return await open('postgres', await createPostgresDialect(databaseUrl))
  } catch (thrown) {
    throw toUnreachableError(databaseUrl, thrown)
  }
}

async function open(dialectName: Storage['dialect'], dialect: Dialect): Promise<Storage> {
  const database = new Kysely<unknown>({ dialect })
  try {
    await sql`select 1`.execute(database)
  } catch (thrown) {
    await database.destroy().catch(() => {})
    throw thrown
  }
  return {
    dialect: dialectName,
    // No database knows the types of its tables: what the caller says is all there is.
    tables: <Tables>() => database as Kysely<Tables>,
    close: () => database.destroy(),
  }
}

function describe(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause)
  return 'syscall' in cause && 'code' in cause ? String(cause.code) : cause.message
}
