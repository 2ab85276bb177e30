import { decodeDocument } from './charset/decode-document.ts'
import type { Feed } from './feed.ts'
import { FeedError } from './feed-error.ts'
import { readAtom } from './formats/read-atom.ts'
import { readJsonFeed } from './formats/read-json-feed.ts'
import { readRss } from './formats/read-rss.ts'
import { discoverFeeds } from './html/discover-feeds.ts'
import { parseXml } from './xml/parse-xml.ts'

export interface ReadFeedOptions {
  /** The `Content-Type` that the document came with, for its charset. */
  readonly contentType?: string | undefined
  /** Where the document was found, which relative addresses count from when nothing in it says otherwise. */
  readonly url?: string | undefined
  /** Epoch milliseconds, for dates without a year. */
  readonly now?: number | undefined
}

/**
 * Reads RSS 0.90 to 2.0, RDF, Atom 0.3 and 1.0, and JSON Feed 1 and 1.1, in whichever charset, as well as it can be read.
 * Takes time in proportion to the document, never fetches anything, and keeps the first `maximumEntries` entries.
 *
 * @throws FeedError for what is no feed, saying what it was instead, with the feeds that a web page points to.
 */
export function readFeed(bytes: Uint8Array, { contentType, url, now }: ReadFeedOptions = {}): Feed {
  const text = decodeDocument(bytes, contentType).trimStart()
  if (text === '') throw new FeedError('The document is empty.')
  if (/^[[{]/.test(text)) return readJsonFeed(text, url)
  const document = parseXml(text, url)
  if (!document) throw describeOther(text, url)
  const { root } = document
  const context = { ...document, address: url, page: undefined, now }
  return root.name.toLowerCase() === 'feed' ? readAtom(context, root) : readRss(context, root)
}

function describeOther(text: string, url: string | undefined): FeedError {
  if (/<(?:!doctype html|html|head|body)\b/i.test(text)) {
    const feeds = discoverFeeds(text, url)
    const hint = feeds.length > 0 ? ` It points to ${feeds.length === 1 ? 'a feed' : 'feeds'}: ${feeds.join(', ')}` : ''
    return new FeedError(`The document is a web page, not a feed.${hint}`, feeds)
  }
  const root = /<([a-z_][\w.:-]*)/i.exec(text)?.[1]
  if (text.startsWith('<') && root) return new FeedError(`The document is XML, but <${root}> is no feed.`)
  return new FeedError('The document is neither XML nor JSON, so it is no feed.')
}
