import type { NamedNamespace } from '../../../../dialects/mediawiki/complete-namespaces.ts'
import type { TitleCase } from '../../../../dialects/mediawiki/site.ts'

/** What comes before the first page of a dump. */
export interface DumpHead {
  /** Of the root element: `xml:lang`. */
  readonly language: string | undefined
  readonly name: string | undefined
  readonly databaseName: string | undefined
  readonly base: string | undefined
  readonly generator: string | undefined
  readonly case: TitleCase
  readonly namespaces: readonly NamedNamespace[]
}
