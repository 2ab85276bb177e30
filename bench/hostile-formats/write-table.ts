import { replaceSection } from '../replace-section.ts'
import type { FormatRow } from './measure-format.ts'

export type ReportedRow = Omit<FormatRow, 'slowest'> & { readonly secondsToEnd: number }

const head = [
  'format',
  'inputs',
  'requests',
  'statuses',
  'longest answer',
  'longest pause',
  'by',
  'memory before',
  'after',
  'in',
  'deaths',
  'end under attack',
]

/** Writes the rows, and what was taken badly, into docs/reliability.md. */
export async function writeTable(rows: readonly ReportedRow[]): Promise<void> {
  const lines = [head, head.map(() => '---'), ...rows.map(listCells)].map((cells) => `| ${cells.join(' | ')} |`)
  await replaceSection('hostile-formats', [lines.join('\n'), listBreaches(rows)].join('\n\n'))
}

function listCells(row: ReportedRow): string[] {
  return [
    row.format,
    row.inputs.toLocaleString('en'),
    row.requests.toLocaleString('en'),
    Object.entries(row.statuses)
      .map(([status, count]) => `${status === '0' ? 'none' : status}: ${count}`)
      .join(', '),
    formatMs(row.longestMs),
    formatMs(row.pauseMs),
    row.pauseBy,
    `${Math.round(row.beforeMiB)} MiB`,
    `${Math.round(row.afterMiB)} MiB`,
    `${Math.round(row.secondsToRest)} s`,
    String(row.deaths),
    `${row.secondsToEnd.toFixed(1)} s`,
  ]
}

function listBreaches(rows: readonly ReportedRow[]): string {
  const lines = rows.flatMap(({ format, breaches }) =>
    breaches.map(
      ({ input, bytes, operation, fault }) =>
        `- ${format}, ${input}, ${bytes.toLocaleString('en')} bytes, \`${operation}\`: ${fault}`,
    ),
  )
  return lines.length > 0
    ? `What is wrong now, by its smallest input:\n\n${lines.join('\n')}`
    : 'Nothing that was tried is wrong now.'
}

function formatMs(ms: number): string {
  return `${Math.round(ms).toLocaleString('en')} ms`
}
