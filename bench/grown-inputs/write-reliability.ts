import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { replaceSection } from '../replace-section.ts'
import { formatBytes, type OperationRow } from './summarize.ts'

/** The rows of a run before the mending, which later runs are compared with. */
export const beforeFile = join(import.meta.dirname, 'before.json')

/** Writes the rows, beside those of before, into docs/reliability.md. */
export async function writeReliability(rows: readonly OperationRow[]): Promise<void> {
  const earlier: readonly OperationRow[] = JSON.parse(await readFile(beforeFile, 'utf8'))
  const before = new Map(earlier.map((row) => [nameOf(row), row]))
  await replaceSection('grown-inputs', [writeTable(rows, before), writeFaults(rows)].join('\n\n'))
}

function writeTable(rows: readonly OperationRow[], before: ReadonlyMap<string, OperationRow>): string {
  const head =
    '| operation | cases | taken up to | longest pause by | pause before | pause | growth before | growth | statuses | before | now |'
  const lines = rows.map((row) => writeRow(row, before.get(nameOf(row))))
  return [head, `|${'---|'.repeat(11)}`, ...lines].join('\n')
}

function writeRow(row: OperationRow, before: OperationRow | undefined): string {
  return `| ${[
    nameOf(row),
    row.cases,
    formatBytes(row.largestTaken),
    row.worst,
    before ? formatMs(before.pauseMs) : '',
    formatMs(row.pauseMs),
    before ? before.growth.toFixed(1) : '',
    row.growth.toFixed(1),
    Object.entries(row.statuses)
      .map(([status, count]) => `${status === '0' ? 'none' : status}: ${count}`)
      .join(', '),
    before ? verdictOf(before) : '',
    verdictOf(row),
  ].join(' | ')} |`
}

function writeFaults(rows: readonly OperationRow[]): string {
  const faults = rows.flatMap((row) => row.faults.map((fault) => `- ${nameOf(row)}: ${fault}`))
  return faults.length > 0 ? `What is wrong now:\n\n${faults.join('\n')}` : 'Nothing that was tried is wrong now.'
}

function verdictOf({ faults, untried }: OperationRow): string {
  const left = untried > 0 ? `, ${untried} not tried` : ''
  return faults.length > 0 ? `${faults.length} wrong${left}` : `well${left}`
}

function nameOf({ interface: id, operation }: OperationRow): string {
  return `${id} ${operation}`
}

function formatMs(ms: number): string {
  return `${Math.round(ms).toLocaleString('en')} ms`
}
