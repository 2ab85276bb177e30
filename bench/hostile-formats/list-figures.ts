import type { Figure } from '../result.ts'
import { maxGrowth, maxPauseMs } from './measure-format.ts'
import { maxSecondsToEnd } from './time-termination.ts'
import type { ReportedRow } from './write-table.ts'

export function listFigures(rows: readonly ReportedRow[]): Figure[] {
  const sum = (pick: (row: ReportedRow) => number) => rows.reduce((total, row) => total + pick(row), 0)
  const max = (pick: (row: ReportedRow) => number) => Math.max(0, ...rows.map(pick))
  const figures: [string, number, string, string?][] = [
    ['formats', rows.length, ''],
    ['inputs', sum(({ inputs }) => inputs), ''],
    ['requests', sum(({ requests }) => requests), ''],
    ['answers of 5xx other than busy', sum(countFailures), '', '<= 0'],
    ['requests without an answer', sum(({ statuses }) => statuses['0'] ?? 0), '', '<= 0'],
    ['deaths of the server', sum(({ deaths }) => deaths), '', '<= 0'],
    ['longest pause of others', max(({ pauseMs }) => pauseMs), 'ms', `<= ${maxPauseMs}`],
    [
      'memory after a format, of that before',
      max(({ beforeMiB, afterMiB }) => afterMiB / beforeMiB),
      '',
      `<= ${maxGrowth}`,
    ],
    ['longest until memory was back', max(({ secondsToRest }) => secondsToRest), 's'],
    ['longest end after SIGTERM under attack', max(({ secondsToEnd }) => secondsToEnd), 's', `<= ${maxSecondsToEnd}`],
  ]
  return figures.map(([name, value, unit, target]) => ({ name, value, unit, peers: {}, ...(target && { target }) }))
}

function countFailures({ statuses }: ReportedRow): number {
  return Object.entries(statuses).reduce((sum, [status, count]) => sum + (isFailure(Number(status)) ? count : 0), 0)
}

function isFailure(status: number): boolean {
  return status >= 500 && status !== 503
}

/** Whether every figure keeps within its target. */
export function isWithinBounds(figures: readonly Figure[]): boolean {
  return figures.every(({ value, target }) => !target || value <= Number(target.replace('<= ', '')))
}
