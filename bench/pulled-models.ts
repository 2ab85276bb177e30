import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeClone } from './pulled-models/clone.ts'
import { type FailureRow, measureFailures } from './pulled-models/failures.ts'
import { measurePurpose, measureSetup, type PurposeRow } from './pulled-models/measure-purpose.ts'
import { purposes, writeGguf } from './pulled-models/purposes.ts'
import { writeTables } from './pulled-models/write-tables.ts'
import { type BenchResult, toFigure } from './result.ts'

/**
 * From a fresh clone to a vendor's client that is answered by a pulled model, by purpose; and what each way of failing leaves.
 * The tiny models of the tests come from a hub on this machine; packages from the registry that npm is set to. Needs the right
 * to mount a small disk.
 */
export default async function run(): Promise<
  BenchResult & { purposes: readonly PurposeRow[]; failures: readonly FailureRow[] }
> {
  const folder = await mkdtemp(join(tmpdir(), 'mainstay-pulled-models-'))
  try {
    const clone = await makeClone(folder)
    console.log(`Cloned and installed in ${clone.seconds.toFixed(1)} s.`)
    const rows = await measureAll(clone.program, folder)
    const failures = await measureFailures(clone.program, folder, await writeGguf())
    await writeTables(clone, rows, failures)
    const figures = [
      toFigure('fresh clone installed', clone.seconds, 's'),
      ...rows.map(({ purpose, seconds }) => toFigure(`${purpose}: pulled`, seconds, 's')),
      ...rows.map(({ purpose, answerSeconds }) => toFigure(`${purpose}: first answer`, answerSeconds, 's')),
      toFigure('failures tried', failures.length, ''),
      toFigure('failures after which the same command does not do', countHopeless(failures), '', '= 0'),
    ]
    return { name: 'pulled-models', seeds: [], figures, purposes: rows, failures }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function measureAll(program: string, folder: string): Promise<PurposeRow[]> {
  const rows: PurposeRow[] = []
  for (const purpose of purposes) {
    if (purpose.name === 'chat') rows.push(await measureSetup(program, folder, purpose))
    rows.push(await measurePurpose(program, folder, purpose))
    console.log(JSON.stringify(rows.at(-1)))
  }
  return rows
}

/** A checksum that does not fit, and a model that no disk holds, rightly stay refused. */
function countHopeless(rows: readonly FailureRow[]): number {
  return rows.filter(({ again, isLasting }) => again === 'says the same' && !isLasting).length
}
