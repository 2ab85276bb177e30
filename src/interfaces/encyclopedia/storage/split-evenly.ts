/** Rows or keys of one statement. */
const max = 64

/**
 * Splits a list into parts of 64, 32, 16 … 1: the statements over them are seven, prepared once each, however long lists
 * are. Statements of every length filled the cache of prepared statements with hundreds of megabytes.
 */
export function* splitEvenly<Item>(items: readonly Item[]): Generator<readonly Item[]> {
  let start = 0
  for (let size = max; size >= 1; size /= 2) {
    for (; items.length - start >= size; start += size) yield items.slice(start, start + size)
  }
}
