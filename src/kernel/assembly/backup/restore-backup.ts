import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { OperatorError } from '../../../libraries/errors/operator-error.ts'
import { toOperatorError } from '../content/open-source.ts'
import { version } from '../../foundation/version.ts'
import { databasePath, dataPrefix, type Manifest } from './manifest.ts'
import type { DatabasePlace } from './copy-database.ts'
import { checkPlace, moveIntoPlace } from './move-into-place.ts'
import { readBackup } from './read-backup.ts'
import { refuseUsedDatabase, restoreDump } from './restore-dump.ts'
import { checkDatabase } from './verify-backup.ts'

export interface RestoreOptions extends DatabasePlace {
  readonly file: string
  /** Steps that this Mainstay knows. */
  readonly knownMigrations: ReadonlySet<string>
  /** Whether what is in the data folder makes room; it is kept in a folder of its own. */
  readonly replaces: boolean
  readonly signal: AbortSignal
}

export interface Restored {
  readonly manifest: Manifest
  /** Where what was there before is now. */
  readonly movedTo: string | undefined
}

/**
 * Puts a backup in the place of nothing, or of what is there. Nothing is touched before all of it was read and checked. Throws an
 * `OperatorError` that says what is in the way.
 */
export async function restoreBackup(options: RestoreOptions): Promise<Restored> {
  const { file, databaseUrl, signal } = options
  const dataFolder = resolve(options.dataFolder)
  const folder = await openStaging(dataFolder)
  try {
    const manifest = await readBackup({ file, folder, keeps: () => true, signal })
    refuseUnfit(manifest, options)
    const database = join(folder, databasePath[manifest.database])
    await checkDatabase(file, database, manifest.database)
    const placement = {
      files: join(folder, dataPrefix),
      database: databaseUrl === undefined ? database : undefined,
      dataFolder,
      replaces: options.replaces,
    }
    await checkPlace(placement)
    if (databaseUrl !== undefined) {
      await refuseUsedDatabase(databaseUrl)
      await restoreDump(database, databaseUrl, signal)
    }
    const movedTo = await moveIntoPlace(placement)
    return { manifest, movedTo }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** In the data folder, so that what is in it needs only to be given its name. */
async function openStaging(dataFolder: string): Promise<string> {
  try {
    await mkdir(dataFolder, { recursive: true, mode: 0o700 })
    return await mkdtemp(join(dataFolder, '.restoring-'))
  } catch (cause) {
    throw toOperatorError(dataFolder, cause)
  }
}

function refuseUnfit({ database, migrations, version: theirs }: Manifest, options: RestoreOptions): void {
  if (database === 'sqlite' && options.databaseUrl !== undefined)
    throw new OperatorError(
      'This is a backup of an embedded database, and DATABASE_URL names PostgreSQL. Unset it to restore into the data folder; ' +
        '"mainstay export" there and "mainstay import all" here move the content.',
    )
  if (database === 'postgres' && options.databaseUrl === undefined)
    throw new OperatorError(
      'This is a backup of a PostgreSQL database: name an empty one in DATABASE_URL to restore it into.',
    )
  const unknown = migrations.find((name) => !options.knownMigrations.has(name))
  if (unknown !== undefined)
    throw new OperatorError(
      `This backup was made by Mainstay ${theirs}, and this Mainstay ${version} does not know its step "${unknown}": restore it with that version or a later one.`,
    )
}
