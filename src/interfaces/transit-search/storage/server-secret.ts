import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The secret of a data folder, which all processes on it share; made when it is first asked for. */
export async function readServerSecret(dataFolder: string): Promise<string> {
  const folder = join(dataFolder, 'transit')
  const path = join(folder, 'course-secret')
  const known = await readFile(path, 'utf8').catch(() => '')
  if (known !== '') return known
  await mkdir(folder, { recursive: true })
  // Of two processes that make one at the same moment the first counts.
  await writeFile(path, randomBytes(32).toString('hex'), { flag: 'wx', mode: 0o600 }).catch(() => undefined)
  return readFile(path, 'utf8')
}
