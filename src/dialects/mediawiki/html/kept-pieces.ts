/** HTML that is written already, by a mark that stands for it in wikitext and that no wikitext can hold. */
export class KeptPieces {
  readonly #pieces: string[] = []

  /** The mark of a piece. */
  keep(html: string): string {
    return `\u{7f}${this.#pieces.push(html) - 1}\u{7f}`
  }

  find(mark: string): string {
    return this.#pieces[Number(mark.slice(1, -1))] ?? ''
  }
}

/** Of text that is to hold marks: without what looks like one. */
export function withoutMarks(text: string): string {
  return text.replaceAll('\u{7f}', '')
}
