import { execFileSync, spawn, type StdioOptions } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { findFreePort } from './find-free-port.ts'

const key = 'key-of-a-client-that-is-tried'
const program = join(import.meta.dirname, '../src/cli/mainstay.ts')
const maxStartMs = 60_000

/** A Mainstay of its own, with the sample content, on a port that is free. */
export async function startMainstay(settings: Readonly<Record<string, string>> = {}) {
  const data = mkdtempSync(join(tmpdir(), 'mainstay-clients-data-'))
  const port = await findFreePort()
  const env = {
    ...process.env,
    PORT: String(port),
    MAINSTAY_DATA: data,
    MAINSTAY_DEV_KEY: key,
    ...settings,
  }
  const stdio: StdioOptions = ['ignore', 'ignore', 'inherit']
  const child = spawn(process.execPath, [program, 'serve'], { env, stdio })
  const runCommand = (...words: readonly string[]) => {
    execFileSync(process.execPath, [program, ...words], { env, stdio })
  }
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const baseUrl = `http://127.0.0.1:${port}`
  const stop = async () => {
    child.kill()
    await ended
    rmSync(data, { recursive: true, force: true })
  }
  const deadline = Date.now() + maxStartMs
  while (!(await isReady(baseUrl))) {
    if (child.exitCode === null && Date.now() < deadline) await sleep(100)
    else {
      await stop()
      throw new Error('Mainstay did not start; what it said stands above.')
    }
  }
  return { place: { baseUrl, key, runCommand }, stop }
}

async function isReady(baseUrl: string): Promise<boolean> {
  try {
    return (await fetch(`${baseUrl}/healthz`)).ok
  } catch {
    return false
  }
}
