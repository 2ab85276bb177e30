/** What the engine reads of imported wikis. */
import type { Site } from '../../../dialects/mediawiki/site.ts'
import type { ReferenceKind } from './tables.ts'
import type { Page } from './stored-page.ts'
import type { MemberRange, CategoryMember, CategoryUse, CategoryRange } from './category-member.ts'
import type { PageRange, RandomRange } from './page-range.ts'
import type { ExpandText } from './text-to-expand.ts'

/** A link of a page, in the order (from, namespace, title by code points) in which listings page. */
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

/** Pages from one id on. */
export interface ReferringRange {
  readonly since?: number | undefined
  readonly namespaces?: readonly number[] | undefined
  /** Redirects alone, or none of them. */
  readonly isRedirect?: boolean | undefined
  readonly isDescending?: boolean
  readonly limit: number
}

/** As `toSearchWords` gives it. */
export interface SearchWord {
  readonly word: string
  /** Whether words that begin so count, too. */
  readonly isPrefix: boolean
}

export interface SearchRange {
  readonly column: 'title' | 'body'
  readonly namespaces: readonly number[] | undefined
  readonly isRedirect?: boolean | undefined
  readonly offset: number
  readonly limit: number
}

export interface FoundPages {
  readonly total: number
  readonly pages: readonly { readonly page: Page; readonly words: number }[]
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
  /** A page's text with its templates in their places. */
  readonly expandText: ExpandText
  listLinks(language: string, ids: readonly number[], range: LinkRange): Promise<StoredLink[]>
  listPages(language: string, range: PageRange): Promise<Page[]>
  /** Pages by their ids, after a place between the first (0) and the last (1). */
  listPagesFromId(language: string, fraction: number, range: RandomRange): Promise<Page[]>
  /** Those below are found by the indices, which `indexPages` writes. */
  listReferring(language: string, kind: ReferenceKind, target: string, range: ReferringRange): Promise<Page[]>
  listCategoryMembers(language: string, name: string, range: MemberRange): Promise<CategoryMember[]>
  listCategories(language: string, range: CategoryRange): Promise<CategoryUse[]>
  countCategories(language: string, names: readonly string[]): Promise<CategoryUse[]>
  searchPages(language: string, words: readonly SearchWord[], range: SearchRange): Promise<FoundPages>
  /** Writes what some pages are found by that wait for it, of these or of all; answers how many there were, none at the end. */
  indexPages(site: Site, ids?: readonly number[]): Promise<number>
  /** Those of these pages that wait to be indexed. */
  listUnindexed(language: string, ids: readonly number[]): Promise<number[]>
  countUnindexed(language: string): Promise<number>
  countPages(language: string): Promise<{ readonly pages: number; readonly articles: number }>
}
