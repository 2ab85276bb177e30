import { constants } from 'node:fs'
import { access, stat } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { checkDisk } from './check-machine.ts'
import { fault, type Finding, good, notice } from './finding.ts'

/** Whether the data folder, or where it will be made, can be used, and how much room there is. */
export async function checkDataFolder(folder: string): Promise<readonly Finding[]> {
  const place = resolve(folder)
  const existing = await findExisting(place)
  const found = await stat(existing)
  if (!found.isDirectory())
    return [fault('data folder', `${existing} is no folder; set MAINSTAY_DATA to one, or move it away.`)]
  if (!(await canWrite(existing)))
    return [fault('data folder', `This user may not write to ${existing}; change its owner, or set MAINSTAY_DATA.`)]
  const disk = await checkDisk(existing)
  if (existing !== place) return [good('data folder', `${place} is not there yet; the first start makes it.`), disk]
  // The lowest bits are what users outside of the owner's group may do.
  if (process.platform !== 'win32' && (found.mode & 0o7) !== 0)
    return [notice('data folder', `Other users of this machine can look into ${place}; "chmod 700 ${place}".`), disk]
  return [good('data folder', `${place}, for its owner alone.`), disk]
}

async function findExisting(path: string): Promise<string> {
  const isThere = await stat(path).then(
    () => true,
    () => false,
  )
  return isThere || dirname(path) === path ? path : findExisting(dirname(path))
}

async function canWrite(folder: string): Promise<boolean> {
  return access(folder, constants.W_OK | constants.X_OK).then(
    () => true,
    () => false,
  )
}
