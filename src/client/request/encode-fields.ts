export type InputFields = Readonly<Record<string, unknown>>

export function isFields(value: unknown): value is InputFields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Writes fields as `application/x-www-form-urlencoded`: an array repeats its name, an absent value is left out. */
export function encodeFields(fields: InputFields): string {
  const pairs = new URLSearchParams()
  for (const [name, value] of Object.entries(fields)) {
    for (const each of Array.isArray(value) ? value : [value]) {
      if (each !== undefined && each !== null) pairs.append(name, String(each))
    }
  }
  return pairs.toString()
}
