import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const key = 'key-of-a-client-that-is-tried'
const maxStartMs = 60_000

/** A Mainstay of its own, with the sample content, on a port that is free. */
export async function startMainstay(settings: Readonly<Record<string, string>> = {}) {
  const data = mkdtempSync(join(tmpdir(), 'mainstay-clients-data-'))
  const port = await findFreePort()
  const child = spawn(process.execPath, [join(import.meta.dirname, '../src/cli/mainstay.ts'), 'serve'], {
    env: {
      ...process.env,
      PORT: String(port),
      MAINSTAY_DATA: data,
      MAINSTAY_DEV_KEY: key,
      ...settings,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
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
  return { place: { baseUrl, key }, stop }
}

async function isReady(baseUrl: string): Promise<boolean> {
  try {
    return (await fetch(`${baseUrl}/healthz`)).ok
  } catch {
    return false
  }
}

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0))
    })
  })
}
