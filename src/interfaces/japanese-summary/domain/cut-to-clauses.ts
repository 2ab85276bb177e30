/**
 * The last clauses of a sentence within so many characters, undefined where not even one fits: a Japanese sentence says what it says at its
 * end. No clause is cut.
 */
export function cutToClauses(sentence: string, maxCharacters: number): string | undefined {
  if (sentence.length <= maxCharacters) return sentence
  const start = sentence.length - maxCharacters
  const comma = sentence.slice(Math.max(0, start - 1)).search(/[、，]/)
  if (comma < 0) return undefined
  const rest = sentence.slice(Math.max(0, start - 1) + comma + 1).trim()
  return rest === '' ? undefined : rest
}
