import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

const script = join(import.meta.dirname, '../../bin/mainstay.js')

export interface Replica {
  readonly child: ChildProcess
  /** Such as `http://127.0.0.1:40123`. */
  readonly origin: string
  /** The first key, where this replica made it. */
  readonly firstKey: string | undefined
  /** The lines of its log up to now, as the objects that they are. */
  log(): LogLine[]
}

export interface LogLine {
  readonly level: number
  readonly msg: string
}

/** Starts `mainstay serve` as a process of its own on a free port; it is killed when the test ends. */
export async function startReplica(environment: Readonly<Record<string, string>>): Promise<Replica> {
  const folder = await mkdtemp(join(tmpdir(), 'mainstay-replica-'))
  const child = spawn(process.execPath, [script, 'serve'], {
    env: {
      PATH: process.env['PATH'],
      PORT: '0',
      MAINSTAY_DATA: folder,
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  onTestFinished(async () => {
    child.kill('SIGKILL')
    await rm(folder, { recursive: true, force: true })
  })
  let errors = ''
  child.stderr.on('data', (chunk) => (errors += String(chunk)))
  let table = ''
  for await (const chunk of child.stdout) {
    table += String(chunk)
    if (table.includes('/users/search?')) break
  }
  const [origin] = /http:\/\/127\.0\.0\.1:\d+/.exec(table) ?? []
  if (origin === undefined) throw new Error(`Mainstay did not start:\n${table}${errors}`)
  const [firstKey] = /ms_[\w-]+/.exec(table) ?? []
  return { child, origin, firstKey, log: () => toLines(errors) }
}

/** Whatever else was written there, a stack for one, is an error in a line of its own. */
function toLines(text: string): LogLine[] {
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => (line.startsWith('{') ? JSON.parse(line) : { level: 60, msg: line }))
}

export async function waitForExit(child: ChildProcess): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  return child.exitCode
}
