import { maxPauseMs } from '../overload/find-fault.ts'
import type { Figure } from '../result.ts'
import { maxGrowth } from './judge-growth.ts'
import type { OperationRow } from './summarize.ts'

/** What all operations together came to; `afterMiB` is the server's memory after the interface that left it the most. */
export function listFigures(rows: readonly OperationRow[], afterMiB: number): Figure[] {
  const sum = (count: (row: OperationRow) => number) => rows.reduce((total, row) => total + count(row), 0)
  const max = (measure: (row: OperationRow) => number) => Math.max(0, ...rows.map(measure))
  const figures: [string, number, string, string?][] = [
    ['operations', rows.length, ''],
    ['cases tried', sum(({ cases }) => cases), 'requests'],
    ['ways to grow left out for lack of time', sum(({ untried }) => untried), ''],
    ['ways to grow that were taken badly', sum(({ faults }) => faults.length), '', '= 0'],
    ['answers of 5xx other than busy', sum(countFailures), '', '= 0'],
    ['longest pause of others', max(({ pauseMs }) => pauseMs), 'ms', `<= ${maxPauseMs}`],
    ['worst growth for ten times the bytes', max(({ growth }) => growth), 'times', `<= ${maxGrowth}`],
    ['deaths of the server', sum(({ deaths }) => deaths), '', '= 0'],
    ['most memory after a case', max(({ maxResidentMiB }) => maxResidentMiB), 'MiB'],
    ['memory after an interface, the most', afterMiB, 'MiB'],
  ]
  return figures.map(([name, value, unit, target]) => ({ name, value, unit, peers: {}, ...(target && { target }) }))
}

function countFailures({ statuses }: OperationRow): number {
  const failed = Object.entries(statuses).filter(([status]) => Number(status) >= 500 && status !== '503')
  return failed.reduce((total, [, count]) => total + count, 0)
}
