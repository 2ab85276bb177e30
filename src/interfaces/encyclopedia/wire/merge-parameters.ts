/** Query and form as one, the form's values before the query's; of a name that repeats the last value counts. */
export function mergeParameters(parts: readonly object[]): Map<string, string> {
  const merged = new Map<string, string>()
  for (const part of parts) {
    for (const [name, value] of Object.entries(part))
      merged.set(name, String(Array.isArray(value) ? value.at(-1) : value))
  }
  return merged
}
