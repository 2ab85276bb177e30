import type { SortKey } from '../../../port.ts'
import { readPath } from './read-path.ts'

/** Sorts a copy; equal records keep their order. Keys that the set does not have change nothing. */
export function sortRecords<Entry extends object>(
  records: readonly Entry[],
  keys: readonly SortKey[],
): readonly Entry[] {
  const [sample] = records
  if (!sample) return records
  const criteria = distinct(keys)
    .map(({ path, order }) => ({ path: path.split('.'), sign: order === 'desc' ? -1 : 1 }))
    .filter(({ path }) => readPath(sample, path) !== undefined)
  return records.toSorted((left, right) => {
    for (const { path, sign } of criteria) {
      const difference = compare(readPath(left, path), readPath(right, path))
      if (difference !== 0) return sign * difference
    }
    return 0
  })
}

/** The first key of a path decides; later ones of the same path would only cost time. */
function distinct(keys: readonly SortKey[]): SortKey[] {
  const byPath = new Map<string, SortKey>()
  for (const key of keys) if (!byPath.has(key.path)) byPath.set(key.path, key)
  return [...byPath.values()]
}

/** Numbers by value, text by code unit: not by any one language's alphabet, as in the original. */
function compare(left: unknown, right: unknown): number {
  if (typeof left === 'number' && typeof right === 'number') return left - right
  const [a, b] = [String(left), String(right)]
  return a < b ? -1 : a > b ? 1 : 0
}
