import { readFile, stat, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { Type } from 'typebox'
import { Compile } from 'typebox/compile'
import { parseJson } from '../../../libraries/json/parse-json.ts'

const Owner = Compile(Type.Object({ process: Type.Integer(), host: Type.String() }))

/** Milliseconds; no import takes longer, also where its process cannot be looked for: on another machine, in another container. */
const longest = 3_600_000

/** Says in a file which process is at work; throws with the code `EEXIST` where another one said so. */
export async function writeOwner(path: string): Promise<void> {
  await writeFile(path, JSON.stringify({ process: process.pid, host: hostname() }), { flag: 'wx' })
}

/** Whether the process that wrote the file is still at work; false where there is no such file. */
export async function isOwned(path: string): Promise<boolean> {
  const age = Date.now() - ((await stat(path).catch(() => undefined))?.mtimeMs ?? 0)
  if (age > longest) return false
  // A file that another process is just writing is empty.
  const owner = parseJson(await readFile(path, 'utf8').catch(() => ''))
  if (!Owner.Check(owner) || owner.host !== hostname()) return true
  return owner.process === process.pid || isRunning(owner.process)
}

function isRunning(id: number): boolean {
  try {
    process.kill(id, 0)
    return true
  } catch (thrown) {
    return thrown instanceof Error && 'code' in thrown && thrown.code === 'EPERM'
  }
}
