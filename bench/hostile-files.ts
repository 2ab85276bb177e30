import { parseArgs } from 'node:util'
import type { FormatInput } from './hostile-formats/format-input.ts'
import { operatorFormats } from './hostile-formats/list-formats.ts'
import { openInProcess } from './hostile-formats/open-in-process.ts'
import type { OperatorFormat } from './hostile-formats/operator-format.ts'
import type { BenchResult } from './result.ts'
import { createRandom } from '../src/libraries/random/create-random.ts'

/**
 * Files that whoever runs a server gives it, made by somebody who knows their format: each is opened by a process of its own, which
 * has to end in time and memory, with a sentence. `-- --format NAME` tries one alone, `--seed N` chooses the noise. Exits with 1 when one did not.
 */
export default async function run(): Promise<BenchResult & { faults: readonly string[] }> {
  const { values } = parseArgs({
    args: process.argv.slice(3),
    options: { seed: { type: 'string', default: '1' }, format: { type: 'string' } },
  })
  const chosen = operatorFormats.filter(({ format }) => values.format === undefined || format === values.format)
  const faults: string[] = []
  const figures = []
  for (const format of chosen) {
    const found = await tryAll(format, createRandom(Number(values.seed)))
    faults.push(...found.faults)
    figures.push({ name: `${format.format}: files opened`, value: found.count, unit: '', peers: {} })
    figures.push({
      name: `${format.format}: taken badly`,
      value: found.faults.length,
      unit: '',
      peers: {},
      target: '= 0',
    })
    figures.push({ name: `${format.format}: longest`, value: found.longestMs, unit: 'ms of a processor', peers: {} })
    figures.push({ name: `${format.format}: most memory`, value: found.mostMiB, unit: 'MiB', peers: {} })
  }
  if (faults.length > 0) process.exitCode = 1
  return { name: 'hostile-files', seeds: [values.seed], figures, faults, isPartial: values.format !== undefined }
}

async function tryAll(format: OperatorFormat, random: () => number) {
  const faults: string[] = []
  let [count, longestMs, maxMiB] = [0, 0, 0]
  for (const input of format.generate(random)) {
    const opened = await openInProcess(format, input)
    count += 1
    longestMs = Math.max(longestMs, opened.processorMs)
    maxMiB = Math.max(maxMiB, opened.mostMiB)
    if (opened.fault) faults.push(describe(format, input, opened.fault))
  }
  for (const fault of faults) console.log(fault)
  return { faults, count, longestMs, mostMiB: maxMiB }
}

function describe({ format }: OperatorFormat, { name, bytes }: FormatInput, fault: string): string {
  return `${format}, ${name} (${bytes.length.toLocaleString('en')} bytes): ${fault}`
}
