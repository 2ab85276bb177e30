import { type Dialect, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely'
import type { CustomTypesConfig } from 'pg'
import type { Logger } from '../observability/logger.ts'
import type { ConnectionCounts } from './storage.ts'
import { PostgresDriver } from './postgres-driver.ts'
import { PostgresHealth } from './postgres-health.ts'
import { PostgresLongReadDriver } from './postgres-long-reads.ts'

/** Object ids of PostgreSQL's types, the same in every database (pg_type.dat). */
const int8 = 20
const numeric = 1700

/** Milliseconds that a caller waits for a connection. */
const connectMs = 4_000

export interface PostgresOptions {
  readonly databaseUrl: string
  /** The most connections at a time. */
  readonly poolSize: number
  /** Told when the server goes away and comes back. */
  readonly log?: Logger | undefined
  /** Milliseconds that a long read may take. */
  readonly maxLongReadMs?: number | undefined
}

export interface PostgresPool {
  readonly dialect: Dialect
  /** The same connections for single queries that are given up sooner. It ends with the other. */
  readonly longReads: Dialect
  readonly connections: () => ConnectionCounts
}

/** The dialects over a pool of connections. `pg` is loaded only here, so that the embedded database does without it. */
export async function createPostgresDialect({
  databaseUrl,
  poolSize,
  log,
  maxLongReadMs = 10_000,
}: PostgresOptions): Promise<PostgresPool> {
  const { Pool, types } = await import('pg')
  const getTypeParser: CustomTypesConfig['getTypeParser'] = (type, format) => {
    if (type === int8) return readInteger
    const parse: unknown = type === numeric ? Number : types.getTypeParser(type, format)
    return parse
  }
  const connection = { connectionString: databaseUrl, application_name: 'mainstay' }
  const health = new PostgresHealth({ connection, log })
  const pool = new Pool({
    ...connection,
    max: poolSize,
    connectionTimeoutMillis: connectMs,
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 60_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    stream: health.openSocket,
    types: { getTypeParser },
  })
  // An 'error' event that nobody hears ends the process. The pool hears its clients only while they are idle: it takes its
  // listener away when it hands one out, so each gets one of its own for life. The query under way fails by itself.
  pool.on('connect', (client) => client.on('error', () => {}))
  pool.on('error', () => {})
  const driver = new PostgresDriver(pool, health)
  const dialect = toDialect(() => driver)
  const longReads = toDialect(() => new PostgresLongReadDriver(driver, maxLongReadMs))
  const connections = () => ({ inUse: pool.totalCount - pool.idleCount, waiting: pool.waitingCount })
  return { dialect, longReads, connections }
}

function toDialect(createDriver: Dialect['createDriver']): Dialect {
  return {
    createDriver,
    createAdapter: () => new PostgresAdapter(),
    createIntrospector: (database) => new PostgresIntrospector(database),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  }
}

/** `bigint` comes as text, as it may exceed what a JavaScript number holds exactly; then it must not be rounded. */
function readInteger(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`The integer ${text} does not fit a JavaScript number.`)
  return value
}
