import { parseDate } from '../dates/parse-date.ts'
import type { Enclosure, FeedEntry, FeedMetadata, Person } from '../feed.ts'
import { resolveHtmlLinks } from '../html/resolve-html-links.ts'
import { readChildText, readText } from '../xml/read-text.ts'
import { findChild, findChildren, readAttribute, type XmlElement } from '../xml/xml-element.ts'
import { resolveLink, type FormatContext } from './format-context.ts'
import { readAtomPerson } from './read-atom-person.ts'
import { readAtomContent } from './read-atom-text.ts'
import { readExtensions } from './read-extensions.ts'
import { nameAuthors, readPerson } from './read-person.ts'
import { readRssCategories } from './read-rss-categories.ts'
import { readItemImage } from './read-rss-image.ts'
import { findAlternate, readRssLinks } from './read-rss-links.ts'
import { itemNames } from './rss-names.ts'

/** An item of any RSS, its gaps filled from Dublin Core, Atom, Media RSS and the podcast vocabularies. */
export function readRssItem(context: FormatContext, item: XmlElement): FeedEntry {
  const { now } = context
  const text = (...keys: readonly string[]) => readChildText(item, ...keys)
  const html = (...keys: readonly string[]) => readHtml(context, item, keys)
  const links = readRssLinks(context, item)
  const guid = findChild(item, 'guid')
  const id = readText(guid) ?? text('atom:id') ?? readAttribute(item, 'rdf:about') ?? text('dc:identifier')
  const permalink = guid && (readAttribute(guid, 'ispermalink') ?? 'true').toLowerCase() !== 'false'
  const atomContent = findChild(item, 'atom:content')
  const content =
    html('content:encoded', 'xhtml:body', 'xhtml:div', 'body', 'fullitem') ??
    readAtomContent(context, atomContent).content
  const description = html(
    'description',
    'dc:description',
    'summary',
    'itunes:summary',
    'atom:summary',
    'googleplay:description',
    'itunes:subtitle',
  )
  const authors = readAuthors(context, item)
  const enclosures = readEnclosures(context, item)
  const published = parseDate(text('pubdate', 'atom:published', 'dcterms:issued', 'dc:date', 'dcterms:created'), now)
  const updated = parseDate(text('atom:updated', 'dcterms:modified', 'dc:date'), now)
  return {
    id,
    idIsPermalink: permalink,
    title: text('title', 'dc:title', 'media:title', 'itunes:title') ?? '',
    link: findAlternate(links) || (permalink && id && /^https?:/i.test(id) ? id : ''),
    links,
    author: nameAuthors(authors),
    authors,
    contributors: findChildren(item, 'dc:contributor')
      .flatMap((found) => readText(found) ?? [])
      .map(readPerson),
    published: published ?? updated,
    updated,
    description,
    content,
    contentType: content === undefined ? undefined : 'html',
    categories: readRssCategories(item),
    enclosures,
    image: readItemImage(context, item, enclosures, content, description),
    comments: readComments(context, item),
    rights: text('dc:rights'),
    language: text('dc:language') ?? item.language,
    source: readItemSource(findChild(item, 'source')),
    extensions: readExtensions(context, item, itemNames),
  }
}

function readHtml({ address }: FormatContext, item: XmlElement, keys: readonly string[]): string | undefined {
  for (const key of keys) {
    const element = findChildren(item, key).find((child) => readText(child) !== undefined)
    const html = readText(element)
    if (html !== undefined) return resolveHtmlLinks(html, element?.base ?? address)
  }
  return undefined
}

function readAuthors(context: FormatContext, item: XmlElement): Person[] {
  const people = ['author', 'dc:creator', 'dc:author', 'itunes:author', 'googleplay:author'].map((key) =>
    findChildren(item, key).flatMap((element) => readText(element) ?? []),
  )
  const found = people.find((names) => names.length > 0)
  return found?.map(readPerson) ?? findChildren(item, 'atom:author').map((author) => readAtomPerson(context, author))
}

/** The address that FeedBurner replaced by one of its own comes back. */
function readEnclosures(context: FormatContext, item: XmlElement): Enclosure[] {
  const elements = findChildren(item, 'enclosure')
  const original = elements.length === 1 ? readChildText(item, 'feedburner:origenclosurelink') : undefined
  return elements.flatMap((element) => {
    const address = original ?? readAttribute(element, 'url')
    if (address === undefined) return []
    const url = resolveLink(context, address, element.base)
    return [{ url, type: readAttribute(element, 'type'), length: readAttribute(element, 'length') }]
  })
}

/** Some count the comments there, or write one. */
function readComments(context: FormatContext, item: XmlElement): string | undefined {
  const element = findChild(item, 'comments')
  const address = readText(element)
  return address === undefined || /\s/.test(address) ? undefined : resolveLink(context, address, element?.base)
}

function readItemSource(element: XmlElement | undefined): FeedMetadata | undefined {
  if (!element) return undefined
  return {
    title: readText(element) ?? '',
    link: readAttribute(element, 'url') ?? '',
    links: [],
    authors: [],
    contributors: [],
    categories: [],
    extensions: {},
  }
}
