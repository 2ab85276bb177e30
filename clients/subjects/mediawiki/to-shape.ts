/** The kinds of the values; pages under their numbers, and items of a list, are all like the first. */
export function toShape(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 1).map((item) => toShape(item))
  if (typeof value !== 'object' || value === null) return typeof value
  const entries = Object.entries(value).toSorted(([left], [right]) => (left < right ? -1 : 1))
  const isNumbered = entries.some(([key]) => /^\d+$/.test(key))
  return isNumbered
    ? { any: toShape(entries[0]?.[1]) }
    : Object.fromEntries(entries.map(([key, inner]) => [key, toShape(inner)]))
}
