import { randomBytes } from 'node:crypto'
import { CompiledQuery, type DatabaseConnection, type QueryResult } from 'kysely'

/** Fewer rows than this a round trip are not worth it. */
const minRows = 200

/**
 * Streams a query in chunks through a cursor declared in SQL. WITH HOLD keeps the result on the server, so that a
 * slow reader keeps no transaction open and each chunk has a statement's whole time. (The protocol's own portals, as
 * the package pg-cursor uses them, are one statement from first row to last: its time limit would cut a slow export.)
 */
export async function* streamFromPostgres<Row>(
  connection: DatabaseConnection,
  { sql, parameters }: CompiledQuery,
  chunkSize = 1,
): AsyncGenerator<QueryResult<Row>> {
  const cursor = `stream_${randomBytes(6).toString('hex')}`
  const fetch = CompiledQuery.raw(`fetch ${Math.max(chunkSize, minRows)} from ${cursor}`)
  await connection.executeQuery(
    CompiledQuery.raw(`declare ${cursor} no scroll cursor with hold for ${sql}`, [...parameters]),
  )
  try {
    for (;;) {
      const chunk = await connection.executeQuery<Row>(fetch)
      if (chunk.rows.length === 0) return
      yield chunk
    }
  } finally {
    // It fails only where the connection or its transaction is lost, and the cursor with it.
    await connection.executeQuery(CompiledQuery.raw(`close ${cursor}`)).catch(() => {})
  }
}
