import { parseDate } from '../dates/parse-date.ts'
import type { Category, Feed, FeedEntry, FeedMetadata, Generator, Person } from '../feed.ts'
import { readChildText, readText } from '../xml/read-text.ts'
import { findChild, findChildren, readAttribute, type XmlElement } from '../xml/xml-element.ts'
import { atomEntryNames, atomFeedNames } from './atom-names.ts'
import type { FormatContext } from './format-context.ts'
import { findLink, readAtomLink, resolveText } from './read-atom-link.ts'
import { readAtomPerson } from './read-atom-person.ts'
import { readAtomContent, readAtomText } from './read-atom-text.ts'
import { readExtensions } from './read-extensions.ts'
import { nameAuthors, readPerson } from './read-person.ts'
import { readAtomCategory } from './read-rss-categories.ts'
import { readItemImage } from './read-rss-image.ts'

/** Atom 1.0 (RFC 4287), 0.3, and the drafts between. */
export function readAtom(context: FormatContext, root: XmlElement): Feed {
  const metadata = readAtomMetadata(context, root)
  const inside = { ...context, page: metadata.link }
  return {
    ...metadata,
    format: 'atom',
    version: readVersion(root),
    entries: findChildren(root, 'entry').map((entry) => readEntry(inside, entry, metadata)),
    omittedEntries: context.omittedEntries,
  }
}

function readVersion(root: XmlElement): string {
  const isOld = Object.values(root.attributes).some((namespace) =>
    namespace.trim().startsWith('http://purl.org/atom/ns'),
  )
  return readAttribute(root, 'version') ?? (isOld ? '0.3' : '1.0')
}

function readAtomMetadata(context: FormatContext, element: XmlElement): FeedMetadata {
  const { source, now } = context
  const text = (...keys: readonly string[]) => readAtomText(source, findChild(element, ...keys))
  const links = findChildren(element, 'link').map((link) => readAtomLink(context, link))
  const icon = readAddress(source, findChild(element, 'icon'))
  const logo = readAddress(source, findChild(element, 'logo'))
  const picture = logo ?? icon
  return {
    id: readAddress(source, findChild(element, 'id')),
    title: text('title', 'dc:title') ?? '',
    link: findLink(links, 'alternate') ?? '',
    links,
    feedLink: findLink(links, 'self'),
    nextLink: findLink(links, 'next'),
    description: text('subtitle', 'tagline', 'dc:description'),
    language: element.language ?? readChildText(source, element, 'dc:language'),
    rights: text('rights', 'copyright', 'dc:rights'),
    generator: readGenerator(source, findChild(element, 'generator')),
    authors: readPeople(source, element, 'author', 'dc:creator'),
    contributors: readPeople(source, element, 'contributor', 'dc:contributor'),
    categories: readCategories(source, element),
    image: picture === undefined ? undefined : { url: picture },
    icon,
    logo,
    updated: parseDate(readChildText(source, element, 'updated', 'modified', 'dc:date'), now),
    extensions: readExtensions(source, element, atomFeedNames),
  }
}

function readEntry(context: FormatContext, entry: XmlElement, feed: FeedMetadata): FeedEntry {
  const { source, now } = context
  const date = (...keys: readonly string[]) => parseDate(readChildText(source, entry, ...keys), now)
  const text = (...keys: readonly string[]) => readAtomText(source, findChild(entry, ...keys))
  const links = findChildren(entry, 'link').map((link) => readAtomLink(context, link))
  const enclosures = links
    .filter(({ rel }) => rel === 'enclosure')
    .map(({ href, type, length, title }) => ({ url: href, type, length, title }))
  const original = findChild(entry, 'source')
  const origin = original && readAtomMetadata(context, original)
  const authors = readPeople(source, entry, 'author', 'dc:creator')
  const content = readAtomContent(context, findChild(entry, 'content'))
  const description = text('summary', 'dc:description') ?? readMediaText(source, entry)
  const updated = date('updated', 'modified', 'dc:date')
  return {
    id: readAddress(source, findChild(entry, 'id')),
    title: text('title', 'dc:title') ?? '',
    link: findLink(links, 'alternate') ?? '',
    links,
    author: nameAuthors([authors, origin?.authors ?? [], feed.authors].find((people) => people.length > 0) ?? []),
    authors,
    contributors: readPeople(source, entry, 'contributor', 'dc:contributor'),
    published: date('published', 'issued', 'created') ?? updated,
    updated,
    description,
    ...content,
    categories: readCategories(source, entry),
    enclosures,
    image: readItemImage(context, entry, enclosures, content.content, description),
    rights: text('rights', 'copyright', 'dc:rights'),
    language: entry.language,
    source: origin,
    extensions: readExtensions(source, entry, atomEntryNames),
  }
}

function readAddress(source: string, element: XmlElement | undefined): string | undefined {
  return resolveText(readText(source, element), element)
}

function readPeople(source: string, element: XmlElement, key: string, foreignKey: string): Person[] {
  const people = findChildren(element, key).map((person) => readAtomPerson(source, person))
  if (people.length > 0) return people
  return findChildren(element, foreignKey)
    .flatMap((person) => readText(source, person) ?? [])
    .map(readPerson)
}

function readCategories(source: string, element: XmlElement): Category[] {
  const subjects = findChildren(element, 'dc:subject').flatMap((subject) => readText(source, subject) ?? [])
  return [
    ...findChildren(element, 'category').flatMap((category) => readAtomCategory(category) ?? []),
    ...subjects.map((term) => ({ term })),
  ]
}

function readGenerator(source: string, element: XmlElement | undefined): Generator | undefined {
  if (!element) return undefined
  const uri = readAttribute(element, 'uri') ?? readAttribute(element, 'url')
  return { name: readText(source, element), uri: resolveText(uri, element), version: readAttribute(element, 'version') }
}

/** Video sites put the text into Media RSS. */
function readMediaText(source: string, entry: XmlElement): string | undefined {
  return readChildText(source, findChild(entry, 'media:group') ?? entry, 'media:description')
}
