import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { OperatorError } from '../../../libraries/errors/operator-error.ts'
import { isOwned, writeOwner } from './owner.ts'

/** Until it is disposed of, no other import changes the feeds. Throws an `OperatorError` while one does. */
export async function lockImport(dataFolder: string): Promise<AsyncDisposable> {
  const folder = join(dataFolder, 'transit')
  const path = join(folder, 'importing')
  await mkdir(folder, { recursive: true })
  if (!(await isOwned(path))) await rm(path, { force: true })
  try {
    await writeOwner(path)
  } catch (cause) {
    if (!(cause instanceof Error && 'code' in cause && cause.code === 'EEXIST')) throw cause
    throw new OperatorError('Another import of timetables is at work; wait until it is done.', { cause })
  }
  return { [Symbol.asyncDispose]: () => rm(path, { force: true }) }
}
