import { type CompiledQuery, PostgresDialect } from 'kysely'
import type { CustomTypesConfig } from 'pg'
import { streamFromPostgres } from './stream-from-postgres.ts'

/** Object ids of PostgreSQL's types, the same in every database (pg_type.dat). */
const int8 = 20
const numeric = 1700

/** The dialect over a pool of connections. `pg` is loaded only here, so that the embedded database does without it. */
export async function createPostgresDialect(databaseUrl: string): Promise<PostgresDialect> {
  const { Pool, types } = await import('pg')
  const getTypeParser: CustomTypesConfig['getTypeParser'] = (type, format) => {
    if (type === int8) return readInteger
    return type === numeric ? Number : types.getTypeParser(type, format)
  }
  const pool = new Pool({
    connectionString: databaseUrl,
    application_name: 'mainstay',
    max: 10,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 60_000,
    keepAlive: true,
    types: { getTypeParser },
  })
  // An 'error' event that nobody hears ends the process. The pool hears its clients only while they are idle: it takes its
  // listener away when it hands one out, so each gets one of its own for life. The query under way fails by itself.
  pool.on('connect', (client) => client.on('error', () => {}))
  pool.on('error', () => {})
  return new PostgresDialect({
    pool,
    async onCreateConnection(connection) {
      connection.streamQuery = <Row>(query: CompiledQuery, chunkSize?: number) =>
        streamFromPostgres<Row>(connection, query, chunkSize)
    },
  })
}

/** `bigint` comes as text, as it may exceed what a JavaScript number holds exactly; then it must not be rounded. */
function readInteger(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`The integer ${text} does not fit a JavaScript number.`)
  return value
}
