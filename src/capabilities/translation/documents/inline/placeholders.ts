import type { Inline } from './inline.ts'

/**
 * What programs put something in for, or read themselves: `{name}`, `{{name}}`, `${name}`, `%s`, `%1$d`, `%(name)s`, `%{name}`, `$1`, `\n` as
 * two characters, and tags. A single `%` before a word is a percentage.
 */
const placeholder =
  /\{\{[^{}\n]{0,100}\}\}|[$%#]?\{[^{}\n]{0,100}\}|%(?:\(\w{1,60}\)|\d{1,2}\$)?[-+#0]?\d{0,3}(?:\.\d{1,3})?(?:hh|h|ll|l|z)?[sdiufxXeEgGc@](?![\p{L}\p{N}])|%%|\$\d{1,2}\b|\\[nrt]|<\/?[a-zA-Z][^<>\n]{0,300}>|&(?:[a-zA-Z]{2,20}|#\d{1,7});/gu

/** A message with its placeholders apart. */
export function splitPlaceholders<Payload>(message: string): Inline<Payload>[] {
  const inlines: Inline<Payload>[] = []
  let at = 0
  for (const match of message.matchAll(placeholder)) {
    if (match.index > at) inlines.push({ kind: 'text', text: message.slice(at, match.index) })
    inlines.push({ kind: 'fixed', text: match[0] })
    at = match.index + match[0].length
  }
  if (at < message.length) inlines.push({ kind: 'text', text: message.slice(at) })
  return inlines
}

/** The same in every text of a paragraph. */
export function fixPlaceholders<Payload>(inlines: readonly Inline<Payload>[]): Inline<Payload>[] {
  return inlines.flatMap((inline): Inline<Payload>[] => {
    if (inline.kind === 'text') return splitPlaceholders(inline.text)
    if (inline.kind === 'group') return [{ ...inline, children: fixPlaceholders(inline.children) }]
    return [inline]
  })
}
