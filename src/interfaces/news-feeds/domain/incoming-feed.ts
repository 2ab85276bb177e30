/** A feed as it is taken in: cut down to what is kept, each entry with what identifies it. */

export interface IncomingEntry {
  /** Hash of the entry's own id; undefined when it has none, or one that others in the document share. */
  readonly idKey: string | undefined
  /** Hash of its address; undefined when it has none of its own. */
  readonly linkKey: string | undefined
  /** Hash of title, text and date. */
  readonly contentKey: string
  /** Hash of everything that the feed says of it. */
  readonly version: string
  readonly title: string
  readonly link: string
  readonly author: string
  readonly description: string
  /** Milliseconds since 1970; undefined when the feed gives no date that can be true. */
  readonly publishedAt: number | undefined
}

export interface IncomingFeed {
  readonly title: string
  readonly siteUrl: string
  /** In the order of the document, no entry twice. */
  readonly entries: readonly IncomingEntry[]
}
