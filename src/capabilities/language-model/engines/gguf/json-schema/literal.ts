/** A text as a grammar writes it. */
export function quote(text: string): string {
  return `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')}"`
}

/** The JSON of a value, as a literal of the grammar. */
export function toLiteral(value: unknown): string {
  return quote(JSON.stringify(value))
}
