/** A wiki as its dump's `siteinfo` describes it. Titles here are text with spaces, namespace prefix included. */

export type TitleCase = 'first-letter' | 'case-sensitive'

export interface Namespace {
  readonly id: number
  /** The localised name; empty for articles. */
  readonly name: string
  /** The English name that every wiki understands too. */
  readonly canonical: string
  readonly aliases: readonly string[]
  readonly case: TitleCase
}

export interface Site {
  /** The edition's code, such as `ja`. */
  readonly language: string
  /** The language that it is written in, where that is another: English of `simple`, German of a private wiki. */
  readonly contentLanguage?: string | undefined
  readonly name: string
  /** Address of the main page in the wiki the dump is of. */
  readonly base: string
  readonly mainPage: string
  readonly databaseName: string
  readonly generator: string
  readonly case: TitleCase
  readonly namespaces: readonly Namespace[]
}
