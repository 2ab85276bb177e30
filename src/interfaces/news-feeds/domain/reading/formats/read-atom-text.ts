import type { TextType } from '../feed.ts'
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
export function readAtomText(context: FormatContext, element: XmlElement | undefined): string | undefined {
  if (!element) return undefined
  const type = (readAttribute(element, 'type') ?? 'text').toLowerCase()
  const mode = readAttribute(element, 'mode')?.toLowerCase()
  if (mode === 'base64' || (mode === undefined && isBinary(type))) return readBase64(context, element)
  if (type.includes('xhtml')) return readXhtml(context, element)
  if (type.includes('html')) return readHtml(context, element)
  return isXml(type) ? readMarkup(element) || undefined : readText(element)
}

/** What Atom says that a text is; nothing where it leaves the default, which publishers take for HTML as often. */
export function readAtomTextType(element: XmlElement | undefined): TextType | undefined {
  const type = element && readAttribute(element, 'type')?.toLowerCase()
  if (type === undefined) return undefined
  return type === 'text' || type === 'text/plain' ? 'text' : 'html'
}

export function readAtomContent(context: FormatContext, element: XmlElement | undefined) {
  const address = element && readAttribute(element, 'src')
  return {
    content: readAtomText(context, element),
    contentType: element && readAttribute(element, 'type'),
    contentSource: address === undefined ? undefined : resolveAddress(address, element?.base ?? context.address),
  }
}

function readXhtml({ address }: FormatContext, element: XmlElement): string | undefined {
  const markup = element.children.length > 0 ? readMarkup(findWrappingDiv(element) ?? element) : element.text.trim()
  return resolveHtmlLinks(markup, (findWrappingDiv(element) ?? element).base ?? address) || undefined
}

/** Escaped HTML, as it should be, or markup that was put there as it is, perhaps around escaped markup. */
function readHtml({ address }: FormatContext, element: XmlElement): string | undefined {
  if (element.children.length === 0) return resolveHtmlLinks(element.text.trim(), element.base ?? address) || undefined
  const div = findWrappingDiv(element)
  const html = div?.children.length === 0 ? div.text.trim() : readMarkup(div ?? element)
  return resolveHtmlLinks(html.includes('&lt;') ? decodeEntities(html) : html, element.base ?? address) || undefined
}

function readBase64({ address }: FormatContext, element: XmlElement): string | undefined {
  const text = Buffer.from(element.text, 'base64').toString('utf8').trim()
  return resolveHtmlLinks(text, element.base ?? address) || undefined
}

function isBinary(type: string): boolean {
  return /^(?:audio|image|video)\/(?!.*\+xml$)/.test(type) || type === 'application/octet-stream'
}

function isXml(type: string): boolean {
  return /[+/]xml$/.test(type)
}
