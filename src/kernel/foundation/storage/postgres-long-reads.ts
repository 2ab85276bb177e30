import { CompiledQuery, type DatabaseConnection, type Driver, type QueryResult } from 'kysely'
import { ServiceError } from '../errors/service-error.ts'
import type { PostgresDriver } from './postgres-driver.ts'
import { postgresCodeOf } from './postgres-errors.ts'
import type { PostgresSession } from './postgres-session.ts'
import { onlyReads, ReadOnlyDriver } from './read-only-driver.ts'
import { tookTooLong } from './took-too-long.ts'

/** Reads whose cost a caller chooses, over the connections of another driver: PostgreSQL itself ends those that take too long. */
export class PostgresLongReadDriver extends ReadOnlyDriver implements Driver {
  readonly #driver: PostgresDriver
  readonly #maxRunMs: number

  constructor(driver: PostgresDriver, maxRunMs: number) {
    super()
    this.#driver = driver
    this.#maxRunMs = maxRunMs
  }

  async acquireConnection(): Promise<LongReadConnection> {
    return new LongReadConnection(await this.#driver.acquireConnection(), this.#maxRunMs)
  }

  async releaseConnection({ session }: LongReadConnection): Promise<void> {
    await this.#driver.releaseConnection(session)
  }

  /** The connections are the other driver's. */
  async destroy(): Promise<void> {}
}

/** A query in a transaction of its own, for which alone the limit holds. */
class LongReadConnection implements DatabaseConnection {
  readonly session: PostgresSession
  readonly #maxRunMs: number

  constructor(session: PostgresSession, maxRunMs: number) {
    this.session = session
    this.#maxRunMs = maxRunMs
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const say = (statement: string) => this.session.executeQuery(CompiledQuery.raw(statement))
    try {
      await say('start transaction read only')
      await say(`set local statement_timeout = ${this.#maxRunMs}`)
      const result = await this.session.executeQuery<Row>(query)
      await say('commit')
      return result
    } catch (thrown) {
      // A connection that was lost has rolled back already.
      await say('rollback').catch(() => {})
      throw isTimeLimit(thrown) ? tookTooLong(thrown) : thrown
    }
  }

  streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error(onlyReads)
  }
}

/** `query_canceled` (PostgreSQL's manual, appendix A). */
function isTimeLimit(thrown: unknown): boolean {
  return thrown instanceof ServiceError && postgresCodeOf(thrown.cause) === '57014'
}
