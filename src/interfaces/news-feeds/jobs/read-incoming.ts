import { FeedError } from '../domain/reading/feed-error.ts'
import { toWebAddress } from '../domain/reading/html/to-web-address.ts'
import { readFeed } from '../domain/reading/read-feed.ts'
import type { FeedEntry } from '../domain/reading/feed.ts'
import { chooseLink } from '../domain/choose-link.ts'
import { nameEntry } from '../domain/name-entry.ts'
import { nameAuthors } from '../domain/reading/formats/read-person.ts'
import { asHtml } from '../domain/text/as-html.ts'
import { toPlainLine } from '../domain/text/plain-line.ts'
import { identifyEntries, type PlainEntry } from '../domain/identify-entries.ts'
import type { IncomingFeed } from '../domain/incoming-feed.ts'

export interface IncomingDocument {
  readonly bytes: Uint8Array
  readonly contentType: string | undefined
  /** Where it came from. */
  readonly url: string
  /** Milliseconds since 1970. */
  readonly now: number
  /** Entries to take, the newest. */
  readonly maxEntries: number
}

/** Characters; what is longer is cut. */
const maxLength = { title: 1_000, author: 500, link: 4_000, description: 200_000 }

/** What became of a document; out of a worker thread an error would come without its class. */
export type ReadingResult = { readonly feed: IncomingFeed } | { readonly refusal: string }

/** Reads a document as a feed and cuts it down to what is kept. Runs in a worker thread when the document is large. */
export default function readIncoming(document: IncomingDocument): ReadingResult {
  try {
    return { feed: readAndCut(document) }
  } catch (thrown) {
    if (thrown instanceof FeedError) return { refusal: thrown.message }
    throw thrown
  }
}

function readAndCut(document: IncomingDocument): IncomingFeed {
  const { bytes, contentType, url, now, maxEntries } = document
  const feed = readFeed(bytes, { contentType, url, now })
  const siteUrl = toWebAddress(cut(feed.link, maxLength.link)) || url
  const author = nameAuthors(feed.authors)
  const plain = feed.entries.map((entry) => toPlainEntry(entry, { author, siteUrl, now }))
  const entries = identifyEntries(takeNewest(plain, maxEntries), siteUrl)
  return {
    title: cut(toPlainLine(feed.title, feed.titleType), maxLength.title) || new URL(url).hostname,
    siteUrl,
    entries,
  }
}

interface EntrySurroundings {
  /** The feed's. */
  readonly author: string
  readonly siteUrl: string
  readonly now: number
}

function toPlainEntry(entry: FeedEntry, { author, siteUrl, now }: EntrySurroundings): PlainEntry {
  const link = toWebAddress(cut(chooseLink(entry), maxLength.link))
  const statedDate = entry.published ?? entry.updated
  return {
    id: cut(entry.id ?? '', maxLength.link),
    title: cut(nameEntry(entry, link || siteUrl), maxLength.title),
    link,
    author: cut(toPlainLine(entry.author || author, undefined), maxLength.author),
    description: cut(describe(entry), maxLength.description),
    statedDate,
    publishedAt: statedDate !== undefined && statedDate > 0 && statedDate <= now ? Math.floor(statedDate) : undefined,
  }
}

/** The short text, else the full one, as HTML. */
function describe({ description, descriptionType, content, contentType }: FeedEntry): string {
  return description
    ? asHtml(description, descriptionType)
    : asHtml(content ?? '', contentType === 'text' || contentType === 'text/plain' ? 'text' : undefined)
}

/** The newest by date, in the order of the document; entries without a date count as new. */
function takeNewest(entries: readonly PlainEntry[], max: number): readonly PlainEntry[] {
  if (entries.length <= max) return entries
  const dateOf = ({ publishedAt = Infinity }: PlainEntry) => publishedAt
  const newest = entries.toSorted((left, right) =>
    dateOf(left) < dateOf(right) ? 1 : dateOf(left) > dateOf(right) ? -1 : 0,
  )
  const kept = new Set(newest.slice(0, max))
  return entries.filter((entry) => kept.has(entry))
}

/** NUL and halves of characters are what a database refuses. */
function cut(text: string, length: number): string {
  return text.slice(0, length).replaceAll('\u0000', '').toWellFormed().trim()
}
