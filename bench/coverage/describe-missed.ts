import { relative } from 'node:path'
import type { Statement } from './list-statements.ts'

/** A line for each file that has statements which did not run: where they begin, most first. */
export function describeMissed(statements: readonly Statement[], root: string): string[] {
  const missed = Map.groupBy(
    statements.filter(({ isRun }) => !isRun),
    ({ path }) => path,
  )
  return [...missed]
    .toSorted(([, some], [, others]) => others.length - some.length)
    .map(([path, lost]) => `  ${relative(root, path)}: ${[...new Set(lost.map(({ line }) => line))].join(' ')}`)
}
