/** Elements whose content is shown as it is written. */
const opening = /<!--|<(nowiki|pre|math|source|syntaxhighlight|gallery)(?=[\s/>])[^>]*>/gi

/**
 * A text of the same length with blanks in place of comments and of what is shown as written, so that places in it are places
 * in the text. A comment that never ends runs to the end; an element that never ends is text.
 */
export function maskVerbatim(text: string): string {
  if (!text.includes('<')) return text
  const missing = new Set<string>()
  let masked = ''
  let kept = 0
  opening.lastIndex = 0
  for (let found = opening.exec(text); found; found = opening.exec(text)) {
    const end = findEnd(text, found, missing)
    if (end === undefined) continue
    masked += text.slice(kept, found.index) + text.slice(found.index, end).replaceAll(/[^\n]/g, ' ')
    kept = end
    opening.lastIndex = end
  }
  return masked + text.slice(kept)
}

/** A closing tag that was missing once is not looked for again. */
function findEnd(text: string, { 0: tag, 1: name, index }: RegExpExecArray, missing: Set<string>): number | undefined {
  const from = index + tag.length
  if (name === undefined) {
    const end = text.indexOf('-->', from)
    return end < 0 ? text.length : end + 3
  }
  if (tag.endsWith('/>')) return from
  const closing = `</${name.toLowerCase()}`
  if (missing.has(closing)) return undefined
  const pattern = new RegExp(`${closing}\\s*>`, 'gi')
  pattern.lastIndex = from
  const end = pattern.exec(text)
  if (end) return end.index + end[0].length
  missing.add(closing)
  return undefined
}
