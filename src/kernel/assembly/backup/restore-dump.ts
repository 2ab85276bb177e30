import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { OperatorError } from '../../../libraries/errors/operator-error.ts'
import { toUnreachableError } from '../../foundation/storage/unreachable-error.ts'
import { runPostgresTool } from './run-postgres-tool.ts'

/** Throws an `OperatorError` where the database has tables: what is in it would be mixed with the backup's. */
export async function refuseUsedDatabase(databaseUrl: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl, connectionTimeoutMillis: 4_000 })
  try {
    await client.connect()
    const { rowCount } = await client.query('select 1 from pg_tables where schemaname = current_schema() limit 1')
    if (rowCount === 0) return
  } catch (thrown) {
    throw toUnreachableError(databaseUrl, thrown)
  } finally {
    await client.end().catch(() => {})
  }
  throw new OperatorError(
    'The database that DATABASE_URL names has tables already: make an empty one with "createdb NAME" and name that, so that nothing is lost.',
  )
}

/** All of it or nothing. */
export async function restoreDump(dump: string, databaseUrl: string, signal: AbortSignal): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'mainstay-restore-'))
  try {
    const list = join(folder, 'list')
    await writeFile(list, withoutSchemas(await runPostgresTool('pg_restore', { words: ['--list', dump] })))
    await runPostgresTool('pg_restore', {
      databaseUrl,
      words: ['--no-owner', '--no-privileges', '--single-transaction', '--exit-on-error', `--use-list=${list}`, dump],
      signal,
    })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** The schema is there, and mostly not this user's to make. */
function withoutSchemas(list: string): string {
  return list
    .split('\n')
    .filter((line) => !/^\d+; \d+ \d+ (SCHEMA|COMMENT|ACL) - /.test(line))
    .join('\n')
}
