/**
 * The last clauses of a sentence within so many characters, undefined where not even one fits: a Japanese sentence says what it says at its
 * end. No clause is cut, and no quotation.
 */
export function cutToClauses(sentence: string, maxCharacters: number): string | undefined {
  if (sentence.length <= maxCharacters) return sentence
  const [opening, closing] = ['「『（(【', '」』）)】']
  let depth = 0
  let clauses: string | undefined
  for (let at = sentence.length - 1; at >= sentence.length - maxCharacters - 1; at--) {
    const character = sentence[at] ?? ''
    if (closing.includes(character)) depth += 1
    else if (opening.includes(character)) depth -= 1
    if (depth < 0) break
    if (depth === 0 && /[、，]/.test(character)) clauses = sentence.slice(at + 1).trim() || clauses
  }
  return clauses
}
