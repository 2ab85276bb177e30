import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FormatInput } from './format-input.ts'
import type { OperatorFormat } from './operator-format.ts'

export interface Opened {
  /** What it said on its standard error output, or else printed. */
  readonly said: string
  readonly processorMs: number
  readonly mostMiB: number
  /** What is wrong with the way it ended; undefined for an end in words. */
  readonly fault: string | undefined
}

/** What a file may take: of a processor, in milliseconds; of all memory, and of objects, in MiB. */
const limits = { processorMs: 10_000, wallMs: 120_000, mostMiB: 1024, heapMiB: 512 }

/** Words of a failure that nobody foresaw. */
const unforeseen = /\n\s+at |node:internal|JavaScript heap|nobody foresaw/

/** Opens a file in a process of its own, and ends it where it takes too much. */
export async function openInProcess(format: OperatorFormat, { bytes }: FormatInput): Promise<Opened> {
  const folder = await mkdtemp(join(tmpdir(), 'hostile-'))
  try {
    const path = join(folder, format.file)
    await writeFile(path, bytes)
    return await watch(format.open(path, folder), folder)
  } finally {
    await rm(folder, { recursive: true })
  }
}

async function watch(command: readonly string[], folder: string): Promise<Opened> {
  const child = spawn(process.execPath, command, {
    env: {
      PATH: process.env.PATH,
      MAINSTAY_DATA: join(folder, 'data'),
      NODE_OPTIONS: `--max-old-space-size=${limits.heapMiB}`,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const said = { out: '', error: '' }
  child.stdout.setEncoding('utf8').on('data', (text: string) => (said.out += text))
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said.error += text))
  let taken = { processorMs: 0, mostMiB: 0 }
  const begin = performance.now()
  const looking = setInterval(() => {
    taken = { ...taken, ...readTaken(child.pid) }
    const isTooMuch = taken.processorMs > limits.processorMs || taken.mostMiB > limits.mostMiB
    if (isTooMuch || performance.now() - begin > limits.wallMs) child.kill('SIGKILL')
  }, 50)
  const { promise, resolve } = Promise.withResolvers<number | string>()
  child.on('close', (code, signal) => resolve(signal ?? code ?? 0))
  const end = await promise
  clearInterval(looking)
  const words = said.error || said.out
  return { ...taken, said: words, fault: findFault(end, words, taken) }
}

function findFault(
  end: number | string,
  said: string,
  { processorMs, mostMiB: maxMiB }: Pick<Opened, 'processorMs' | 'mostMiB'>,
) {
  if (maxMiB > limits.mostMiB) return `took ${maxMiB.toFixed(0)} MiB`
  if (processorMs > limits.processorMs) return `took ${(processorMs / 1000).toFixed(0)} s of a processor`
  if (end !== 0 && end !== 1) return `ended by ${end}`
  return unforeseen.test(said) ? `said ${said.slice(0, 200)}` : undefined
}

/** Linux alone tells; a process that is gone takes nothing. */
function readTaken(pid: number | undefined): Partial<Pick<Opened, 'processorMs' | 'mostMiB'>> {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'latin1').split(') ')[1]?.split(' ') ?? []
    const peak = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'latin1'))?.[1]
    // In ticks of a hundredth of a second; in kB.
    const processorMs = (Number(fields[11]) + Number(fields[12])) * 10
    return { processorMs, ...(peak !== undefined && { mostMiB: Number(peak) / 1024 }) }
  } catch {
    return {}
  }
}
