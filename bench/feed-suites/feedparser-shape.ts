import { readPerson } from '../../src/interfaces/news-feeds/domain/reading/formats/read-person.ts'
import type { Feed, FeedEntry, FeedMetadata, Person } from '../../src/interfaces/news-feeds/domain/reading/feed.ts'

/** A feed under the names that feedparser has for its parts, as far as a feed as read here has them. */
export function toFeedparserShape(feed: Feed): object {
  return {
    feed: { ...toMetadata(feed), ...toRssChannel(feed) },
    entries: feed.entries.map((entry) => toEntry(entry, feed)),
  }
}

function toMetadata(feed: FeedMetadata): object {
  return {
    ...named(feed.title, 'title'),
    ...named(feed.description, 'subtitle', 'tagline', 'description', 'summary', 'info'),
    ...named(feed.rights, 'rights', 'copyright'),
    id: feed.id,
    link: feed.link,
    links: feed.links.map(toLink),
    language: feed.language,
    ...toPeople(feed.authors, feed.contributors),
    ...toPublisher(feed.extensions),
    generator: feed.generator?.name,
    generator_detail: feed.generator && {
      name: feed.generator.name,
      href: feed.generator.uri,
      version: feed.generator.version,
    },
    image: feed.image && {
      ...feed.image,
      href: feed.image.url,
      width: toNumber(feed.image.width),
      height: toNumber(feed.image.height),
    },
    icon: feed.icon,
    logo: feed.logo,
    tags: toTags(feed),
    category: feed.categories[0]?.term,
    categories: feed.categories.map(({ scheme, term }) => [scheme, term]),
    ...toDates(feed),
    ...toExtensions(feed),
  }
}

function toRssChannel({ channel }: Feed): object {
  if (!channel) return {}
  const { managingEditor, webMaster, docs, ttl, cloud, textInput } = channel
  const publisher = webMaster ?? managingEditor
  return {
    docs,
    ttl,
    cloud: cloud && Object.fromEntries(Object.entries(cloud).map(([name, value]) => [name.toLowerCase(), value])),
    textinput: textInput,
    ...(publisher === undefined ? {} : { publisher, publisher_detail: toPerson(readPerson(publisher)) }),
  }
}

function toEntry(entry: FeedEntry, feed: Feed): object {
  const content = entry.content ?? entry.plainText
  const people = entry.authors.length > 0 ? entry.authors : (entry.source?.authors ?? feed.authors)
  return {
    ...named(entry.title, 'title'),
    ...named(entry.description ?? content, 'summary', 'description'),
    ...named(entry.rights, 'rights', 'copyright'),
    id: entry.id,
    guidislink: entry.idIsPermalink && entry.links.length === 0,
    link: entry.link,
    links: [...entry.links.map(toLink), ...toEnclosureLinks(entry)],
    content:
      content === undefined && entry.contentSource === undefined
        ? []
        : [{ value: content ?? '', src: entry.contentSource }],
    ...toPeople(people, entry.contributors),
    comments: entry.comments,
    enclosures: entry.enclosures.map(({ url, type, length }) => ({ href: url, type, length })),
    source: entry.source && { ...toMetadata(entry.source), href: entry.source.link },
    image: entry.image && { href: entry.image.url },
    tags: toTags(entry),
    category: entry.categories[0]?.term,
    categories: entry.categories.map(({ scheme, term }) => [scheme, term]),
    language: entry.language,
    ...toPublisher(entry.extensions),
    subtitle: entry.extensions['itunes']?.['subtitle']?.[0]?.value,
    ...toDates(entry),
    ...toExtensions(entry),
  }
}

function named(value: string | undefined, ...names: readonly string[]): object {
  return Object.fromEntries(names.flatMap((name) => [[name, value ?? ''] as const, [`${name}_detail`, { value }]]))
}

function toLink({ href, rel, type, hreflang, title, length }: FeedMetadata['links'][number]): object {
  return { href, rel, type, hreflang, title, length }
}

/** Enclosures are links, in feedparser's eyes those of RSS too. */
function toEnclosureLinks({ links, enclosures }: FeedEntry): object[] {
  const known = new Set(links.map(({ href }) => href))
  return enclosures
    .filter(({ url }) => !known.has(url))
    .map(({ url, type, length }) => ({ href: url, rel: 'enclosure', type, length }))
}

function toPeople(authors: readonly Person[], contributors: readonly Person[]): object {
  const [author] = authors
  return {
    author: author && toLine(author),
    author_detail: author && toPerson(author),
    authors: authors.map(toPerson),
    contributors: contributors.map(toPerson),
  }
}

function toLine({ name, email, uri }: Person): string {
  return name !== undefined && email !== undefined ? `${name} (${email})` : (name ?? email ?? uri ?? '')
}

function toPerson({ name, email, uri }: Person): object {
  return { name, email, href: uri }
}

/** Dublin Core's, and the owner of a podcast. */
function toPublisher({ dc, itunes }: FeedEntry['extensions']): object {
  const owner = itunes?.['owner']?.[0]?.children
  const written = dc?.['publisher']?.[0]?.value
  const person = owner
    ? { name: owner['name']?.[0]?.value, email: owner['email']?.[0]?.value }
    : written && readPerson(written)
  return person ? { publisher: toLine(person), publisher_detail: toPerson(person) } : {}
}

function toNumber(digits: string | undefined): number | undefined {
  return digits === undefined ? undefined : Number(digits)
}

function toTags({ categories }: Pick<FeedEntry, 'categories'>): object[] {
  return categories.map(({ term, scheme, label }) => ({ term, scheme, label }))
}

function toDates({ published, updated }: Pick<FeedEntry, 'published' | 'updated'>): object {
  const list = [
    ['published', published],
    ['updated', updated ?? published],
    ['created', published],
    ['date', updated ?? published],
    ['modified', updated ?? published],
    ['issued', published],
  ] as const
  return Object.fromEntries(list.map(([name, time]) => [`${name}_parsed`, time === undefined ? null : toTuple(time)]))
}

/** As Python's `time.gmtime`. */
function toTuple(time: number): number[] {
  const date = new Date(time)
  const day = [date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()]
  const clock = [date.getUTCHours(), date.getUTCMinutes(), date.getUTCSeconds()]
  const dayOfYear = Math.floor((time - Date.UTC(date.getUTCFullYear(), 0, 1)) / 86_400_000) + 1
  return [...day, ...clock, (date.getUTCDay() + 6) % 7, dayOfYear, 0]
}

function toExtensions({ extensions }: Pick<FeedEntry, 'extensions'>): object {
  return Object.fromEntries(
    Object.entries(extensions).flatMap(([prefix, names]) =>
      Object.entries(names).map(([name, [first]]) => [
        (prefix === '' ? name : `${prefix}_${name}`).toLowerCase(),
        first?.value || first?.attributes,
      ]),
    ),
  )
}
