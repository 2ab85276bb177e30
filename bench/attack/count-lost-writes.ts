import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { connectStorage } from '../../src/kernel/foundation/storage/connect-storage.ts'
import { readPairs } from '../../src/kernel/foundation/storage/testing/pairs.ts'

const program = join(import.meta.dirname, '../../src/kernel/foundation/storage/testing/write-pairs.ts')

/** Ends a process that writes to SQLite with SIGKILL, again and again, and counts which acknowledged writes are gone. */
export async function countLostWrites(kills: number): Promise<{ acknowledged: number; lost: number }> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'mainstay-kills-'))
  const acknowledged: string[] = []
  for (let kill = 0; kill < kills; kill++) {
    acknowledged.push(...(await writeUntilKilled(dataFolder, `writer-${kill}`, 100 + kill * 30)))
  }
  const storage = await connectStorage({ dataFolder })
  const stored = await readPairs(storage)
  await storage.close()
  await rm(dataFolder, { recursive: true })
  return { acknowledged: acknowledged.length, lost: acknowledged.filter((pair) => !stored.has(pair)).length }
}

/** The pairs that it said were written before it was killed, shortly after so many. */
async function writeUntilKilled(dataFolder: string, writer: string, count: number): Promise<string[]> {
  const child = spawn(process.execPath, [program, dataFolder, writer, '1000000'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const written: string[] = []
  for await (const line of createInterface(child.stdout)) {
    written.push(line)
    if (written.length === count) child.kill('SIGKILL')
  }
  return written
}
