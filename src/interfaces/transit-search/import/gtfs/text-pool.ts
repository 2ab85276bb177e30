/**
 * Texts of a table, each kept once and on its own: a field is a piece of the text that was read with it, all of which would stay in memory as long
 * as the field does.
 */
export class TextPool {
  readonly #kept = new Map<string, string>()

  keep(text: string): string {
    const known = this.#kept.get(text)
    if (known !== undefined) return known
    const own = Buffer.from(text).toString()
    this.#kept.set(own, own)
    return own
  }
}
