const turkic: ReadonlySet<string> = new Set(['tr', 'az', 'kaa', 'kk', 'crh', 'gag'])

/** Georgian has capitals in Unicode, but titles do not use them. */
const georgian = /^[\u10d0-\u10ff]/

/** The first letter in upper case, as MediaWiki stores titles; a letter whose capital is two letters (`ß`) stays. */
export function toUpperFirst(text: string, language: string): string {
  const code = text.codePointAt(0)
  if (code === undefined || (code >= 0x41 && code <= 0x5a)) return text
  const first = String.fromCodePoint(code)
  if (first === 'i' && turkic.has(language)) return `İ${text.slice(1)}`
  if (georgian.test(first)) return text
  const upper = first.toUpperCase()
  return upper === first || upper.length > first.length ? text : upper + text.slice(first.length)
}
