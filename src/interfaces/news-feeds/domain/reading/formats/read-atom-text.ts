import { resolveAddress } from '../html/resolve-address.ts'
import { resolveHtmlLinks } from '../html/resolve-html-links.ts'
import { decodeEntities } from '../xml/decode-entities.ts'
import { findWrappingDiv, readMarkup, readText } from '../xml/read-text.ts'
import { readAttribute, type XmlElement } from '../xml/xml-element.ts'
import type { FormatContext } from './format-context.ts'

/**
 * The text of an Atom construct (RFC 4287, section 3.1, and section 4.1.3.3 for content): plain text and escaped HTML come out
 * unescaped, XHTML as its markup, Base64 decoded. Relative addresses in markup count from `xml:base`.
 */
export function readAtomText(source: string, element: XmlElement | undefined): string | undefined {
  if (!element) return undefined
  const type = (readAttribute(element, 'type') ?? 'text').toLowerCase()
  const mode = readAttribute(element, 'mode')?.toLowerCase()
  if (mode === 'base64' || (mode === undefined && isBinary(type))) return readBase64(element)
  if (type.includes('xhtml')) return readXhtml(source, element)
  if (type.includes('html')) return readHtml(source, element)
  return isXml(type) ? readMarkup(source, element) || undefined : readText(source, element)
}

export function readAtomContent(context: FormatContext, element: XmlElement | undefined) {
  const address = element && readAttribute(element, 'src')
  return {
    content: readAtomText(context.source, element),
    contentType: element && readAttribute(element, 'type'),
    contentSource: address === undefined ? undefined : resolveAddress(address, element?.base),
  }
}

function readXhtml(source: string, element: XmlElement): string | undefined {
  const markup =
    element.children.length > 0 ? readMarkup(source, findWrappingDiv(element) ?? element) : element.text.trim()
  return resolveHtmlLinks(markup, (findWrappingDiv(element) ?? element).base) || undefined
}

/** Escaped HTML, as it should be, or markup that was put there as it is, perhaps around escaped markup. */
function readHtml(source: string, element: XmlElement): string | undefined {
  if (element.children.length === 0) return resolveHtmlLinks(element.text.trim(), element.base) || undefined
  const div = findWrappingDiv(element)
  const html = div?.children.length === 0 ? div.text.trim() : readMarkup(source, div ?? element)
  return resolveHtmlLinks(html.includes('&lt;') ? decodeEntities(html) : html, element.base) || undefined
}

function readBase64(element: XmlElement): string | undefined {
  return Buffer.from(element.text, 'base64').toString('utf8').trim() || undefined
}

function isBinary(type: string): boolean {
  return /^(?:audio|image|video)\/(?!.*\+xml$)/.test(type) || type === 'application/octet-stream'
}

function isXml(type: string): boolean {
  return /[+/]xml$/.test(type)
}
