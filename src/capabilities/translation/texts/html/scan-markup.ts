/** A piece of HTML or XML as it was written; the pieces in order are the whole. */
export type Markup =
  | { readonly kind: 'text'; readonly raw: string }
  | { readonly kind: 'open' | 'close' | 'empty'; readonly raw: string; readonly name: string }
  /** A comment, a declaration, a processing instruction, or an element whose content is no text, such as a script, whole. */
  | { readonly kind: 'other'; readonly raw: string }

export type Tag = Extract<Markup, { name: string }>

/** As it was written. */
export function joinMarkup(pieces: readonly Markup[]): string {
  return pieces.map(({ raw }) => raw).join('')
}

/** Elements whose content HTML does not read as markup, and which nobody wants translated. */
const withRawContent = new Set(['script', 'style', 'noscript', 'template'])

const voidElements = new Set('area base br col embed hr img input link meta param source track wbr'.split(' '))

/** Cuts markup into pieces in one pass, however broken it is: what begins like a tag and never ends is text. */
export function scanMarkup(source: string, isXml: boolean): Markup[] {
  const pieces: Markup[] = []
  let textBegin = 0
  let at = source.indexOf('<')
  while (at !== -1) {
    const found = readPiece(source, at, isXml)
    const piece = found === 'unfinished' ? readCutOff(source, at) : found
    if (piece) {
      if (at > textBegin) pieces.push({ kind: 'text', raw: source.slice(textBegin, at) })
      pieces.push(piece)
      textBegin = at + piece.raw.length
    } else if (found === 'unfinished') break
    at = source.indexOf('<', Math.max(textBegin, at + 1))
  }
  if (textBegin < source.length) pieces.push({ kind: 'text', raw: source.slice(textBegin) })
  return pieces
}

/** A comment, or a tag in the middle of its attributes: no words, also where their end is missing. */
function readCutOff(source: string, at: number): Markup | undefined {
  const begin = source.slice(at, at + maxBegin)
  const isCutOff = begin.startsWith('<!--') || /^<[\p{L}_][^\s/<>]*\s+[^\s=<>"']+\s*=\s*[^\s=<>]/u.test(begin)
  return isCutOff ? { kind: 'other', raw: source.slice(at) } : undefined
}

const maxBegin = 300

/** Undefined where `<` stands for itself. */
function readPiece(source: string, at: number, isXml: boolean): Markup | 'unfinished' | undefined {
  if (source.startsWith('<!--', at)) return readUntil(source, at, '-->')
  if (source.startsWith('<![CDATA[', at)) return readUntil(source, at, ']]>')
  if (/[!?]/.test(source[at + 1] ?? '')) return readUntil(source, at, '>')
  const name = /^<\/?([\p{L}_][^\s/>]{0,100})/u.exec(source.slice(at, at + 104))?.[1]
  if (name === undefined) return undefined
  const end = findTagEnd(source, at)
  if (end === -1) return 'unfinished'
  return toTag(source, at, end, isXml ? name : name.toLowerCase(), isXml)
}

function readUntil(source: string, at: number, mark: string): Markup | 'unfinished' {
  const end = source.indexOf(mark, at)
  return end === -1 ? 'unfinished' : { kind: 'other', raw: source.slice(at, end + mark.length) }
}

/** Behind the `>` that stands in no quotes. */
function findTagEnd(source: string, at: number): number {
  let quote = ''
  for (let index = at + 1; index < source.length; index++) {
    const character = source[index] ?? ''
    if (quote !== '') quote = character === quote ? '' : quote
    else if (character === '>') return index + 1
    else if ((character === '"' || character === "'") && /[=\s]/.test(source[index - 1] ?? '')) quote = character
  }
  return -1
}

function toTag(source: string, at: number, end: number, name: string, isXml: boolean): Markup {
  const raw = source.slice(at, end)
  if (raw.startsWith('</')) return { kind: 'close', raw, name }
  if (raw.endsWith('/>') || (!isXml && voidElements.has(name))) return { kind: 'empty', raw, name }
  if (isXml || !withRawContent.has(name)) return { kind: 'open', raw, name }
  const closing = new RegExp(`</${name}`, 'gi')
  closing.lastIndex = end
  const close = closing.exec(source)?.index ?? -1
  const closeEnd = close === -1 ? -1 : findTagEnd(source, close)
  return { kind: 'other', raw: closeEnd === -1 ? source.slice(at) : source.slice(at, closeEnd) }
}
