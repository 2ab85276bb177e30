import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface Started {
  readonly origin: string
  /** Milliseconds from the start of the process to its first answer. */
  readonly readyMs: number
  readonly pid: number
  /** Resident memory, in mebibytes. */
  residentMiB(): number
  /** Processor time of all its threads so far, in milliseconds; whole hundredths of a second. */
  processorMs(): number
  hasExited(): boolean
  stop(): Promise<void>
  /** Ends it with SIGKILL, which even a frozen process obeys. */
  kill(): Promise<void>
}

/** A start takes a second or two, and a multiple of that where the machine is busy. */
const maxMsToStart = 60_000

/** Starts a server as a process of its own and waits until it answers at `probe`. */
export async function startProcess(
  script: string,
  parameters: readonly string[],
  port: number,
  probe: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<Started> {
  const origin = `http://127.0.0.1:${port}`
  if (await fetch(origin).then(Boolean, () => false)) throw new Error(`Something else answers at ${origin} already.`)
  const data = mkdtempSync(join(tmpdir(), 'mainstay-bench-'))
  const begin = performance.now()
  const environment = { ...process.env, MAINSTAY_DATA: data, ...settings, PORT: String(port) }
  const child = spawn(process.execPath, [script, ...parameters], {
    env: environment,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  // Not left behind when this process fails.
  const endWithThis = () => void child.kill('SIGKILL')
  process.once('exit', endWithThis)
  child.once('exit', () => process.off('exit', endWithThis))
  await answers(`${origin}${probe}`, child)
  return describe(child, data, origin, performance.now() - begin)
}

function describe(child: ChildProcess, data: string, origin: string, readyMs: number): Started {
  const end = async (signal: NodeJS.Signals) => {
    const gone = new Promise((resolve) => child.once('exit', resolve))
    if (child.kill(signal)) await gone
    rmSync(data, { recursive: true, force: true })
  }
  return {
    origin,
    readyMs,
    pid: child.pid ?? 0,
    residentMiB: () => residentMiB(child),
    processorMs: () => processorMs(child),
    hasExited: () => child.exitCode !== null || child.signalCode !== null,
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  }
}

async function answers(url: string, child: ChildProcess): Promise<void> {
  const until = Date.now() + maxMsToStart
  while (Date.now() < until && child.exitCode === null) {
    const response = await fetch(url).catch(() => undefined)
    await response?.arrayBuffer()
    if (response?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  throw new Error(`${child.spawnargs.join(' ')} does not answer at ${url}.`)
}

function residentMiB({ pid }: ChildProcess): number {
  const [, kibibytes] = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kibibytes) / 1024
}

function processorMs({ pid }: ChildProcess): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
  // Fields 14 and 15 of proc(5), in ticks of ten milliseconds, counted from the third here: a name may hold blanks.
  return (Number(fields[11]) + Number(fields[12])) * 10
}
