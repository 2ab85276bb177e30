import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely'
import type { PoolClient } from 'pg'
import { toPostgresError } from './postgres-errors.ts'
import type { PostgresHealth } from './postgres-health.ts'
import { streamFromPostgres } from './stream-from-postgres.ts'

/** Commands whose rows are counted as changed. */
const changing: ReadonlySet<string> = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE'])

/** What Kysely takes for a connection: one of the pool, held until it is released. */
export class PostgresSession implements DatabaseConnection {
  readonly #client: PoolClient
  readonly #health: PostgresHealth

  constructor(client: PoolClient, health: PostgresHealth) {
    this.#client = client
    this.#health = health
  }

  /** Throws `storage_unavailable` or `busy` where PostgreSQL is at fault, its own error where the statement is. */
  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    try {
      const result = await this.#health.guard(() => this.#client.query(sql, [...parameters]))
      const { command, rowCount } = result
      const rows = result.rows as Row[]
      return changing.has(command) ? { rows, numAffectedRows: BigInt(rowCount ?? 0) } : { rows }
    } catch (thrown) {
      throw toPostgresError(thrown)
    }
  }

  streamQuery<Row>(query: CompiledQuery, chunkSize?: number): AsyncGenerator<QueryResult<Row>> {
    return streamFromPostgres<Row>(this, query, chunkSize)
  }

  /** Gives the connection back; the pool drops it when it is broken. A transaction left open is, too. */
  release(): void {
    this.#client.release(this.#client.getTransactionStatus() !== 'I')
  }
}
