import type { CompiledQuery } from 'kysely'
import { openSqliteConnection, type SqliteConnection } from './sqlite-connection.ts'
import { toStorageError } from './to-storage-error.ts'
import { waitWhileBusy } from './wait-while-busy.ts'

export interface SqliteReadTask extends Pick<CompiledQuery, 'sql' | 'parameters'> {
  readonly file: string
}

/** By file, of which a process reads one. */
const connections = new Map<string, SqliteConnection>()

/** Runs in a child process: the rows of a query, over a connection that cannot write. */
export default async function readRows({ file, ...query }: SqliteReadTask): Promise<readonly unknown[]> {
  const connection = connections.get(file) ?? (await openSqliteConnection(file, { readOnly: true }))
  connections.set(file, connection)
  try {
    return (await waitWhileBusy(() => connection.query(query))).rows
  } catch (thrown) {
    throw toStorageError(thrown)
  }
}
