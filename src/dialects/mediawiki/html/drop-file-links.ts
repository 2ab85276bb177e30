import { normalizeTitle } from '../normalize-title.ts'
import { editionPrefixes } from '../interwiki-prefixes.ts'
import type { Site } from '../site.ts'

const brackets = /\[\[|\]\]/g
const target = /[^[\]|\n]{0,300}/y
const dropped: ReadonlySet<number> = new Set([-2, 6, 14])

/** Without files, which a dump of texts does not hold, categories and links to other editions, whatever stands in their captions; in steps. */
export function* dropFileLinks(text: string, site: Site): Generator<void, string> {
  let kept = ''
  let from = 0
  let lineStart = 0
  const open: { readonly start: number; readonly isDropped: boolean }[] = []
  let outermost: number | undefined
  for (const { 0: sign, index } of text.matchAll(brackets)) {
    yield
    if (sign === '[[') {
      const isDropped = isDroppedAt(text, index + 2, site)
      if (isDropped && outermost === undefined) outermost = open.length
      open.push({ start: index, isDropped })
      continue
    }
    const closed = open.pop()
    if (!closed || outermost !== open.length) continue
    outermost = undefined
    kept += text.slice(from, closed.start)
    // Blanks behind what began a line would make it one that keeps its form.
    const beginsLine = closed.start === lineStart || closed.start === 0 || text[closed.start - 1] === '\n'
    from = beginsLine ? skipBlanks(text, index + 2) : index + 2
    if (beginsLine) lineStart = from
  }
  return kept + text.slice(from)
}

function skipBlanks(text: string, start: number): number {
  let end = start
  while (text[end] === ' ') end += 1
  return end
}

function isDroppedAt(text: string, start: number, site: Site): boolean {
  target.lastIndex = start
  const [written = ''] = target.exec(text) ?? []
  if (!written.includes(':') || written.trimStart().startsWith(':')) return false
  const title = normalizeTitle(written, site)
  if (!title) return false
  return title.interwiki === undefined ? dropped.has(title.namespace) : editionPrefixes.has(title.interwiki)
}
