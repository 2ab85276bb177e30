/** What the engine reads of imported wikis. */
import type { Site } from '../../../dialects/mediawiki/site.ts'
import type { ExpandText } from './expand-text.ts'
import type { CategoryRange } from './list-category-members.ts'
import type { RandomRange } from './list-pages.ts'
import type { MemberType, ReferenceKind } from './tables.ts'

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

/** Titles are written with the prefix, underscores for spaces. */
export interface PageRange {
  readonly namespace: number
  readonly prefix?: string | undefined
  readonly from?: string | undefined
  readonly to?: string | undefined
  readonly isRedirect?: boolean | undefined
  readonly minSize?: number | undefined
  readonly maxSize?: number | undefined
  readonly isDescending?: boolean
  readonly limit: number
}

export interface MemberRange {
  readonly types: readonly MemberType[]
  readonly namespaces?: readonly number[] | undefined
  readonly since?: { readonly type: MemberType; readonly sortKey: string; readonly pageId: number } | undefined
  readonly isDescending?: boolean
  readonly limit: number
}

export interface CategoryMember {
  readonly page: Page
  readonly type: MemberType
  readonly sortKey: string
  /** What the page said it is sorted by; empty where it did not. */
  readonly sortPrefix: string
}

/** A category by its name without the prefix, underscores for spaces. */
export interface CategoryUse {
  readonly name: string
  readonly pages: number
  readonly subcategories: number
  readonly files: number
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
