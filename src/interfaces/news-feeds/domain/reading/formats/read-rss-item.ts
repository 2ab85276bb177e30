import { parseDate } from '../dates/parse-date.ts'
import type { Enclosure, FeedEntry, FeedMetadata, Person } from '../feed.ts'
import { resolveHtmlLinks } from '../html/resolve-html-links.ts'
import { readChildText, readText } from '../xml/read-text.ts'
import { findChild, findChildren, readAttribute, type XmlElement } from '../xml/xml-element.ts'
import { resolveLink, type FormatContext } from './format-context.ts'
import { readAtomPerson } from './read-atom-person.ts'
import { readAtomContent, readAtomText, readAtomTextType } from './read-atom-text.ts'
import { readExtensions } from './read-extensions.ts'
import { nameAuthors, readPerson } from './read-person.ts'
import { readRssCategories } from './read-rss-categories.ts'
import { readRssContributors } from './read-rss-contributors.ts'
import { readItemImage } from './read-rss-image.ts'
import { findAlternate, readRssLinks } from './read-rss-links.ts'
import { itemNames } from './rss-names.ts'

const publicationDates = [
  'pubdate',
  'atom:published',
  'atom:issued',
  'atom:created',
  'dcterms:issued',
  'dc:date',
  'dcterms:created',
] as const

const authorKeys = ['author', 'dc:creator', 'dc:author', 'itunes:author', 'googleplay:author'] as const

/** An item of any RSS, its gaps filled from Dublin Core, Atom, Media RSS and the podcast vocabularies. */
export function readRssItem(context: FormatContext, item: XmlElement): FeedEntry {
  const { now } = context
  const text = (...keys: readonly string[]) => readChildText(item, ...keys)
  const atom = (...keys: readonly string[]) => readAtomText(context, findChild(item, ...keys))
  const links = readRssLinks(context, item)
  const guid = findChild(item, 'guid')
  const id = readText(guid) ?? text('atom:id') ?? readAttribute(item, 'rdf:about') ?? text('dc:identifier')
  const permalink = guid && (readAttribute(guid, 'ispermalink') ?? 'true').toLowerCase() !== 'false'
  const content = readContent(context, item)
  const description = readDescription(context, item)
  const ownTitle = text('title', 'dc:title')
  const authors = readAuthors(context, item)
  const enclosures = readEnclosures(context, item)
  const published = parseDate(text(...publicationDates), now)
  const updated = parseDate(text('atom:updated', 'atom:modified', 'dcterms:modified', 'dc:date'), now)
  return {
    id,
    idIsPermalink: permalink,
    title: ownTitle ?? atom('atom:title') ?? text('media:title', 'itunes:title') ?? '',
    titleType: ownTitle === undefined ? readAtomTextType(findChild(item, 'atom:title')) : undefined,
    link: findAlternate(links) || (permalink && id && /^https?:/i.test(id) ? id : ''),
    links,
    author: nameAuthors(authors),
    authors,
    contributors: readRssContributors(context, item),
    published: published ?? updated,
    updated,
    description,
    content,
    contentType: content === undefined ? undefined : 'html',
    categories: readRssCategories(item),
    enclosures,
    image: readItemImage(context, item, enclosures, content, description),
    comments: readComments(context, item),
    rights: text('dc:rights') ?? atom('atom:rights', 'atom:copyright'),
    language: text('dc:language') ?? item.language,
    source: readItemSource(findChild(item, 'source')),
    extensions: readExtensions(context, item, itemNames),
  }
}

function readContent(context: FormatContext, item: XmlElement): string | undefined {
  return (
    readHtml(context, item, ['content:encoded', 'xhtml:body', 'xhtml:div', 'body', 'fullitem']) ??
    readAtomContent(context, findChild(item, 'atom:content')).content
  )
}

function readDescription(context: FormatContext, item: XmlElement): string | undefined {
  return (
    readHtml(context, item, ['description', 'dc:description', 'summary']) ??
    readAtomText(context, findChild(item, 'atom:summary')) ??
    readHtml(context, item, ['itunes:summary', 'googleplay:description', 'itunes:subtitle'])
  )
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
  for (const key of authorKeys) {
    const names = findChildren(item, key).flatMap((element) => readText(element) ?? [])
    if (names.length > 0) return names.map(readPerson)
  }
  return findChildren(item, 'atom:author').map((author) => readAtomPerson(context, author))
}

/** The address that FeedBurner replaced by one of its own comes back. */
function readEnclosures(context: FormatContext, item: XmlElement): Enclosure[] {
  const elements = [...findChildren(item, 'enclosure'), ...findChildren(item, 'atom:link').filter(isEnclosure)]
  const original = elements.length === 1 ? readChildText(item, 'feedburner:origenclosurelink') : undefined
  return elements.flatMap((element) => {
    const address = original ?? readAttribute(element, 'url') ?? readAttribute(element, 'href')
    if (address === undefined) return []
    const url = resolveLink(context, address, element.base)
    return [{ url, type: readAttribute(element, 'type'), length: readAttribute(element, 'length') }]
  })
}

function isEnclosure(link: XmlElement): boolean {
  return readAttribute(link, 'rel') === 'enclosure'
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
