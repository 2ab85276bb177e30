/**
 * Whether a program called, which reads JSON. Told by the words themselves: what is wrong with the words is said in JSON, too.
 */
export function isJsonAsked(words: readonly string[] = process.argv.slice(2)): boolean {
  const end = words.indexOf('--')
  return (end === -1 ? words : words.slice(0, end)).includes('--json')
}
