type Defined<T> = {
  [Name in keyof T as undefined extends T[Name] ? never : Name]: T[Name]
} & {
  [Name in keyof T as undefined extends T[Name] ? Name : never]?: Exclude<T[Name], undefined>
}

/** The same fields without those that are undefined; the type says so too. */
export function dropUndefined<T extends object>(fields: T): Defined<T> {
  const kept: Record<string, unknown> = {}
  for (const name in fields) if (fields[name] !== undefined) kept[name] = fields[name]
  return kept as Defined<T>
}
