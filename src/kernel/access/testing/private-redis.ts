import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { once } from 'node:events'
import { findFreePort } from '../../testing/find-free-port.ts'

const program = '/usr/bin/redis-server'

/** Why tests on Redis are skipped, if they are. */
export const redisMissing = existsSync(program)
  ? undefined
  : `${program} is not installed (Debian package redis-server)`

export interface PrivateRedis {
  readonly url: string
  stop(): Promise<void>
}

/** A Redis of its own on a free port of the loopback interface, with nothing kept on disk. */
export async function startPrivateRedis(): Promise<PrivateRedis> {
  const port = await findFreePort()
  const words = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no']
  const server = spawn(program, words, { stdio: ['ignore', 'pipe', 'inherit'] })
  for await (const chunk of server.stdout) if (String(chunk).includes('Ready to accept connections')) break
  return {
    url: `redis://127.0.0.1:${port}`,
    async stop() {
      const gone = once(server, 'exit')
      server.kill('SIGKILL')
      await gone
    },
  }
}
