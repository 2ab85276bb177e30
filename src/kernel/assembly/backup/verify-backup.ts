import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { OperatorError } from '../../../libraries/errors/operator-error.ts'
import { reasonOf } from '../../../libraries/errors/reason-of.ts'
import { databasePath, type Manifest } from './manifest.ts'
import { readBackup } from './read-backup.ts'
import { runPostgresTool } from './run-postgres-tool.ts'

/** Reads a backup whole and has its database checked. Throws an `OperatorError` that says what is wrong with it. */
export async function verifyBackup(file: string, signal: AbortSignal): Promise<Manifest> {
  const folder = await mkdtemp(join(tmpdir(), 'mainstay-verify-'))
  try {
    const keeps = (path: string) => Object.values(databasePath).some((database) => database === path)
    const manifest = await readBackup({ file, folder, keeps, signal })
    await checkDatabase(file, join(folder, databasePath[manifest.database]), manifest.database)
    return manifest
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Whether a database that was taken out of a backup can be read. */
export async function checkDatabase(file: string, path: string, database: Manifest['database']): Promise<void> {
  const fault = database === 'sqlite' ? findFault(path) : await findDumpFault(path)
  if (fault !== undefined) throw new OperatorError(`The database in ${file} is damaged: ${fault}.`)
}

function findFault(path: string): string | undefined {
  try {
    const database = new DatabaseSync(path)
    try {
      const answer = database.prepare('pragma integrity_check(1)').get()?.['integrity_check']
      return answer === 'ok' ? undefined : String(answer)
    } finally {
      database.close()
    }
  } catch (thrown) {
    return reasonOf(thrown)
  }
}

async function findDumpFault(path: string): Promise<string | undefined> {
  await runPostgresTool('pg_restore', { words: ['--list', path] })
  return undefined
}
