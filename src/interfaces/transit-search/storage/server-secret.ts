import { randomBytes, randomUUID } from 'node:crypto'
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const form = /^[0-9a-f]{64}$/

/** The secret of a data folder, which all processes on it share; made when it is first asked for, or where the file is damaged. */
export async function readServerSecret(dataFolder: string): Promise<string> {
  const folder = join(dataFolder, 'transit')
  const path = join(folder, 'course-secret')
  const known = await read(path)
  if (known !== undefined && form.test(known)) return known
  await mkdir(folder, { recursive: true })
  // Whole before it has its name: half a secret, or none, could be guessed.
  const fresh = `${path}.${randomUUID()}`
  await writeFile(fresh, randomBytes(32).toString('hex'), { mode: 0o600 })
  // Of two processes that make one at the same moment the first counts.
  if (known === undefined) await link(fresh, path).catch(() => undefined)
  else await rename(fresh, path)
  await rm(fresh, { force: true })
  const secret = await read(path)
  if (secret === undefined || !form.test(secret)) throw new Error(`${path} could not be written.`)
  return secret
}

async function read(path: string): Promise<string | undefined> {
  return readFile(path, 'utf8').catch(() => undefined)
}
