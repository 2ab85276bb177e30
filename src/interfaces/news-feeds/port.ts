/** The port of F: lists of entries, collected from feeds and kept by category. */

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

/** A subscription and how it fares. */
export interface SubscribedFeed {
  readonly category: string
  readonly url: string
  /** Empty until it has been read. */
  readonly title: string
  readonly entries: number
  readonly state: 'waiting' | 'working' | 'no entries understood' | 'failing' | 'gone' | 'sample'
  /** Milliseconds since 1970, here and below. */
  readonly lastSuccessAt: number | undefined
  readonly lastError: string | undefined
  readonly lastErrorAt: number | undefined
  /** Undefined for never. */
  readonly nextFetchAt: number | undefined
}

export interface FeedRange {
  readonly category?: string | undefined
  readonly offset: number
  readonly limit: number
}

/** Where a feed goes; a category that is new needs its number. */
export interface ChosenCategory {
  readonly name: string
  readonly segment?: number | undefined
}

export interface FeedCategory {
  readonly name: string
  readonly segment: number
  readonly entries: number
}

export interface ImportedFeeds {
  /** Feeds in the list. */
  readonly done: number
  readonly added: number
  /** Those that nothing can be fetched from: a search, a mailbox. */
  readonly unusable: number
  /** Where the feeds of the list go, by the categories' numbers. */
  readonly categories: readonly {
    readonly name: string
    readonly segment: number
    readonly feeds: number
    /** Made for this list. */
    readonly isNew: boolean
  }[]
}

/** What cannot be done as it is asked for is refused as `invalid_request`, with a sentence. */
export interface FeedLibrary {
  /** Undefined when there is no such category. */
  list(query: EntryQuery): Promise<EntryList | undefined>
  /** In the order of subscribing. */
  listFeeds(range: FeedRange): Promise<{ readonly feeds: readonly SubscribedFeed[]; readonly total: number }>
  /** Makes sure of a subscription; one that is there stays as it is. */
  subscribe(url: string, category: ChosenCategory): Promise<SubscribedFeed>
  /** Ends subscriptions to an address, in one category or in all; how many there were. */
  unsubscribe(url: string, category?: string): Promise<number>
  listCategories(): Promise<readonly FeedCategory[]>
  /** Subscribes to what an OPML file, or one address a line, lists; each into its folder's category, which is made where there is none, unless one is chosen. */
  importFeeds(list: Buffer, category: ChosenCategory | undefined): Promise<ImportedFeeds>
  /** OPML 2.0, the sample left out. */
  exportOpml(): Promise<string>
}
