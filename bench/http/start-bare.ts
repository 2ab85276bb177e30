import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startProcess, type Started } from './start-process.ts'

/** Starts the bare server with the very bytes that `origin` answers at these paths. */
export async function startBare(origin: string, paths: readonly string[], port: number): Promise<Started> {
  const bodies: Record<string, string> = {}
  for (const path of paths) bodies[path] = await (await fetch(`${origin}${path}`)).text()
  const file = join(mkdtempSync(join(tmpdir(), 'mainstay-bare-')), 'bodies.json')
  writeFileSync(file, JSON.stringify(bodies))
  return startProcess(join(import.meta.dirname, 'bare-server.ts'), [file], port, paths[0] ?? '/')
}
