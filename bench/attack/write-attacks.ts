import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Figure } from '../result.ts'
import { replaceSection } from '../replace-section.ts'

/** How one attack by name was taken. */
export interface AttackRow {
  readonly name: string
  /** Of all its requests together. */
  readonly wireBytes: number
  readonly status: number
  readonly ms: number
  readonly pauseMs: number
  readonly residentMiB: number
  readonly fault: string | undefined
}

/** What a run found out. */
export interface AttackReport {
  readonly attacks: readonly AttackRow[]
  readonly figures: readonly Figure[]
}

/** A run before the mending, which later runs are compared with. */
export const beforeFile = join(import.meta.dirname, 'before.json')

/** Writes a run, beside that of before, into docs/reliability.md. */
export async function writeAttacks({ attacks, figures }: AttackReport): Promise<void> {
  const before: AttackReport = JSON.parse(await readFile(beforeFile, 'utf8'))
  await replaceSection(
    'attack',
    [writeTable(attacks, before.attacks), writeFigures(figures, before.figures)].join('\n\n'),
  )
}

function writeTable(rows: readonly AttackRow[], earlier: readonly AttackRow[]): string {
  const before = new Map(earlier.map((row) => [row.name, row]))
  const head = '| attack | bytes sent | answer before | pause before | answer | pause | memory after | now |'
  return [head, `|${'---|'.repeat(8)}`, ...rows.map((row) => writeRow(row, before.get(row.name)))].join('\n')
}

function writeFigures(figures: readonly Figure[], earlier: readonly Figure[]): string {
  const before = new Map(earlier.map((figure) => [figure.name, figure]))
  const lines = figures.map((figure) => {
    const { name, target = '' } = figure
    return `| ${name} | ${writeFigure(before.get(name))} | ${writeFigure(figure)} | ${target} |`
  })
  return ['| all of it | before | now | wanted |', `|${'---|'.repeat(4)}`, ...lines].join('\n')
}

function writeFigure(figure: Figure | undefined): string {
  return figure ? `${Math.round(figure.value).toLocaleString('en')} ${figure.unit}` : ''
}

function writeRow(row: AttackRow, before: AttackRow | undefined): string {
  return `| ${[
    row.name,
    row.wireBytes.toLocaleString('en'),
    before ? writeAnswer(before) : '',
    before ? formatMs(before.pauseMs) : '',
    writeAnswer(row),
    formatMs(row.pauseMs),
    `${Math.round(row.residentMiB).toLocaleString('en')} MiB`,
    row.fault ? 'wrong' : 'well',
  ].join(' | ')} |`
}

function writeAnswer({ status, ms }: AttackRow): string {
  return `${status || 'none'} after ${formatMs(ms)}`
}

function formatMs(ms: number): string {
  return `${Math.round(ms).toLocaleString('en')} ms`
}
