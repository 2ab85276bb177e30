export type Fields = Readonly<Record<string, unknown>>

/** Foreign JSON as an object; undefined for anything else. */
export function asRecord(value: unknown): Fields | undefined {
  return isRecord(value) ? value : undefined
}

function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
