type Fields = Readonly<Record<string, unknown>>

export function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null
}

/** What stands at a place within parsed JSON; undefined when nothing does. */
export function readField(value: unknown, ...path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (inner, name) => (isObject(inner) && Object.hasOwn(inner, name) ? inner[name] : undefined),
    value,
  )
}

export function readText(value: unknown, ...path: readonly string[]): string | undefined {
  const text = readField(value, ...path)
  return typeof text === 'string' ? text : undefined
}

/** The elements of a list, or the values of an object: MediaWiki's formatversion 1 has objects where 2 has lists. */
export function readEach(value: unknown, ...path: readonly string[]): readonly unknown[] {
  const found = readField(value, ...path)
  return isObject(found) ? Object.values(found) : []
}
