/** Finds the texts of control tokens inside other text, in time linear in its length. */
export class ControlTexts {
  readonly #byLength: readonly (readonly [number, ReadonlySet<string>])[]
  readonly #firstLetters: ReadonlySet<string>

  constructor(texts: readonly string[]) {
    const lengths = [...new Set(texts.map(({ length }) => length))].toSorted((one, other) => other - one)
    this.#byLength = lengths.map((length) => [length, new Set(texts.filter((text) => text.length === length))])
    this.#firstLetters = new Set(texts.map((text) => text.charAt(0)))
  }

  replace(text: string, toReplacement: (found: string) => string): string {
    let result = ''
    let from = 0
    for (let at = 0; at < text.length; at += 1) {
      const found = this.#firstLetters.has(text.charAt(at)) ? this.#findAt(text, at) : undefined
      if (found === undefined) continue
      result += text.slice(from, at) + toReplacement(found)
      from = at + found.length
      at = from - 1
    }
    return result + text.slice(from)
  }

  #findAt(text: string, at: number): string | undefined {
    for (const [length, texts] of this.#byLength) {
      const candidate = text.slice(at, at + length)
      if (texts.has(candidate)) return candidate
    }
    return undefined
  }
}
