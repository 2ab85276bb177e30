import type { FeedLink } from '../feed.ts'
import { resolveAddress } from '../html/resolve-address.ts'
import { readAttribute, type XmlElement } from '../xml/xml-element.ts'
import { resolveLink, type FormatContext } from './format-context.ts'

/** An Atom link. Without a relation it is an alternate (RFC 4287, section 4.2.7.2); without an address it is kept, empty. */
export function readAtomLink(context: FormatContext, element: XmlElement): FeedLink {
  const href = element.attributes['href']
  const rel = readRelation(element)
  // An empty address is that of the document, which encloses nothing.
  const isMissing = href === undefined || (rel === 'enclosure' && href.trim() === '')
  return {
    href: isMissing ? '' : resolveLink(context, href, element.base),
    rel,
    type: readAttribute(element, 'type'),
    hreflang: readAttribute(element, 'hreflang'),
    title: readAttribute(element, 'title'),
    length: readAttribute(element, 'length'),
  }
}

function readRelation(element: XmlElement): string {
  return readAttribute(element, 'rel')?.replace('http://www.iana.org/assignments/relation/', '') ?? 'alternate'
}

/** The first link of a relation, pages before other types. */
export function findLink(links: readonly FeedLink[], relation: string): string | undefined {
  const found = links.filter(({ rel, href }) => rel === relation && href !== '')
  return (found.find(({ type }) => type === undefined || type.includes('html')) ?? found[0])?.href
}

/** An address in an element's text: it counts from `xml:base`, else from where the document was found. */
export function resolveText(
  { address }: FormatContext,
  text: string | undefined,
  element: XmlElement | undefined,
): string | undefined {
  return text === undefined ? undefined : resolveAddress(text, element?.base ?? address)
}
