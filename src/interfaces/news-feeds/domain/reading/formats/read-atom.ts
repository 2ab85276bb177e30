import { parseDate } from '../dates/parse-date.ts'
import type { Category, Feed, FeedEntry, FeedLink, FeedMetadata, Generator, Person } from '../feed.ts'
import { readChildText, readText } from '../xml/read-text.ts'
import { findChild, findChildren, readAttribute, type XmlElement } from '../xml/xml-element.ts'
import { atomEntryNames, atomFeedNames } from './atom-names.ts'
import type { FormatContext } from './format-context.ts'
import { findLink, readAtomLink, resolveText } from './read-atom-link.ts'
import { readAtomPerson } from './read-atom-person.ts'
import { readAtomContent, readAtomText, readAtomTextType } from './read-atom-text.ts'
import { readExtensions } from './read-extensions.ts'
import { nameAuthors, readPerson } from './read-person.ts'
import { readAtomCategory, readMediaCategories } from './read-rss-categories.ts'
import { readItemImage } from './read-rss-image.ts'

/** Atom 1.0 (RFC 4287), 0.3, and the drafts between. */
export function readAtom(context: FormatContext, root: XmlElement): Feed {
  const metadata = readAtomMetadata(context, root)
  const inside = { ...context, page: metadata.link }
  return {
    ...metadata,
    format: 'atom',
    version: readVersion(root),
    entries: findChildren(root, 'entry', 'item').map((entry) => readEntry(inside, entry, metadata)),
    omittedEntries: context.omittedEntries,
  }
}

function readVersion(root: XmlElement): string {
  const stated = readAttribute(root, 'version')
  if (stated !== undefined) return stated
  const isOld = Object.values(root.attributes).some((namespace) =>
    namespace.trim().startsWith('http://purl.org/atom/ns'),
  )
  return isOld ? '0.3' : '1.0'
}

function readAtomMetadata(context: FormatContext, element: XmlElement): FeedMetadata {
  const { now } = context
  const text = (...keys: readonly string[]) => readAtomText(context, findChild(element, ...keys))
  const links = findChildren(element, 'link').map((link) => readAtomLink(context, link))
  const icon = readAddress(context, findChild(element, 'icon'))
  const logo = readAddress(context, findChild(element, 'logo'))
  const picture = logo ?? icon
  return {
    id: readAtomId(context, findChild(element, 'id')),
    title: text('title', 'dc:title') ?? '',
    titleType: readAtomTextType(findChild(element, 'title')),
    link: findLink(links, 'alternate') ?? '',
    links,
    feedLink: findLink(links, 'self'),
    nextLink: findLink(links, 'next'),
    description: text('subtitle', 'tagline', 'info', 'dc:description'),
    language: element.language ?? readChildText(element, 'dc:language'),
    rights: text('rights', 'copyright', 'dc:rights'),
    generator: readGenerator(context, findChild(element, 'generator')),
    authors: readPeople(context, element, 'author', 'dc:creator'),
    contributors: readPeople(context, element, 'contributor', 'dc:contributor'),
    categories: readCategories(element),
    image: picture === undefined ? undefined : { url: picture },
    icon,
    logo,
    updated: parseDate(readChildText(element, 'updated', 'modified', 'dc:date'), now),
    extensions: readExtensions(context, element, atomFeedNames),
  }
}

function readEntry(context: FormatContext, entry: XmlElement, feed: FeedMetadata): FeedEntry {
  const { now } = context
  const date = (...keys: readonly string[]) => parseDate(readChildText(entry, ...keys), now)
  const text = (...keys: readonly string[]) => readAtomText(context, findChild(entry, ...keys))
  const links = findChildren(entry, 'link').map((link) => readAtomLink(context, link))
  const enclosures = links
    .filter(({ rel, href }) => rel === 'enclosure' && href !== '')
    .map(({ href, type, length, title }) => ({ url: href, type, length, title }))
  const original = findChild(entry, 'source')
  const origin = original && readAtomMetadata(context, original)
  const authors = readPeople(context, entry, 'author', 'dc:creator')
  const content = readAtomContent(context, findChild(entry, 'content'))
  const description = text('summary', 'dc:description') ?? readMediaText(entry)
  const updated = date('updated', 'modified', 'dc:date')
  return {
    id: readAtomId(context, findChild(entry, 'id')),
    title: text('title', 'dc:title') ?? '',
    titleType: readAtomTextType(findChild(entry, 'title')),
    link: findLink(links, 'alternate') ?? '',
    links,
    author: nameAuthors([authors, origin?.authors ?? [], feed.authors].find((people) => people.length > 0) ?? []),
    authors,
    contributors: readPeople(context, entry, 'contributor', 'dc:contributor'),
    published: date('published', 'issued', 'created') ?? updated,
    updated,
    description,
    descriptionType: readAtomTextType(findChild(entry, 'summary')),
    ...content,
    categories: readCategories(entry),
    enclosures,
    image: readItemImage(context, entry, enclosures, content.content, description),
    comments: links.find(isPageOfReplies)?.href,
    rights: text('rights', 'copyright', 'dc:rights'),
    language: entry.language,
    source: origin,
    extensions: readExtensions(context, entry, atomEntryNames),
  }
}

/** RFC 4685, section 4, as far as people can read it. */
function isPageOfReplies({ rel, type, href }: FeedLink): boolean {
  return rel === 'replies' && type?.includes('html') === true && !/%20/.test(href)
}

/** Mostly a name; what is written like a part of an address is one (RFC 4287, section 4.2.6, wants it whole). */
function readAtomId(context: FormatContext, element: XmlElement | undefined): string | undefined {
  const id = readText(element)
  const isAddress = element?.base !== undefined || /^[?#]|\//.test(id ?? '')
  return isAddress ? resolveText(context, id, element) : id
}

function readAddress(context: FormatContext, element: XmlElement | undefined): string | undefined {
  return resolveText(context, readText(element), element)
}

function readPeople(context: FormatContext, element: XmlElement, key: string, foreignKey: string): Person[] {
  const people = findChildren(element, key).map((person) => readAtomPerson(context, person))
  if (people.length > 0) return people
  return findChildren(element, foreignKey)
    .flatMap((person) => readText(person) ?? [])
    .map(readPerson)
}

function readCategories(element: XmlElement): Category[] {
  const subjects = findChildren(element, 'dc:subject').flatMap((subject) => readText(subject) ?? [])
  return [
    ...findChildren(element, 'category').flatMap((category) => readAtomCategory(category) ?? []),
    ...readMediaCategories(element),
    ...subjects.map((term) => ({ term })),
  ]
}

function readGenerator(context: FormatContext, element: XmlElement | undefined): Generator | undefined {
  if (!element) return undefined
  const uri = readAttribute(element, 'uri') ?? readAttribute(element, 'url')
  return {
    name: readText(element),
    uri: resolveText(context, uri, element),
    version: readAttribute(element, 'version'),
  }
}

/** Video sites put the text into Media RSS. */
function readMediaText(entry: XmlElement): string | undefined {
  return readChildText(findChild(entry, 'media:group') ?? entry, 'media:description')
}
