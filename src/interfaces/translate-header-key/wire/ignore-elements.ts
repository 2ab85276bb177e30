/** HTML in which the content of some elements is marked as not to be translated, and the way back. */

const mark = ' translate="no" data-ignored=""'

const startTag = /<([a-z][^\s<>/]*)/gi

/** The engines leave alone what stands in `translate="no"`. */
export function markIgnored(html: string, elements: readonly string[]): string {
  if (elements.length === 0) return html
  const names = new Set(elements)
  return html.replaceAll(startTag, (start, name: string) => (names.has(name.toLowerCase()) ? start + mark : start))
}

export function unmarkIgnored(html: string): string {
  return html.replaceAll(mark, '')
}
