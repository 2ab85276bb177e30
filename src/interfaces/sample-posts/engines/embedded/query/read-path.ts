/** Reads `['address', 'city']` from a record. Only a record's own fields count, so `constructor` is nothing. */
export function readPath(record: object, path: readonly string[]): unknown {
  let value: unknown = record
  for (const field of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, field)) return undefined
    value = Reflect.get(value, field)
  }
  return value
}
