import { execFile } from 'node:child_process'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { writeDump } from './encyclopedia/write-dump.ts'
import type { BenchResult } from './result.ts'

const run = promisify(execFile)
const seed = 42
const rounds = 3

/** Megabytes of the synthetic dump; 2,000 is what the target of memory is about (`MAINSTAY_BENCH_MB=2000`). */
const megabytes = Number(process.env['MAINSTAY_BENCH_MB'] ?? 200)

/** A whole import, from a file to committed pages and links in SQLite, against saxes that only reads the same file. */
export default async function measure(): Promise<BenchResult> {
  const folder = await mkdtemp(join(tmpdir(), 'mainstay-bench-'))
  try {
    await warmCompileCache(folder)
    const path = join(folder, 'dump.xml')
    await writeDump(path, megabytes * 1e6, seed)
    const size = Math.round((await stat(path)).size / 1e6)
    const imports: Record<string, number>[] = []
    const readings: Record<string, number>[] = []
    for (let round = 0; round < (megabytes > 1_000 ? 1 : rounds); round++) {
      const dataFolder = join(folder, `data-${round}`)
      imports.push(await runScript('import-dump.ts', dataFolder, path))
      await rm(dataFolder, { recursive: true })
      readings.push(await runScript('read-with-saxes.ts', path))
    }
    const rate = findMedian(imports, 'megabytesPerSecond')
    const theirs = findMedian(readings, 'megabytesPerSecond')
    const peak = Math.max(...imports.map(({ peakMiB = Number.NaN }) => peakMiB))
    return {
      name: 'encyclopedia-import',
      seeds: [seed],
      figures: [
        { name: `import of ${size} MB`, value: rate, unit: 'MB/s', peers: { 'saxes, reading alone': theirs } },
        { name: 'the same as a ratio', value: rate / theirs, unit: 'of saxes', peers: {}, target: '>= 0.5' },
        { name: 'peak memory', value: peak, unit: 'MiB', peers: {}, target: '< 300' },
      ],
    }
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** Compiled code is kept between starts, as bin/mainstay.js has it; the first one after installing is not what is measured. */
async function warmCompileCache(folder: string): Promise<void> {
  const path = join(folder, 'small.xml')
  await writeDump(path, 4e6, seed)
  await runScript('import-dump.ts', join(folder, 'data-small'), path)
}

async function runScript(script: string, ...parameters: readonly string[]): Promise<Record<string, number>> {
  const path = join(import.meta.dirname, 'encyclopedia', script)
  const { stdout } = await run(process.execPath, [path, ...parameters], {
    env: { ...process.env, NODE_COMPILE_CACHE: join(tmpdir(), 'mainstay-bench-compiled') },
  })
  return JSON.parse(stdout)
}

function findMedian(results: readonly Record<string, number>[], name: string): number {
  const values = results.map((result) => result[name] ?? Number.NaN).toSorted((left, right) => left - right)
  return values[Math.floor(values.length / 2)] ?? Number.NaN
}
