import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

/** A line of the log. */
export interface LogLine {
  readonly level: number
  readonly msg: string
  readonly err?: unknown
  readonly requestId?: string
  readonly interface?: string
  readonly operation?: string
  readonly job?: string
}

/** A server of the faulty interfaces in a process of its own. */
export interface FaultyServer {
  readonly origin: string
  readonly folder: string
  /** What it has logged as an error. */
  readonly errors: readonly LogLine[]
  readonly isAlive: boolean
  stop(): Promise<void>
}

const error = 50

export async function startFaulty(): Promise<FaultyServer> {
  const folder = await mkdtemp(join(tmpdir(), 'mainstay-faulty-'))
  const child = spawn(process.execPath, [join(import.meta.dirname, 'serve-faulty.ts')], {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      MAINSTAY_DATA: folder,
      MAINSTAY_SAMPLES: '0',
      MAINSTAY_DEV_KEY: 'the-developer',
    },
  })
  const errors: LogLine[] = []
  createInterface(child.stderr).on('line', (text) => {
    const line = text.startsWith('{') ? (JSON.parse(text) as LogLine) : { level: error, msg: text }
    if (line.level >= error) errors.push(line)
  })
  const exited = once(child, 'exit')
  const [origin] = await once(createInterface(child.stdout), 'line')
  return {
    origin: String(origin),
    folder,
    errors,
    get isAlive() {
      return child.exitCode === null && child.signalCode === null
    },
    async stop() {
      child.kill('SIGKILL')
      await exited
      await rm(folder, { recursive: true, force: true })
    },
  }
}
