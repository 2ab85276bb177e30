/** Reading JSON of servers that may send anything. */
export type Fields = Readonly<Record<string, unknown>>

export function asRecord(value: unknown): Fields | undefined {
  return isRecord(value) ? value : undefined
}

function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Its records, when it is a list. */
export function asRecords(value: unknown): readonly Fields[] {
  return Array.isArray(value) ? value.filter(isRecord) : []
}

/** A text that is not empty. */
export function asText(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}

export function asNumber(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined
}
