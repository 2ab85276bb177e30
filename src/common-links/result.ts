/** Why there is no result. */
export type NoResultReason =
  /** The code is not among `supportedLanguageCodes()`. */
  | 'unsupported-language'
  /** A word that no title can be: empty, too long, or with characters such as `[`. */
  | 'invalid-title'
  /** One word or both are no article of the edition. */
  | 'missing-article'
  /** The server has no such edition: it answered 404. */
  | 'missing-edition'
  /** Nothing readable came: no connection, no answer in time, another status than 200, or no answer of this API. */
  | 'no-answer'
  /** The server asked to wait, and went on asking or for longer than the caller allows. */
  | 'busy'
  /** The wiki answered with an error of its own. */
  | 'refused'
  /** The articles need more requests than the caller allows. */
  | 'request-limit'

export interface Found {
  readonly ok: true
  /** Titles that both articles link to, as the edition writes them, in the order of the first article. */
  readonly titles: readonly string[]
  /** The titles of the two articles, redirects followed. */
  readonly articles: readonly [string, string]
  /** How many requests were sent. */
  readonly requests: number
}

export interface NoResult {
  readonly ok: false
  readonly reason: NoResultReason
  /** A sentence for a person. */
  readonly message: string
  /** The words that are to blame, as they were given; empty where none is. */
  readonly words: readonly string[]
  readonly requests: number
}

/** `ok` tells the two apart. */
export type CommonLinks = Found | NoResult
