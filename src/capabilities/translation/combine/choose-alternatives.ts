import { normalizeText } from '../../../libraries/text/normalize-text.ts'

/** The first translations that differ from the best and from each other in more than capitals, widths, marks and spaces. */
export function chooseAlternatives(best: string, others: readonly string[], wanted: number): readonly string[] {
  const seen = new Set(['', fold(best)])
  const chosen: string[] = []
  for (const other of others) {
    if (chosen.length >= wanted) break
    const folded = fold(other)
    if (!seen.has(folded)) chosen.push(other)
    seen.add(folded)
  }
  return chosen
}

function fold(text: string): string {
  return normalizeText(text, 'NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '')
}
