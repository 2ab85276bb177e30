import { existsSync } from 'node:fs'
import { mkdir, readdir, rename } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { OperatorError } from '../../../libraries/errors/operator-error.ts'

export interface Placement {
  /** A folder of what comes into the data folder. */
  readonly files: string
  /** The embedded database; undefined where there is another. */
  readonly database: string | undefined
  readonly dataFolder: string
  readonly replaces: boolean
}

const databaseName = 'mainstay.sqlite'

/** Throws an `OperatorError` where something is in the way, or a server uses it. Gives the names of what has to make room. */
export async function checkPlace({ files, database, dataFolder, replaces }: Placement): Promise<readonly string[]> {
  const databaseFiles = database === undefined ? [] : ['', '-wal', '-shm'].map((ending) => `${databaseName}${ending}`)
  const inTheWay = [...databaseFiles, ...(await listNames(files))].filter((name) => existsSync(join(dataFolder, name)))
  if (inTheWay.length > 0 && !replaces) throw occupied(dataFolder, inTheWay)
  if (inTheWay.includes(databaseName)) refuseOpenDatabase(join(dataFolder, databaseName))
  return inTheWay
}

/** Gives the folder that what was there before is in now. The database comes last: a folder without one can be restored into again. */
export async function moveIntoPlace(placement: Placement): Promise<string | undefined> {
  const { files, database, dataFolder } = placement
  const movedTo = await moveAway(dataFolder, await checkPlace(placement))
  for (const name of await listNames(files)) await rename(join(files, name), join(dataFolder, name))
  if (database !== undefined) await rename(database, join(dataFolder, databaseName))
  return movedTo
}

async function listNames(folder: string): Promise<readonly string[]> {
  return existsSync(folder) ? readdir(folder) : []
}

async function moveAway(dataFolder: string, names: readonly string[]): Promise<string | undefined> {
  if (names.length === 0) return undefined
  const folder = join(dataFolder, `before-restore-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`)
  await mkdir(folder, { mode: 0o700 })
  for (const name of names) await rename(join(dataFolder, name), join(folder, name))
  return folder
}

function occupied(dataFolder: string, names: readonly string[]): OperatorError {
  return new OperatorError(
    `The data folder ${dataFolder} holds ${names.join(', ')} already: name an empty one in MAINSTAY_DATA, or add --replace, ` +
      'which moves what is there into a folder beside it.',
  )
}

/** In exclusive mode SQLite opens no file that another connection has open, in whichever process. */
function refuseOpenDatabase(path: string): void {
  const database = new DatabaseSync(path, { timeout: 0 })
  try {
    database.exec('pragma locking_mode = exclusive; begin exclusive; rollback')
  } catch (cause) {
    throw new OperatorError(`A Mainstay is using ${dirname(path)}: stop it first.`, { cause })
  } finally {
    database.close()
  }
}
