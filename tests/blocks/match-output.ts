/** Whether a program printed what a page says, in which "…" stands for anything; spaces and line breaks do not count. */
export function matchesOutput(printed: string, expected: string): boolean {
  const pieces = expected.replaceAll(/\s/g, '').split('…')
  const text = printed.replaceAll(/\s/g, '')
  if (pieces.length === 1) return text === pieces[0]
  if (!text.startsWith(pieces[0] ?? '')) return false
  let place = 0
  for (const piece of pieces) {
    const found = text.indexOf(piece, place)
    if (found < 0) return false
    place = found + piece.length
  }
  return text.endsWith(pieces.at(-1) ?? '')
}
