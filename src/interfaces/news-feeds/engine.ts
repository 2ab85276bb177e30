/** The port of F: lists of entries, gathered from feeds and kept by category. */

export interface Entry {
  readonly title: string
  /** Address of the entry; empty when its feed gives none. */
  readonly link: string
  readonly author: string
  /** As the feed has it: plain text or HTML. */
  readonly description: string
  /** Milliseconds since 1970; never later than when the entry was first seen. */
  readonly publishedAt: number
  readonly source: {
    readonly title: string
    /** Address of the site, or of the feed where no site is known. */
    readonly link: string
  }
}

export interface EntryList {
  /** Newest first. */
  readonly entries: readonly Entry[]
  /** How many the category holds. */
  readonly total: number
  /** When one of its feeds was last read, in milliseconds since 1970; undefined for never. */
  readonly refreshedAt: number | undefined
}

export interface EntryQuery {
  /** The number in the path and the name that must belong together. */
  readonly segment: number
  readonly category: string
  readonly offset: number
  readonly limit: number
}

export interface FeedLibrary {
  /** Undefined when there is no such category. */
  list(query: EntryQuery): Promise<EntryList | undefined>
}
