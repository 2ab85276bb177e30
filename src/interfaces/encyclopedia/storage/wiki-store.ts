/** What the engine reads of imported wikis. */
import type { Site } from '../../../dialects/mediawiki/site.ts'

export interface Page {
  readonly id: number
  readonly namespace: number
  /** With the namespace's localised prefix, spaces for underscores. */
  readonly title: string
  /** Where a redirect leads, written like `title`; it may hold a `#fragment`. */
  readonly redirectTo: string | undefined
  readonly revision: Revision
}

export interface Revision {
  readonly id: number
  readonly parentId: number | undefined
  /** Milliseconds since 1970. */
  readonly timestamp: number
  readonly user: string | undefined
  readonly userId: number | undefined
  readonly comment: string
  /** Bytes of the text in UTF-8. */
  readonly size: number
  readonly model: string
  readonly format: string
}

/** A link of a page's own text, in the order (from, namespace, title by code points) in which listings page. */
export interface StoredLink {
  readonly from: number
  readonly namespace: number
  readonly title: string
}

export interface LinkRange {
  readonly namespaces?: readonly number[]
  /** Only links from this one on, itself included: MediaWiki's `plcontinue`. */
  readonly since?: StoredLink
  readonly limit: number
}

export interface WikiStore {
  /** Codes of the editions that hold something. */
  listLanguages(): Promise<string[]>
  findSite(language: string): Promise<Site | undefined>
  findPagesByTitle(language: string, titles: readonly string[]): Promise<Page[]>
  findPagesById(language: string, ids: readonly number[]): Promise<Page[]>
  findPageByRevision(language: string, revisionId: number): Promise<Page | undefined>
  /** The article of the lowest id, redirects left out. */
  findFirstArticle(language: string): Promise<Page | undefined>
  /** Wikitext by page id. */
  readTexts(language: string, ids: readonly number[]): Promise<ReadonlyMap<number, string>>
  listLinks(language: string, ids: readonly number[], range: LinkRange): Promise<StoredLink[]>
  countPages(language: string): Promise<{ readonly pages: number; readonly articles: number }>
}
