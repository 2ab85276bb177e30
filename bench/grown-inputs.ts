import { writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { contracts } from '../src/interfaces/contracts.ts'
import type { Contract } from '../src/kernel/wire/contract.ts'
import { listFigures } from './grown-inputs/list-figures.ts'
import { listWork, measureOperation, type OperationWork } from './grown-inputs/measure-operations.ts'
import type { OperationRow } from './grown-inputs/summarize.ts'
import { beforeFile, writeReliability } from './grown-inputs/write-reliability.ts'
import { WatchedServer } from './overload/watched-server.ts'
import type { BenchResult } from './result.ts'

const port = 18_031
const timeoutMs = 10_000
/** What each operation has, also when those before it took long. */
const minShareMs = 10_000

/**
 * Every string, array and object of every operation, grown, while a second connection measures how long others wait.
 * `-- --interface NAME` tries one interface alone; `--minutes N` bounds the run; `--heap MIB` gives the server less memory;
 * `--before` keeps the rows as those that later runs are compared with. Exits with 1 when something is wrong.
 */
export default async function run(): Promise<BenchResult & { operations: readonly OperationRow[] }> {
  const { values } = parseArgs({
    args: process.argv.slice(3),
    options: {
      interface: { type: 'string' },
      minutes: { type: 'string', default: '15' },
      heap: { type: 'string' },
      before: { type: 'boolean', default: false },
    },
  })
  const chosen = Object.values<Contract>(contracts).filter(({ id }) => id === (values.interface ?? id))
  const heapMiB = values.heap === undefined ? undefined : Number(values.heap)
  const server = new WatchedServer({ port, timeoutMs, heapMiB })
  const { rows, afterMiB } = await measureAll(server, chosen, Date.now() + Number(values.minutes) * 60_000)
  if (values.before) await writeFile(beforeFile, `${JSON.stringify(rows, undefined, 2)}\n`)
  if (!values.interface && heapMiB === undefined) await writeReliability(rows)
  if (rows.some(({ faults }) => faults.length > 0)) process.exitCode = 1
  return {
    name: 'grown-inputs',
    seeds: [],
    figures: listFigures(rows, afterMiB),
    isPartial: values.interface !== undefined || heapMiB !== undefined || values.before,
    operations: rows,
  }
}

async function measureAll(server: WatchedServer, chosen: readonly Contract[], deadline: number) {
  const work = chosen.flatMap(listWork)
  let left = sizeOf(work)
  let mounted: Contract | undefined
  const rows: OperationRow[] = []
  let afterMiB = 0
  try {
    for (const each of work) {
      if (each.contract !== mounted) await server.start()
      mounted = each.contract
      // Of what is left, by its cases: time that one does not need goes to those after it.
      const share = ((deadline - Date.now()) * sizeOf([each])) / left
      rows.push(await measureOperation(server, each, Date.now() + Math.max(share, minShareMs)))
      afterMiB = Math.max(afterMiB, server.residentMiB)
      left -= sizeOf([each])
    }
  } finally {
    await server.stop()
  }
  return { rows, afterMiB }
}

function sizeOf(work: readonly OperationWork[]): number {
  return work.flatMap(({ inputs }) => inputs.flatMap(({ sizes }) => sizes)).length
}
