/** A feed as read from a document of any format. Dates are epoch milliseconds, as the feed states them, the future included. */
export interface Feed extends FeedMetadata {
  readonly format: FeedFormat
  /** Such as `2.0`; empty when the document states none. */
  readonly version: string
  readonly entries: readonly FeedEntry[]
  /** Entries beyond the first `maximumEntries` of the document, which were not kept. */
  readonly omittedEntries: number
  /** Whether JSON Feed says that nothing will be added any more. */
  readonly expired?: boolean | undefined
  /** JSON Feed's message for people who look at the document. */
  readonly userComment?: string | undefined
  /** What only RSS has. */
  readonly channel?: RssChannel | undefined
}

/** What a feed says that a text is; RSS and older Atom do not say. */
export type TextType = 'text' | 'html'

export type FeedFormat = 'rss' | 'rdf' | 'atom' | 'json'

/** What a feed says about itself; also what an Atom entry says about the feed it was taken from. */
export interface FeedMetadata {
  readonly id?: string | undefined
  /** Empty when there is none. */
  readonly title: string
  readonly titleType?: TextType | undefined
  /** The web page that the feed belongs to; empty when there is none. */
  readonly link: string
  readonly links: readonly FeedLink[]
  /** Where the feed says that it lives itself. */
  readonly feedLink?: string | undefined
  /** The next page of a feed in pages (RFC 5005, JSON Feed's `next_url`). */
  readonly nextLink?: string | undefined
  readonly description?: string | undefined
  readonly language?: string | undefined
  readonly rights?: string | undefined
  readonly generator?: Generator | undefined
  readonly authors: readonly Person[]
  readonly contributors: readonly Person[]
  readonly categories: readonly Category[]
  readonly image?: Image | undefined
  readonly icon?: string | undefined
  readonly logo?: string | undefined
  readonly published?: number | undefined
  readonly updated?: number | undefined
  readonly extensions: Extensions
}

export interface FeedEntry {
  readonly id?: string | undefined
  /** As the feed has it: plain text, or HTML where the publisher put markup into a title. Empty when there is none. */
  readonly title: string
  readonly titleType?: TextType | undefined
  readonly link: string
  readonly links: readonly FeedLink[]
  /** The authors' names, or addresses where they have no name, with commas between; empty when there are none. */
  readonly author: string
  readonly authors: readonly Person[]
  readonly contributors: readonly Person[]
  readonly published?: number | undefined
  readonly updated?: number | undefined
  /** The short text: HTML as data, never sanitised here. */
  readonly description?: string | undefined
  readonly descriptionType?: TextType | undefined
  /** The full text: HTML as data, never sanitised here. */
  readonly content?: string | undefined
  /** The content without markup, where JSON Feed gives it. */
  readonly plainText?: string | undefined
  /** What the feed calls the content: `html`, `text`, `xhtml` or a media type. */
  readonly contentType?: string | undefined
  /** Where the content lies, when it is not in the feed. */
  readonly contentSource?: string | undefined
  readonly categories: readonly Category[]
  readonly enclosures: readonly Enclosure[]
  readonly image?: Image | undefined
  readonly banner?: string | undefined
  /** The page where the entry is discussed. */
  readonly comments?: string | undefined
  readonly rights?: string | undefined
  readonly language?: string | undefined
  /** Whether RSS calls `id` an address that can be visited. */
  readonly idIsPermalink?: boolean | undefined
  /** The feed that the entry was taken from. */
  readonly source?: FeedMetadata | undefined
  readonly extensions: Extensions
}

export interface Person {
  readonly name?: string | undefined
  readonly email?: string | undefined
  readonly uri?: string | undefined
  readonly avatar?: string | undefined
}

export interface FeedLink {
  readonly href: string
  /** `alternate`, `self`, `enclosure`…; an RSS link is an alternate. */
  readonly rel: string
  readonly type?: string | undefined
  readonly hreflang?: string | undefined
  readonly title?: string | undefined
  readonly length?: string | undefined
}

export interface Category {
  readonly term: string
  readonly scheme?: string | undefined
  readonly label?: string | undefined
}

export interface Enclosure {
  readonly url: string
  readonly type?: string | undefined
  /** In bytes, as the feed states it. */
  readonly length?: string | undefined
  readonly title?: string | undefined
  readonly durationSeconds?: number | undefined
}

export interface Image {
  /** What RDF calls the image. */
  readonly id?: string | undefined
  readonly url: string
  readonly title?: string | undefined
  readonly link?: string | undefined
  readonly description?: string | undefined
  readonly width?: string | undefined
  readonly height?: string | undefined
}

export interface Generator {
  readonly name?: string | undefined
  readonly uri?: string | undefined
  readonly version?: string | undefined
}

export interface RssChannel {
  readonly managingEditor?: string | undefined
  readonly webMaster?: string | undefined
  readonly docs?: string | undefined
  /** Minutes that the publisher allows a copy to be kept, as stated. */
  readonly ttl?: string | undefined
  readonly rating?: string | undefined
  readonly skipHours: readonly string[]
  readonly skipDays: readonly string[]
  /** The attributes of `cloud`: domain, port, path, registerProcedure, protocol. */
  readonly cloud?: Readonly<Record<string, string>> | undefined
  readonly textInput?: TextInput | undefined
}

export interface TextInput {
  /** What RDF calls the form. */
  readonly id?: string | undefined
  readonly title?: string | undefined
  readonly description?: string | undefined
  readonly name?: string | undefined
  readonly link?: string | undefined
}

/** Elements of other vocabularies: by usual prefix (`dc`, `itunes`, `media`…; empty for none), then by local name. */
export type Extensions = Readonly<Record<string, Readonly<Record<string, readonly Extension[]>>>>

export interface Extension {
  readonly name: string
  readonly value: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: Readonly<Record<string, readonly Extension[]>>
}
