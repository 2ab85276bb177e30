/** The database as it stands at one moment, while servers go on with it: a file in a folder. */
import { join, resolve } from 'node:path'
import { backup, DatabaseSync } from 'node:sqlite'
import { toStorageError } from '../../foundation/storage/to-storage-error.ts'
import { databasePath } from './manifest.ts'
import { runPostgresTool } from './run-postgres-tool.ts'

export interface DatabasePlace {
  /** `postgres://…`; the data folder's own where it is absent. */
  readonly databaseUrl: string | undefined
  readonly dataFolder: string
}

export interface CopyOptions extends DatabasePlace {
  readonly folder: string
  /** Tables that are copied without their rows. */
  readonly emptied: readonly string[]
  readonly signal: AbortSignal
}

/** Gives the name of the file. */
export async function copyDatabase(options: CopyOptions): Promise<string> {
  const { databaseUrl } = options
  if (databaseUrl === undefined) return copySqlite(options)
  const name = databasePath.postgres
  await runPostgresTool('pg_dump', {
    databaseUrl,
    signal: options.signal,
    words: [
      '--format=custom',
      '--no-owner',
      '--no-privileges',
      `--file=${join(options.folder, name)}`,
      ...options.emptied.map((table) => `--exclude-table-data=${table}`),
    ],
  })
  return name
}

/** More pages than a database has: all of them in one step of a thread, so that no write makes the copy begin again. */
const allPages = 2 ** 31 - 1

async function copySqlite({ dataFolder, folder, emptied }: CopyOptions): Promise<string> {
  const name = databasePath.sqlite
  const source = new DatabaseSync(join(resolve(dataFolder), 'mainstay.sqlite'), { readOnly: true })
  try {
    await backup(source, join(folder, name), { rate: allPages })
  } catch (thrown) {
    throw toStorageError(thrown)
  } finally {
    source.close()
  }
  empty(join(folder, name), emptied)
  return name
}

function empty(path: string, tables: readonly string[]): void {
  const copy = new DatabaseSync(path)
  try {
    // The copy is one file, and what was deleted is overwritten.
    copy.exec('pragma journal_mode = delete; pragma secure_delete = on')
    for (const table of tables) copy.exec(`delete from "${table}"`)
  } finally {
    copy.close()
  }
}
