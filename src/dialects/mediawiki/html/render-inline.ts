import { decodeCharacterReferences } from '../character-references.ts'
import { escapeHtml, escapeHtmlFully } from '../escape-html.ts'
import { trimSentence } from '../find-external-links.ts'
import { normalizeTitle } from '../normalize-title.ts'
import type { Site } from '../site.ts'
import type { KeptPieces } from './kept-pieces.ts'
import { OpenElements } from './open-elements.ts'

export interface InlineOptions {
  readonly site: Site
  readonly pieces: KeptPieces
  /** The address of a page; undefined for one of another wiki whose address nobody knows. */
  addressOf(title: string, interwiki: string | undefined): string | undefined
  /** Whether the page is known not to be there. */
  isMissing(title: string): boolean
}

/** Elements of HTML that wikitext may use, what is shown in their place, and those that only hold others. */
const shown: ReadonlyMap<string, string> = new Map(
  'b strong i em u s del ins sub sup small code kbd samp var cite q abbr dfn mark'
    .split(' ')
    .map((name) => [name, name]),
)
const renamed: ReadonlyMap<string, string> = new Map([
  ['tt', 'code'],
  ['strike', 's'],
])
const ignored: ReadonlySet<string> = new Set(
  'span div p center font big blockquote table tr td th tbody thead caption ul ol li dl dt dd bdi bdo poem section ref references'.split(
    ' ',
  ),
)

const token =
  /\u{7f}\d{1,9}\u{7f}|\[\[([^[\]|\n]{1,500})(?:\|([^[\]\n]{0,1000}))?\]\](\p{Ll}{0,30})|\[((?:https?:)?\/\/[^\s[\]<>"]{1,2000})(?:[\s<"]([^[\]\n]{0,1000}))?\]|'{2,5}|<(\/?)([a-z][a-z\d]{0,14})\b[^<>]{0,1000}>|\bhttps?:\/\/[^\s[\]<>"]{1,2000}|__[A-Z]{3,20}__/giu

/** A stretch of wikitext without line breaks that mean something, as HTML, in steps. Its time grows with its length. */
export function* renderInline(text: string, options: InlineOptions): Generator<void, string> {
  const elements = new OpenElements()
  let html = ''
  let from = 0
  for (const found of text.matchAll(token)) {
    html += toText(text.slice(from, found.index)) + renderToken(found, elements, options)
    from = found.index + found[0].length
    yield
  }
  return html + toText(text.slice(from)) + elements.closeAll()
}

function toText(text: string): string {
  return escapeHtml(decodeCharacterReferences(text))
}

function renderToken(found: RegExpExecArray, elements: OpenElements, options: InlineOptions): string {
  const [all, target, label, trail = '', address, words = '', slash, tag] = found
  if (all.startsWith('\u{7f}')) return options.pieces.find(all)
  if (target !== undefined) return renderLink(target, label, trail, options)
  if (address !== undefined) return renderAddress(address, words.trim() === '' ? address : words.trim())
  if (all.startsWith("''")) return renderQuotes(all.length, elements)
  if (tag !== undefined) return renderTag(all, tag.toLowerCase(), slash === '/', elements)
  if (all.startsWith('__')) return ''
  const url = trimSentence(all)
  return renderAddress(url, url) + toText(all.slice(url.length))
}

function renderLink(target: string, label: string | undefined, trail: string, options: InlineOptions): string {
  const { site } = options
  const written = label === undefined || label.trim() === '' ? target.replace(/^\s*:/, '') : label
  const words = renderWords(written, options) + escapeHtml(trail)
  const [, own] = /^#(.{1,300})$/s.exec(target.trim()) ?? []
  if (own !== undefined) return `<a href="#${escapeHtmlFully(own.replaceAll(' ', '_'))}">${words}</a>`
  const title = normalizeTitle(target, site)
  const address = title && options.addressOf(title.title, title.interwiki)
  if (!title || address === undefined) return words
  const fragment = title.fragment ? `#${encodeURI(title.fragment.replaceAll(' ', '_').toWellFormed())}` : ''
  const missing = title.interwiki === undefined && options.isMissing(title.title) ? ' class="missing"' : ''
  return `<a href="${escapeHtmlFully(address + fragment)}"${missing}>${words}</a>`
}

/** What a link shows: emphasis, and nothing that leads elsewhere. */
function renderWords(text: string, options: InlineOptions): string {
  const elements = new OpenElements()
  const parts = text.split(/('{2,5}|\u{7f}\d{1,9}\u{7f}|<[^<>]{0,200}>)/u)
  const written = parts.map((part, index) => {
    if (index % 2 === 0) return toText(part)
    if (part.startsWith('\u{7f}')) return options.pieces.find(part)
    return part.startsWith("''") ? renderQuotes(part.length, elements) : ''
  })
  return written.join('') + elements.closeAll()
}

function renderAddress(url: string, words: string): string {
  const address = decodeCharacterReferences(url)
  return `<a class="outside" rel="nofollow noreferrer" href="${escapeHtmlFully(address)}">${toText(words.replaceAll(/'{2,5}|<[^<>]{0,200}>/g, ''))}</a>`
}

function renderQuotes(count: number, elements: OpenElements): string {
  const toggle = (name: string) => (elements.isOpen(name) ? elements.close(name) : elements.open(name))
  if (count === 2) return toggle('i')
  if (count === 3) return toggle('b')
  return count === 4 ? `'${toggle('b')}` : toggle('b') + toggle('i')
}

function renderTag(all: string, name: string, isEnd: boolean, elements: OpenElements): string {
  if (name === 'br') return '<br>'
  if (name === 'wbr') return '<wbr>'
  const element = shown.get(name) ?? renamed.get(name)
  if (element === undefined) return ignored.has(name) ? '' : escapeHtml(all)
  if (isEnd) return elements.close(element)
  return all.endsWith('/>') ? '' : elements.open(element)
}
