import { parseDate } from '../dates/parse-date.ts'
import type { Feed, FeedFormat, FeedLink, FeedMetadata, RssChannel, TextInput } from '../feed.ts'
import { readChildText, readText } from '../xml/read-text.ts'
import { findChild, findChildren, readAttribute, type XmlElement } from '../xml/xml-element.ts'
import { resolveLink, type FormatContext } from './format-context.ts'
import { readExtensions } from './read-extensions.ts'
import { readPerson } from './read-person.ts'
import { readRssCategories } from './read-rss-categories.ts'
import { readChannelImage } from './read-rss-image.ts'
import { readRssItem } from './read-rss-item.ts'
import { findAlternate, readRssLinks } from './read-rss-links.ts'
import { channelNames } from './rss-names.ts'

/** RSS 0.90 to 2.0, those among them that are RDF included. Its items lie in the channel, or beside it. */
export function readRss(context: FormatContext, root: XmlElement): Feed {
  const channel = findChild(root, 'channel') ?? root
  const metadata = readChannel(context, root, channel)
  const inside = { ...context, page: metadata.link }
  const items =
    channel === root ? findChildren(root, 'item') : [channel, root].flatMap((place) => findChildren(place, 'item'))
  const format: FeedFormat = root.name.toLowerCase() === 'rdf' ? 'rdf' : 'rss'
  return {
    ...metadata,
    format,
    version: format === 'rdf' ? readRdfVersion(root) : (readAttribute(root, 'version') ?? ''),
    entries: items.map((item) => readRssItem(inside, item)),
    omittedEntries: context.omittedEntries,
    channel: readRssChannel(context, root, channel),
  }
}

function readRdfVersion(root: XmlElement): string {
  return Object.values(root.attributes).some((namespace) => namespace.includes('rdf/simple/0.9')) ? '0.9' : '1.0'
}

function readChannel(context: FormatContext, root: XmlElement, channel: XmlElement): FeedMetadata {
  const { source } = context
  const text = (...keys: readonly string[]) => readChildText(source, channel, ...keys)
  const links = readRssLinks(context, channel)
  const people = [text('managingeditor'), text('webmaster'), text('dc:creator', 'dc:author'), text('itunes:author')]
  const author = people.find((person) => person !== undefined)
  return {
    id: readAttribute(channel, 'rdf:about'),
    title: text('title', 'dc:title', 'itunes:title') ?? '',
    link: findAlternate(links),
    links,
    feedLink: findRelation(links, 'self'),
    nextLink: findRelation(links, 'next'),
    description: text('description', 'dc:description', 'itunes:summary', 'itunes:subtitle', 'tagline'),
    language: text('language', 'dc:language') ?? channel.language,
    rights: text('copyright', 'dc:rights'),
    generator: readGenerator(text('generator')),
    authors: author === undefined ? [] : [readPerson(author)],
    contributors: findChildren(channel, 'dc:contributor')
      .flatMap((found) => readText(source, found) ?? [])
      .map(readPerson),
    categories: readRssCategories(source, channel),
    image: readChannelImage(context, root, channel),
    published: parseDate(text('pubdate', 'atom:published'), context.now),
    updated: parseDate(text('lastbuilddate', 'atom:updated', 'dc:date', 'dcterms:modified'), context.now),
    extensions: readExtensions(source, channel, channelNames),
  }
}

function readGenerator(name: string | undefined) {
  return name === undefined ? undefined : { name }
}

function findRelation(links: readonly FeedLink[], relation: string): string | undefined {
  return links.find(({ rel, href }) => rel === relation && href !== '')?.href
}

function readRssChannel(context: FormatContext, root: XmlElement, channel: XmlElement): RssChannel {
  const { source } = context
  const docs = findChild(channel, 'docs')
  const docsText = readText(source, docs)
  const cloud = findChild(channel, 'cloud')
  return {
    managingEditor: readChildText(source, channel, 'managingeditor'),
    webMaster: readChildText(source, channel, 'webmaster'),
    docs: docsText && resolveLink(context, docsText, docs?.base),
    ttl: readChildText(source, channel, 'ttl'),
    rating: readChildText(source, channel, 'rating'),
    skipHours: readList(source, findChild(channel, 'skiphours'), 'hour'),
    skipDays: readList(source, findChild(channel, 'skipdays'), 'day'),
    cloud: cloud?.attributes,
    textInput: readTextInput(source, findChild(root, 'textinput') ?? findChild(channel, 'textinput')),
  }
}

function readList(source: string, list: XmlElement | undefined, key: string): string[] {
  return findChildren(list, key).flatMap((child) => readText(source, child) ?? [])
}

function readTextInput(source: string, element: XmlElement | undefined): TextInput | undefined {
  return (
    element && {
      id: readAttribute(element, 'rdf:about'),
      title: readChildText(source, element, 'title'),
      description: readChildText(source, element, 'description'),
      name: readChildText(source, element, 'name'),
      link: readChildText(source, element, 'link'),
    }
  )
}
