/** English sentences, as they stand in the source and in contracts, with what they are in another language; `{name}` stands for a value. */
export type Dictionary = Readonly<Record<string, string>>

export type Values = Readonly<Record<string, string | number>>

/** Puts values in the place of their names; a name that has none stays. */
export function fillIn(sentence: string, values: Values): string {
  return sentence.replaceAll(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : whole,
  )
}
