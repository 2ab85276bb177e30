/** What an extract leaves out (mediawiki.org/wiki/Extension:TextExtracts#Configuration_settings), by name or by class. */
const dropped: ReadonlySet<string> = new Set(['table', 'div', 'figure', 'script', 'style', 'gallery', 'templatestyles'])
const droppedClass = /\bclass\s*=\s*["']?[^"'<>]*\b(?:error|nomobile|noprint|noexcerpt|sortkey|reference|references)\b/i

const tag = /<(\/?)([a-z][a-z\d]{0,20})\b([^<>]{0,1000})>/gi

/** HTML elements of wikitext that never close are kept, as is what closes nothing. */
export function dropElements(text: string): string {
  if (!text.includes('<')) return text
  let kept = ''
  let from = 0
  let open: { readonly name: string; readonly start: number; depth: number } | undefined
  for (const { 0: all, 1: slash, 2: found = '', 3: attributes = '', index } of text.matchAll(tag)) {
    const name = found.toLowerCase()
    if (open) {
      if (name !== open.name || attributes.endsWith('/')) continue
      open.depth += slash === '' ? 1 : -1
      if (open.depth > 0) continue
      kept += text.slice(from, open.start)
      from = index + all.length
      open = undefined
    } else if (slash === '' && !attributes.endsWith('/') && (dropped.has(name) || droppedClass.test(attributes)))
      open = { name, start: index, depth: 1 }
  }
  return kept + text.slice(from)
}
