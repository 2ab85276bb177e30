import type { NamedOperation } from '../catalogue.ts'

export interface OperationGroup {
  /** The first segment of the paths; absent when the operations stand ungrouped. */
  readonly heading?: string
  readonly operations: readonly NamedOperation[]
}

/** More operations than this are found faster under headings. */
const ungroupedAtMost = 8

/** Divides a long list of operations by the first segment of their paths (`posts`, `users`), in order of appearance. */
export function groupOperations(operations: readonly NamedOperation[]): readonly OperationGroup[] {
  if (operations.length <= ungroupedAtMost) return [{ operations }]
  const groups = Map.groupBy(operations, ({ operation }) => headingOf(operation.path))
  if (groups.size === 1 || groups.size === operations.length) return [{ operations }]
  return [...groups].map(([heading, members]) => ({ heading, operations: members }))
}

function headingOf(path: string): string {
  return path.split('/').find((segment) => segment !== '' && !segment.startsWith(':')) ?? '/'
}
