import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import type { CompiledQuery, QueryResult } from 'kysely'
import { OperatorError } from '../../../libraries/errors/operator-error.ts'
import { toStorageError } from './to-storage-error.ts'
import { waitWhileBusy } from './wait-while-busy.ts'

/** Prepared statements kept per connection; lists of varying length make new SQL without end. */
const maxStatements = 200

export interface OpenConnectionOptions {
  readonly readOnly?: boolean
}

/** Opens a file of the embedded database. Throws a `ServiceError` when it is damaged, or the disk is full. */
export async function openSqliteConnection(
  file: string,
  { readOnly = false }: OpenConnectionOptions = {},
): Promise<SqliteConnection> {
  const database = openDatabase(file, readOnly)
  try {
    if (!readOnly) await waitWhileBusy(() => turnOnWriteAheadLog(database))
    // FULL syncs the write-ahead log at every commit: what was acknowledged survives a power cut.
    database.exec('pragma synchronous = full')
    return new SqliteConnection(database)
  } catch (thrown) {
    database.close()
    throw toStorageError(thrown)
  }
}

function openDatabase(file: string, readOnly: boolean): DatabaseSync {
  try {
    // No busy timeout: it would sleep in the event loop. See wait-while-busy.ts.
    return new DatabaseSync(file, { readOnly, timeout: 0, enableForeignKeyConstraints: true })
  } catch (thrown) {
    throw toStorageError(thrown)
  }
}

function turnOnWriteAheadLog(database: DatabaseSync): void {
  const mode = database.prepare('pragma journal_mode = wal').get()?.['journal_mode']
  if (mode === 'wal') return
  throw new OperatorError('The data folder lies on a file system that SQLite cannot share (a network drive?); move it.')
}

interface CachedStatement {
  readonly statement: StatementSync
  readonly returnsRows: boolean
}

/** One connection of node:sqlite: runs what Kysely compiled and keeps the prepared statements. All calls are synchronous. */
export class SqliteConnection {
  readonly #database: DatabaseSync
  readonly #statements = new Map<string, CachedStatement>()

  constructor(database: DatabaseSync) {
    this.#database = database
  }

  get isTransaction(): boolean {
    return this.#database.isTransaction
  }

  /** Runs SQL of our own that takes no parameters and answers nothing. */
  execute(sql: string): void {
    this.#database.exec(sql)
  }

  query<Row>({ sql, parameters }: Pick<CompiledQuery, 'sql' | 'parameters'>): QueryResult<Row> {
    const { statement, returnsRows } = this.#prepare(sql)
    const values = toSqliteValues(parameters)
    // The row's type is what the caller of Kysely says it is: SQLite cannot know.
    if (returnsRows) return { rows: statement.all(...values) as Row[] }
    const { changes, lastInsertRowid } = statement.run(...values)
    return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) }
  }

  /** Rows in chunks of up to `size`. The statement is its own, as a cached one might be run again meanwhile. */
  *iterate<Row>({ sql, parameters }: CompiledQuery, size: number): Generator<Row[], void> {
    const rows = this.#database.prepare(sql).iterate(...toSqliteValues(parameters))
    let chunk: Row[] = []
    for (const row of rows) {
      if (chunk.push(row as Row) < size) continue
      yield chunk
      chunk = []
    }
    if (chunk.length > 0) yield chunk
  }

  close(): void {
    this.#statements.clear()
    this.#database.close()
  }

  /** Least recently used first: a Map keeps the order of insertion. */
  #prepare(sql: string): CachedStatement {
    const known = this.#statements.get(sql)
    if (known) this.#statements.delete(sql)
    const cached = known ?? this.#compile(sql)
    this.#statements.set(sql, cached)
    if (this.#statements.size > maxStatements) {
      const [oldest] = this.#statements.keys()
      if (oldest !== undefined) this.#statements.delete(oldest)
    }
    return cached
  }

  #compile(sql: string): CachedStatement {
    const statement = this.#database.prepare(sql)
    return { statement, returnsRows: statement.columns().length > 0 }
  }
}

function toSqliteValues(parameters: readonly unknown[]): SQLInputValue[] {
  return parameters.map(toSqliteValue)
}

/** Booleans are refused, as PostgreSQL refuses them in a column of integers. */
function toSqliteValue(value: unknown): SQLInputValue {
  if (value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint')
    return value
  if (value instanceof Uint8Array) return value
  throw new TypeError(`A column holds text, numbers, bytes or null, not ${typeof value}; see storage/README.md.`)
}
