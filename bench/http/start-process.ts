import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface Started {
  readonly origin: string
  /** Milliseconds from the start of the process to its first answer. */
  readonly readyMs: number
  /** Resident memory, in mebibytes. */
  residentMiB(): number
  stop(): Promise<void>
}

/** Starts a server as a process of its own and waits until it answers at `probe`. */
export async function startProcess(
  script: string,
  parameters: readonly string[],
  port: number,
  probe: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<Started> {
  const data = mkdtempSync(join(tmpdir(), 'mainstay-bench-'))
  const begin = performance.now()
  const environment = { ...process.env, MAINSTAY_DATA: data, ...settings, PORT: String(port) }
  const child = spawn(process.execPath, [script, ...parameters], {
    env: environment,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const origin = `http://127.0.0.1:${port}`
  await answers(`${origin}${probe}`, child)
  const stop = async () => {
    const gone = new Promise((resolve) => child.once('exit', resolve))
    child.kill()
    await gone
    rmSync(data, { recursive: true, force: true })
  }
  return { origin, readyMs: performance.now() - begin, residentMiB: () => residentMiB(child), stop }
}

async function answers(url: string, child: ChildProcess): Promise<void> {
  const until = Date.now() + 20_000
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
