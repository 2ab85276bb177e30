import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { findFreePort } from '../../find-free-port.ts'
import { fillWiki } from './fill-wiki.ts'
import { installMediaWiki } from './install-media-wiki.ts'

const maxStartMs = 60_000

/** The original: Debian's MediaWiki, with the pages of `wiki`. */
export interface MediaWiki {
  readonly baseUrl: string
  /** Its content in a file, as MediaWiki itself exports it: what Mainstay imports. */
  readonly dump: string
  readonly stop: () => void
}

/** Installs MediaWiki in a folder, fills it, and serves it on a port of this machine. */
export async function startMediaWiki(folder: string, wantedPort?: number): Promise<MediaWiki> {
  const port = wantedPort ?? (await findFreePort())
  const baseUrl = `http://127.0.0.1:${port}`
  const wiki = installMediaWiki(folder, baseUrl)
  const dump = fillWiki(wiki)
  const server = spawn(wiki.php, ['-S', `127.0.0.1:${port}`, join(import.meta.dirname, 'router.php')], {
    env: { ...wiki.environment, PHP_CLI_SERVER_WORKERS: '3' },
    stdio: 'ignore',
    detached: true,
  })
  const stop = () => {
    process.off('exit', stop)
    if (server.pid !== undefined && server.exitCode === null) process.kill(-server.pid)
  }
  process.once('exit', stop)
  try {
    await waitUntilReady(baseUrl)
    return { baseUrl, dump, stop }
  } catch (error) {
    stop()
    throw error
  }
}

async function waitUntilReady(baseUrl: string): Promise<void> {
  const deadline = Date.now() + maxStartMs
  while (!(await isReady(baseUrl))) {
    if (Date.now() > deadline) throw new Error('MediaWiki did not start.')
    await sleep(100)
  }
}

async function isReady(baseUrl: string): Promise<boolean> {
  try {
    return (await fetch(`${baseUrl}/w/api.php?action=query&format=json`)).ok
  } catch {
    return false
  }
}
