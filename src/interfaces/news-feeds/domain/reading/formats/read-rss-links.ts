import type { FeedLink } from '../feed.ts'
import { readText } from '../xml/read-text.ts'
import { findChildren, readAttribute, type XmlElement } from '../xml/xml-element.ts'
import { resolveLink, type FormatContext } from './format-context.ts'
import { readAtomLink } from './read-atom-link.ts'

/** The links of a channel or an item: RSS's own, whose address is text or a `href`, and those of Atom inside RSS. */
export function readRssLinks(context: FormatContext, element: XmlElement): FeedLink[] {
  const own = findChildren(element, 'link').flatMap((link) => readRssLink(context, link) ?? [])
  return [...own, ...findChildren(element, 'atom:link').map((link) => readAtomLink(context, link))]
}

function readRssLink(context: FormatContext, element: XmlElement): FeedLink | undefined {
  const written = readText(element) ?? readAttribute(element, 'href')
  if (written === undefined) return undefined
  return { href: resolveLink(context, written, element.base), rel: readAttribute(element, 'rel') ?? 'alternate' }
}

/** The page that the links lead to: RSS's last, since templates add the better one later, else Atom's first. */
export function findAlternate(links: readonly FeedLink[]): string {
  const alternates = links.filter(({ rel, href }) => rel === 'alternate' && href !== '')
  return (alternates.findLast(({ type }) => type === undefined) ?? alternates[0])?.href ?? ''
}
