/**
 * The port of E: a wiki that answers calls of MediaWiki's action API (mediawiki.org/wiki/API:Main_page). The domain here is
 * that API itself, so that a call can be passed on whole to a wiki elsewhere.
 */

export interface ActionCall {
  /** The edition's code as the spec lists it; `jp` and `ja` are one edition. */
  readonly language: string
  /** Parameters of the call by name, `format` left out; a name that repeats keeps its last value, as MediaWiki does. */
  readonly parameters: ReadonlyMap<string, string>
  /** The address of api.php that the call was sent to: a wiki derives its own addresses from it. */
  readonly endpoint: string
}

export interface ActionAnswer {
  /** What MediaWiki answers, errors and warnings in it: an object, or the list of `action=opensearch`. */
  readonly body: Readonly<Record<string, unknown>> | unknown[]
  /** Value of the header `MediaWiki-API-Error`; undefined for a success. */
  readonly errorCode?: string
}

export interface ArticleCall {
  readonly language: string
  /** As it stands in the address, unescaped; empty for the main page. */
  readonly title: string
  /** Whether a redirect is followed. */
  readonly followsRedirects: boolean
  /** The path that pages are under, such as `/encyclopedia/en/wiki/`. */
  readonly folder: string
}

/** An article to read, in HTML that holds nothing of its author's but words and links. */
export interface Article {
  readonly kind: 'article'
  readonly title: string
  readonly language: string
  readonly direction: 'ltr' | 'rtl'
  readonly html: string
  readonly headings: readonly { readonly level: number; readonly anchor: string; readonly words: string }[]
  readonly notes: readonly string[]
  /** The title of the redirect that led here. */
  readonly redirectedFrom: string | undefined
  readonly categories: readonly NamedAddress[]
  readonly editions: readonly NamedAddress[]
  /** Milliseconds since 1970. */
  readonly writtenAt: number
  readonly source: ArticleSource
}

export interface NamedAddress {
  readonly name: string
  readonly address: string
}

/** Whose words they are. */
export interface ArticleSource {
  readonly siteName: string
  /** Where the article is at home; undefined where its wiki does not say. */
  readonly address: string | undefined
  readonly licence: NamedAddress | undefined
}

/** What there is in place of an article that is not there. */
export interface MissingArticle {
  readonly kind: 'missing'
  readonly title: string
  readonly language: string
  readonly siteName: string
  /** Pages that may be meant. */
  readonly suggestions: readonly NamedAddress[]
}

export type ArticleAnswer = Article | MissingArticle | { readonly kind: 'elsewhere'; readonly address: string }

export interface Encyclopedia {
  /** Undefined when there is no such edition. */
  act(call: ActionCall, signal: AbortSignal): Promise<ActionAnswer | undefined>
  /** An article as people read it; undefined when there is no such edition. */
  read(call: ArticleCall, signal: AbortSignal): Promise<ArticleAnswer | undefined>
}
