import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { once } from 'node:events'
import { findFreePort } from '../../../testing/find-free-port.ts'

const program = '/usr/bin/redis-server'

/** Why tests on Redis are skipped, if they are. */
export const redisMissing = existsSync(program)
  ? undefined
  : `${program} is not installed (Debian package redis-server)`

export interface PrivateRedis {
  readonly url: string
  readonly port: number
  /** Stops the process where it is, as a machine that hangs would, or lets it go on. */
  freeze(): void
  thaw(): void
  stop(): Promise<void>
}

/** A Redis of its own on a port of the loopback interface, a free one unless it is named, with nothing kept on disk. */
export async function startPrivateRedis(named?: number): Promise<PrivateRedis> {
  const port = named ?? (await findFreePort())
  const words = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no']
  const server = spawn(program, words, { stdio: ['ignore', 'pipe', 'inherit'] })
  for await (const chunk of server.stdout) if (String(chunk).includes('Ready to accept connections')) break
  return {
    url: `redis://127.0.0.1:${port}`,
    port,
    freeze: () => void server.kill('SIGSTOP'),
    thaw: () => void server.kill('SIGCONT'),
    async stop() {
      if (server.signalCode !== null) return
      const gone = once(server, 'exit')
      server.kill('SIGKILL')
      await gone
    },
  }
}
