import { CompiledQuery, type Driver, type TransactionSettings } from 'kysely'
import type { Pool, PoolClient } from 'pg'
import { toPostgresError } from './postgres-errors.ts'
import type { PostgresHealth } from './postgres-health.ts'
import { PostgresSession } from './postgres-session.ts'

/**
 * Kysely over a pool of pg. Kysely's own driver was not taken: it gives a connection back as sound whatever happened on it, and
 * a call on a server that is frozen waits for ever.
 */
export class PostgresDriver implements Driver {
  readonly #pool: Pool
  readonly #health: PostgresHealth

  constructor(pool: Pool, health: PostgresHealth) {
    this.#pool = pool
    this.#health = health
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<PostgresSession> {
    return new PostgresSession(await this.#connect(), this.#health)
  }

  async beginTransaction(session: PostgresSession, settings: TransactionSettings): Promise<void> {
    const { isolationLevel, accessMode } = settings
    const level = isolationLevel ? ` isolation level ${isolationLevel}` : ''
    await execute(session, `start transaction${level}${accessMode ? ` ${accessMode}` : ''}`)
  }

  commitTransaction(session: PostgresSession): Promise<void> {
    return execute(session, 'commit')
  }

  /** A connection that was lost has rolled back already: then the caller gets the first failure. */
  async rollbackTransaction(session: PostgresSession): Promise<void> {
    await execute(session, 'rollback').catch(() => {})
  }

  savepoint(session: PostgresSession, name: string): Promise<void> {
    return execute(session, `savepoint ${quote(name)}`)
  }

  rollbackToSavepoint(session: PostgresSession, name: string): Promise<void> {
    return execute(session, `rollback to ${quote(name)}`)
  }

  releaseSavepoint(session: PostgresSession, name: string): Promise<void> {
    return execute(session, `release ${quote(name)}`)
  }

  async releaseConnection(session: PostgresSession): Promise<void> {
    session.release()
  }

  async destroy(): Promise<void> {
    if (!this.#pool.ending) await this.#pool.end()
    this.#health.close()
  }

  async #connect(): Promise<PoolClient> {
    let isWaitedFor = true
    const connect = async () => {
      const client = await this.#pool.connect()
      if (!isWaitedFor) client.release()
      return client
    }
    try {
      return await this.#health.guard(connect)
    } catch (thrown) {
      isWaitedFor = false
      this.#health.noteRefusal(thrown)
      throw toPostgresError(thrown)
    }
  }
}

async function execute(session: PostgresSession, statement: string): Promise<void> {
  await session.executeQuery(CompiledQuery.raw(statement))
}

function quote(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}
