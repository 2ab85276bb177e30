import type { TableRow } from './read-table.ts'

/** 1 and 2 as they stand; all else is unknown, which is no reason to leave a row out. */
export function readWheelchair(row: TableRow, column: string): 0 | 1 | 2 {
  const text = row.read(column)
  if (text === '1') return 1
  return text === '2' ? 2 : 0
}
