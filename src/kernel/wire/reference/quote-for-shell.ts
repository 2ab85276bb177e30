/** A word as a POSIX shell reads it back, whatever stands in it: single quotes keep all but a single quote. */
export function quoteForShell(word: string): string {
  if (/^[\w@%+=:,./-]+$/.test(word)) return word
  return `'${word.replaceAll("'", String.raw`'\''`)}'`
}
