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
  const { source, now } = context
  const text = (...keys: readonly string[]) => readChildText(source, item, ...keys)
  const html = (...keys: readonly string[]) => readHtml(context, item, keys)
  const links = readRssLinks(context, item)
  const guid = findChild(item, 'guid')
  const id = readText(source, guid) ?? text('atom:id') ?? readAttribute(item, 'rdf:about') ?? text('dc:identifier')
  const permalink = guid && (readAttribute(guid, 'ispermalink') ?? 'true').toLowerCase() !== 'false'
  const atomContent = findChild(item, 'atom:content')
  const content = html('content:encoded', 'xhtml:body', 'xhtml:div') ?? readAtomContent(context, atomContent).content
  const description = html('description', 'dc:description', 'itunes:summary', 'atom:summary', 'itunes:subtitle')
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
      .flatMap((found) => readText(source, found) ?? [])
      .map(readPerson),
    published: published ?? updated,
    updated,
    description,
    content,
    contentType: content === undefined ? undefined : 'html',
    categories: readRssCategories(source, item),
    enclosures,
    image: readItemImage(context, item, enclosures, content, description),
    comments: resolveChild(context, item, 'comments'),
    rights: text('dc:rights'),
    language: text('dc:language') ?? item.language,
    source: readItemSource(context, findChild(item, 'source')),
    extensions: readExtensions(source, item, itemNames),
  }
}

function readHtml({ source, address }: FormatContext, item: XmlElement, keys: readonly string[]): string | undefined {
  for (const key of keys) {
    const element = findChildren(item, key).find((child) => readText(source, child) !== undefined)
    const html = readText(source, element)
    if (html !== undefined) return resolveHtmlLinks(html, element?.base ?? address)
  }
  return undefined
}

function readAuthors({ source }: FormatContext, item: XmlElement): Person[] {
  const people = ['author', 'dc:creator', 'dc:author', 'itunes:author'].map((key) =>
    findChildren(item, key).flatMap((element) => readText(source, element) ?? []),
  )
  const found = people.find((names) => names.length > 0)
  return found?.map(readPerson) ?? findChildren(item, 'atom:author').map((author) => readAtomPerson(source, author))
}

function readEnclosures(context: FormatContext, item: XmlElement): Enclosure[] {
  return findChildren(item, 'enclosure').flatMap((element) => {
    const address = readAttribute(element, 'url')
    if (address === undefined) return []
    const url = resolveLink(context, address, element.base)
    return [{ url, type: readAttribute(element, 'type'), length: readAttribute(element, 'length') }]
  })
}

function resolveChild(context: FormatContext, item: XmlElement, key: string): string | undefined {
  const element = findChild(item, key)
  const address = readText(context.source, element)
  return address === undefined ? undefined : resolveLink(context, address, element?.base)
}

function readItemSource(context: FormatContext, element: XmlElement | undefined): FeedMetadata | undefined {
  if (!element) return undefined
  return {
    title: readText(context.source, element) ?? '',
    link: readAttribute(element, 'url') ?? '',
    links: [],
    authors: [],
    contributors: [],
    categories: [],
    extensions: {},
  }
}
