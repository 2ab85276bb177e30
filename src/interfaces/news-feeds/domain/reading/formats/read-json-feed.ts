import { parseDate } from '../dates/parse-date.ts'
import type { Enclosure, Feed, FeedEntry, FeedLink, Person } from '../feed.ts'
import { FeedError } from '../feed-error.ts'
import { resolveAddress } from '../html/resolve-address.ts'
import { maximumEntries } from '../limits.ts'
import { nameAuthors } from './read-person.ts'
import { asJsonObject, type JsonObject } from '../../../../../libraries/json/json-object.ts'
import { readArray, readString } from './json-values.ts'

const versionAddress = /^(?:https?:\/\/jsonfeed\.org\/version\/)?(\d+(?:\.\d+)?)$/

/** JSON Feed 1 and 1.1. Fields of another type than the standard's are passed over, numbers where text belongs excepted. */
export function readJsonFeed(text: string, address?: string): Feed {
  const json = asJsonObject(parse(text))
  const version = json && versionAddress.exec(readString(json, 'version') ?? '')?.[1]
  if (!json || (version === undefined && !Array.isArray(json['items'])))
    throw new FeedError('The document is JSON, but not a JSON Feed.')
  const link = readAddress(json, 'home_page_url', address) ?? ''
  const feedLink = readAddress(json, 'feed_url', address)
  const items = readArray(json, 'items')
  const authors = readAuthors(json)
  const entries = readItems(items.slice(0, maximumEntries), link || address, authors)
  const favicon = readAddress(json, 'favicon', address)
  const picture = readAddress(json, 'icon', address) ?? favicon
  return {
    format: 'json',
    version: version ?? '',
    title: readString(json, 'title') ?? '',
    titleType: 'text',
    link,
    links: toLinks(link, feedLink),
    feedLink,
    nextLink: readAddress(json, 'next_url', address),
    description: readString(json, 'description'),
    language: readString(json, 'language'),
    authors,
    contributors: [],
    categories: [],
    image: picture === undefined ? undefined : { url: picture },
    icon: favicon,
    published: entries[0]?.published,
    updated: entries[0]?.updated,
    extensions: {},
    expired: typeof json['expired'] === 'boolean' ? json['expired'] : undefined,
    userComment: readString(json, 'user_comment'),
    entries,
    omittedEntries: Math.max(items.length - maximumEntries, 0),
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new FeedError('The document begins like JSON, but is broken.', [], { cause })
  }
}

function readItems(
  items: readonly unknown[],
  base: string | undefined,
  feedAuthors: readonly Person[],
): readonly FeedEntry[] {
  return items.flatMap((item) => {
    const object = asJsonObject(item)
    return object ? [readItem(object, base, feedAuthors)] : []
  })
}

function readItem(item: JsonObject, base: string | undefined, feedAuthors: readonly Person[]): FeedEntry {
  const address = readAddress(item, 'url', base)
  const external = readAddress(item, 'external_url', base)
  const html = readString(item, 'content_html')
  const plain = readString(item, 'content_text')
  const authors = readAuthors(item)
  const banner = readAddress(item, 'banner_image', base)
  const picture = readAddress(item, 'image', base) ?? banner
  const updated = parseDate(readString(item, 'date_modified'))
  return {
    id: readString(item, 'id'),
    title: readString(item, 'title') ?? '',
    titleType: 'text',
    link: address ?? external ?? '',
    links: toLinks(address, undefined, external),
    author: nameAuthors(authors.length > 0 ? authors : feedAuthors),
    authors,
    contributors: [],
    published: parseDate(readString(item, 'date_published')) ?? updated,
    updated,
    description: readString(item, 'summary'),
    descriptionType: 'text',
    content: html ?? plain,
    plainText: plain,
    contentType: html === undefined ? (plain === undefined ? undefined : 'text') : 'html',
    categories: readArray(item, 'tags').flatMap((tag) =>
      typeof tag === 'string' && tag.trim() ? [{ term: tag.trim() }] : [],
    ),
    enclosures: readArray(item, 'attachments').flatMap((attachment) => readAttachment(asJsonObject(attachment), base)),
    image: picture === undefined ? undefined : { url: picture },
    banner,
    language: readString(item, 'language'),
    extensions: {},
  }
}

function readAttachment(attachment: JsonObject | undefined, base: string | undefined): Enclosure[] {
  const url = attachment && readAddress(attachment, 'url', base)
  if (!attachment || url === undefined) return []
  const seconds = Number(readString(attachment, 'duration_in_seconds') ?? Number.NaN)
  return [
    {
      url,
      type: readString(attachment, 'mime_type'),
      length: readString(attachment, 'size_in_bytes'),
      title: readString(attachment, 'title'),
      durationSeconds: Number.isFinite(seconds) ? seconds : undefined,
    },
  ]
}

/** Version 1.1 has a list, version 1 had one author, who may stand beside the list. */
function readAuthors(json: JsonObject): Person[] {
  const listed = readArray(json, 'authors')
  const names = new Set(listed.map((value) => asJsonObject(value)?.['name']))
  const alone = asJsonObject(json['author'])
  const written = alone && !names.has(alone['name']) ? [...listed, alone] : listed
  return written.flatMap((value) => {
    const author = asJsonObject(value)
    if (!author) return []
    return [{ name: readString(author, 'name'), uri: readString(author, 'url'), avatar: readString(author, 'avatar') }]
  })
}

function toLinks(page: string | undefined, self: string | undefined, related?: string): FeedLink[] {
  const links = [
    { href: page ?? '', rel: 'alternate' },
    { href: self ?? '', rel: 'self' },
    { href: related ?? '', rel: 'related' },
  ]
  return links.filter(({ href }) => href !== '')
}

function readAddress(json: JsonObject, name: string, base: string | undefined): string | undefined {
  const written = readString(json, name)
  return written === undefined ? undefined : resolveAddress(written, base)
}
