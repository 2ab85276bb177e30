import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findFreePort } from '../../../kernel/testing/find-free-port.ts'

const program = '/usr/sbin/spamd'

/** Why tests on spamd are skipped, if they are. */
export const spamdMissing = existsSync(program) ? undefined : `${program} is not installed (Debian package spamd)`

export interface PrivateSpamd {
  /** As the setting SPAM_SCORE_SPAMD_SERVERS takes it. */
  readonly server: string
  readonly port: number
  stop(): Promise<void>
}

/** A spamd of its own on a free port of the loopback interface, with local tests only (-L). */
export async function startPrivateSpamd(options: readonly string[] = []): Promise<PrivateSpamd> {
  const folder = await mkdtemp(join(tmpdir(), 'mainstay-spamd-'))
  const port = await findFreePort()
  const words = ['-L', '-x', '-i', '127.0.0.1', '-p', String(port), '--max-children', '2', '-s', 'stderr']
  const server = spawn(program, [...words, ...options, '--pidfile', join(folder, 'pid')], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  await untilReady(server)
  server.stderr.resume()
  return {
    server: `127.0.0.1:${port}`,
    port,
    async stop() {
      if (server.exitCode === null) {
        const gone = once(server, 'exit')
        server.kill('SIGTERM')
        await gone
      }
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function untilReady(server: ChildProcess): Promise<void> {
  if (!server.stderr) throw new Error('spamd was started without its log.')
  let said = ''
  for await (const chunk of server.stderr.iterator({ destroyOnReturn: false })) {
    said += String(chunk)
    if (said.includes('server started on')) return
  }
  throw new Error(`spamd ended before it was ready: ${said}`)
}
