import { parseDate } from '../dates/parse-date.ts'
import type { Feed, FeedFormat, FeedLink, FeedMetadata, Person, RssChannel, TextInput } from '../feed.ts'
import { readChildText, readText } from '../xml/read-text.ts'
import { findChild, findChildren, readAttribute, type XmlElement } from '../xml/xml-element.ts'
import { readAtomPerson } from './read-atom-person.ts'
import { readAtomText, readAtomTextType } from './read-atom-text.ts'
import { resolveLink, type FormatContext } from './format-context.ts'
import { readExtensions } from './read-extensions.ts'
import { readPerson } from './read-person.ts'
import { readRssCategories } from './read-rss-categories.ts'
import { readChannelImage } from './read-rss-image.ts'
import { readRssContributors } from './read-rss-contributors.ts'
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
  const text = (...keys: readonly string[]) => readChildText(channel, ...keys)
  const atom = (...keys: readonly string[]) => readAtomText(context, findChild(channel, ...keys))
  const links = readRssLinks(context, channel)
  const people = [
    text('managingeditor'),
    text('webmaster'),
    text('dc:creator', 'dc:author', 'author'),
    text('itunes:author', 'googleplay:author'),
  ]
  const author = people.find((person) => person !== undefined)
  return {
    id: readAttribute(channel, 'rdf:about') ?? text('atom:id'),
    title: text('title', 'dc:title') ?? atom('atom:title') ?? text('itunes:title') ?? '',
    titleType: text('title', 'dc:title') === undefined ? readAtomTextType(findChild(channel, 'atom:title')) : undefined,
    link: findAlternate(links),
    links,
    feedLink: findRelation(links, 'self'),
    nextLink: findRelation(links, 'next'),
    description:
      text('description', 'dc:description') ??
      atom('atom:subtitle', 'atom:tagline') ??
      text('itunes:summary', 'itunes:subtitle', 'tagline'),
    language: text('language', 'dc:language') ?? channel.language,
    rights: text('copyright', 'dc:rights') ?? atom('atom:rights', 'atom:copyright'),
    generator: readGenerator(text('generator', 'atom:generator')),
    authors: author === undefined ? readOtherAuthors(context, channel) : [readPerson(author)],
    contributors: readRssContributors(context, channel),
    categories: readRssCategories(channel),
    image: readChannelImage(context, root, channel),
    published: parseDate(text('pubdate', 'atom:published', 'dcterms:issued', 'dcterms:created'), context.now),
    updated: parseDate(
      text('lastbuilddate', 'atom:updated', 'atom:modified', 'dc:date', 'dcterms:modified'),
      context.now,
    ),
    extensions: readExtensions(context, channel, channelNames),
  }
}

/** Atom's authors, else a podcast's owner, where RSS calls nobody the author. */
function readOtherAuthors(context: FormatContext, channel: XmlElement): Person[] {
  const people = findChildren(channel, 'atom:author').map((person) => readAtomPerson(context, person))
  if (people.length > 0) return people
  const owner = findChild(channel, 'itunes:owner')
  const name = readChildText(owner, 'itunes:name')
  const email = readChildText(owner, 'itunes:email')
  return name === undefined && email === undefined ? [] : [{ name, email }]
}

function readGenerator(name: string | undefined) {
  return name === undefined ? undefined : { name }
}

function findRelation(links: readonly FeedLink[], relation: string): string | undefined {
  return links.find(({ rel, href }) => rel === relation && href !== '')?.href
}

function readRssChannel(context: FormatContext, root: XmlElement, channel: XmlElement): RssChannel {
  const docs = findChild(channel, 'docs')
  const docsText = readText(docs)
  const cloud = findChild(channel, 'cloud')
  return {
    managingEditor: readChildText(channel, 'managingeditor'),
    webMaster: readChildText(channel, 'webmaster'),
    docs: docsText && resolveLink(context, docsText, docs?.base),
    ttl: readChildText(channel, 'ttl'),
    rating: readChildText(channel, 'rating'),
    skipHours: readList(findChild(channel, 'skiphours'), 'hour'),
    skipDays: readList(findChild(channel, 'skipdays'), 'day'),
    cloud: cloud?.attributes,
    textInput: readTextInput(findChild(root, 'textinput') ?? findChild(channel, 'textinput')),
  }
}

function readList(list: XmlElement | undefined, key: string): string[] {
  return findChildren(list, key).flatMap((child) => readText(child) ?? [])
}

function readTextInput(element: XmlElement | undefined): TextInput | undefined {
  return (
    element && {
      id: readAttribute(element, 'rdf:about'),
      title: readChildText(element, 'title'),
      description: readChildText(element, 'description'),
      name: readChildText(element, 'name'),
      link: readChildText(element, 'link'),
    }
  )
}
