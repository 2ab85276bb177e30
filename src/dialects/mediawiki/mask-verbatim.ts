/** Elements whose content is shown as it is written. */
const elements = ['nowiki', 'pre', 'math', 'source', 'syntaxhighlight', 'gallery']

const opening = new RegExp(`<!--|<(${elements.join('|')})(?=[\\s/>])[^<>]{0,1000}>`, 'gi')
const closings = new Map(elements.map((name) => [name, new RegExp(`</${name}\\s*>`, 'gi')]))

/** A comment, or an element whose content is shown as it is written: from where to where. */
export interface Verbatim {
  readonly start: number
  readonly end: number
  readonly isComment: boolean
}

/** In the order of the text. A comment that never ends runs to the end; an element that never ends is text. */
export function* findVerbatim(text: string): Generator<Verbatim> {
  const missing = new Set<string>()
  let from = 0
  for (let found = next(text, from); found; found = next(text, from)) {
    const end = findEnd(text, found, missing)
    from = end ?? found.index + 1
    if (end !== undefined) yield { start: found.index, end, isComment: found[1] === undefined }
  }
}

function next(text: string, from: number): RegExpExecArray | null {
  opening.lastIndex = from
  return opening.exec(text)
}

/**
 * A text of the same length with blanks in place of comments and of what is shown as written, so that places in it are places
 * in the text.
 */
export function maskVerbatim(text: string): string {
  if (!text.includes('<')) return text
  const masked: string[] = []
  let kept = 0
  for (const { start, end } of findVerbatim(text)) {
    masked.push(text.slice(kept, start), blank(text.slice(start, end)))
    kept = end
  }
  return masked.join('') + text.slice(kept)
}

function blank(shown: string): string {
  const lines = shown.split('\n')
  return lines.map((line) => ' '.repeat(line.length)).join('\n')
}

/** A closing tag that was missing once is not looked for again. */
function findEnd(text: string, { 0: tag, 1: name, index }: RegExpExecArray, missing: Set<string>): number | undefined {
  const from = index + tag.length
  if (name === undefined) {
    const end = text.indexOf('-->', from)
    return end < 0 ? text.length : end + 3
  }
  if (tag.endsWith('/>')) return from
  const element = name.toLowerCase()
  const closing = closings.get(element)
  if (!closing || missing.has(element)) return undefined
  closing.lastIndex = from
  const end = closing.exec(text)
  if (end) return end.index + end[0].length
  missing.add(element)
  return undefined
}
