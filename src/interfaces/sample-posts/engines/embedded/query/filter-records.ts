import type { Filter } from '../../../port.ts'
import { compilePatterns } from './compile-patterns.ts'
import { readPath } from './read-path.ts'

type Test = (value: unknown) => boolean

/** The records that pass every filter. All records of a set have the same fields, so the first tells which exist. */
export function filterRecords<Entry extends object>(
  records: readonly Entry[],
  filters: readonly Filter[],
): readonly Entry[] {
  const [sample] = records
  if (!sample) return records
  const located = filters.map((filter) => ({ filter, path: filter.path.split('.') }))
  const known = located.filter(({ path }) => readPath(sample, path) !== undefined)
  const unknown = located.filter(({ path }) => readPath(sample, path) === undefined)
  if (unknown.some(({ filter }) => filter.test !== 'equals')) return []
  const checks = known.map(({ filter, path }) => ({ path, passes: compileTest(filter) }))
  return records.filter((record) => checks.every(({ path, passes }) => passes(readPath(record, path))))
}

function compileTest({ test, values }: Filter): Test {
  if (test === 'equals' || test === 'differs') {
    const named = new Set(values)
    return (value) => named.has(String(value)) === (test === 'equals')
  }
  if (test === 'matches') {
    const matches = compilePatterns(values)
    return (value) => matches(String(value))
  }
  const isBeyond = test === 'at-least' ? isAtLeast : isAtMost
  return (value) => values.some((bound) => isBeyond(value, bound))
}

/** Text is compared as text, anything else as a number; a bound that is no number is never met. */
function isAtLeast(value: unknown, bound: string): boolean {
  return typeof value === 'string' ? value >= bound : Number(value) >= Number(bound)
}

function isAtMost(value: unknown, bound: string): boolean {
  return typeof value === 'string' ? value <= bound : Number(value) <= Number(bound)
}
