import { decodeXML } from 'entities'
import { SaxesParser } from 'saxes'
import { scanMarkup } from '../../texts/html/scan-markup.ts'
import { documentFault, documentTooLarge } from '../document-fault.ts'

/** Everything as it was written, so that what is not changed is written again to the byte. */
export type XmlNode = XmlElement | XmlText | XmlRaw

export interface XmlElement {
  readonly kind: 'element'
  /** With its prefix. */
  readonly name: string
  /** Without. */
  readonly localName: string
  open: string
  readonly close: string
  children: XmlNode[]
}

export interface XmlText {
  readonly kind: 'text'
  readonly raw: string
}

/** A comment, an instruction, or what was made in the document's own words. */
export interface XmlRaw {
  readonly kind: 'raw'
  readonly raw: string
}

/** Elements within each other: Word's and PowerPoint's have some twenty. */
const maxDepth = 256

/** Some 200 MB of objects. */
const maxNodes = 1_000_000

/** @throws ServiceError for what is not well formed, and for document types: they can name entities that grow without end */
export function parseXml(source: string): XmlNode[] {
  checkXml(source)
  const root: XmlNode[] = []
  const open: XmlElement[] = []
  const siblings = () => open.at(-1)?.children ?? root
  for (const piece of scanMarkup(source, true)) {
    if (piece.kind === 'open') {
      const element = toElement(piece, '')
      siblings().push(element)
      open.push(element)
    } else if (piece.kind === 'close') Object.assign(open.pop() ?? {}, { close: piece.raw })
    else if (piece.kind === 'empty') siblings().push(toElement(piece, ''))
    else if (piece.kind === 'text') siblings().push({ kind: 'text', raw: piece.raw })
    else if (piece.raw.startsWith('<![CDATA['))
      siblings().push({ kind: 'text', raw: escapeXml(piece.raw.slice(9, -3)) })
    else siblings().push({ kind: 'raw', raw: piece.raw })
  }
  return root
}

function toElement({ name, raw }: { readonly name: string; readonly raw: string }, close: string): XmlElement {
  return { kind: 'element', name, localName: name.slice(name.indexOf(':') + 1), open: raw, close, children: [] }
}

/** What saxes does not take is not well formed. */
function checkXml(source: string): void {
  const parser = new SaxesParser({ fileName: '' })
  let depth = 0
  let nodes = 0
  parser.on('doctype', () => {
    throw documentFault('it has a document type, which is not read')
  })
  parser.on('opentag', () => {
    depth += 1
    nodes += 1
    if (depth > maxDepth) throw documentTooLarge(`its elements lie more than ${maxDepth} deep`)
    if (nodes > maxNodes) throw documentTooLarge(`it has more than ${maxNodes} elements`)
  })
  parser.on('closetag', () => {
    depth -= 1
  })
  parser.on('error', (fault) => {
    throw documentFault(`its XML is not well formed (${fault.message.slice(0, 120)})`)
  })
  parser.write(source).close()
}

export function writeXml(nodes: readonly XmlNode[]): string {
  return nodes
    .map((node) => (node.kind === 'element' ? node.open + writeXml(node.children) + node.close : node.raw))
    .join('')
}

/** The text of a node and of all within. */
export function textOf(nodes: readonly XmlNode[]): string {
  return nodes
    .map((node) => {
      if (node.kind === 'element') return textOf(node.children)
      return node.kind === 'text' ? decodeXML(node.raw) : ''
    })
    .join('')
}

export function* elementsIn(nodes: readonly XmlNode[]): Generator<XmlElement> {
  for (const node of nodes) {
    if (node.kind !== 'element') continue
    yield node
    yield* elementsIn(node.children)
  }
}

export function readAttribute({ open }: Pick<XmlElement, 'open'>, name: string): string | undefined {
  for (const [, found, double, single] of open.matchAll(attribute))
    if (found === name) return decodeXML(double ?? single ?? '')
  return undefined
}

/** Replaces it, or puts it behind the name. */
export function setAttribute(element: XmlElement, name: string, value: string): void {
  const written = `${name}="${escapeXml(value).replaceAll('"', '&quot;')}"`
  for (const match of element.open.matchAll(attribute)) {
    if (match[1] !== name) continue
    const begin = match.index + match[0].length - match[0].trimStart().length
    element.open = element.open.slice(0, begin) + written + element.open.slice(match.index + match[0].length)
    return
  }
  const end = 1 + element.name.length
  element.open = `${element.open.slice(0, end)} ${written}${element.open.slice(end)}`
}

const attribute = /\s([^\s=/>"']{1,200})\s{0,100}=\s{0,100}(?:"([^"]*)"|'([^']*)')/g

/** Control characters that XML does not have are dropped. */
export function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
}
