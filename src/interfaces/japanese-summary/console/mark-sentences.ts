/** A piece of a text; those of the summary are lit. */
export interface Piece {
  readonly text: string
  readonly isLit: boolean
}

/** The text in pieces, with the summary's sentences lit where they stand; words that an engine made itself stand nowhere. */
export function markSentences(text: string, summary: readonly string[]): Piece[] {
  const pieces: Piece[] = []
  let from = 0
  for (const sentence of summary) {
    const at = text.indexOf(sentence, from)
    if (at < 0 || sentence === '') continue
    // The full stop belongs to the sentence, though the summary leaves it out.
    const end = at + sentence.length + (text[at + sentence.length] === '。' ? 1 : 0)
    if (at > from) pieces.push({ text: text.slice(from, at), isLit: false })
    pieces.push({ text: text.slice(at, end), isLit: true })
    from = end
  }
  if (from < text.length) pieces.push({ text: text.slice(from), isLit: false })
  return pieces
}
