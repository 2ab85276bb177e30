import type { Generated } from 'kysely'

export interface Tables {
  encyclopedia_site: SiteRow
  encyclopedia_page: PageRow
  encyclopedia_text: TextRow
  encyclopedia_link: LinkRow
  encyclopedia_import: ImportRow
  encyclopedia_unindexed: UnindexedRow
  encyclopedia_reference: ReferenceRow
  encyclopedia_category: CategoryRow
  encyclopedia_document: DocumentRow
  encyclopedia_search: SearchRow
}

export interface SiteRow {
  language: string
  /** JSON of `Site`. */
  site: string
  is_sample: number
  /** Counted as pages are written: counting millions of rows would stop the event loop. */
  pages: number
  articles: number
}

export interface PageRow {
  language: string
  id: number
  namespace: number
  title: string
  redirect_to: string | null
  revision_id: number
  parent_id: number | null
  timestamp: number
  user_name: string | null
  user_id: number | null
  comment: string
  size: number
  model: string
  format: string
  /** CRC-32 of the text, which shows a changed text under an unchanged revision. */
  checksum: number
}

export interface TextRow {
  language: string
  page_id: number
  is_compressed: number
  /** UTF-8, by Zstandard where that is shorter. */
  body: Uint8Array
}

export interface LinkRow {
  language: string
  page_id: number
  namespace: number
  first_title: string
  /** By code points, a line each. */
  titles: string
}

export interface ImportRow {
  language: string
  /** Milliseconds since 1970; names the import. */
  started_at: number
  /** CRC-32 of the file's first bytes. */
  head: number
  /** Bytes of the file that had been read, and their CRC-32: the same file is known by them. */
  seen_bytes: number
  seen_checksum: number
  is_finished: number
  /** JSON of where the next page begins. */
  position: string
  /** Pages of the file that were stored. */
  pages: number
}

/** A page that was written since it was indexed. */
export interface UnindexedRow {
  language: string
  page_id: number
}

/** What a page leads to or is made with, to be found from the other end. */
export interface ReferenceRow {
  language: string
  /** One of `referenceKinds`. */
  kind: number
  target: string
  /** Of the page. */
  namespace: number
  page_id: number
}

export const referenceKinds = { link: 1, template: 2, redirect: 3, file: 4 } as const
export type ReferenceKind = keyof typeof referenceKinds

export interface CategoryRow {
  language: string
  /** Without the namespace's prefix, underscores for spaces. */
  name: string
  /** One of `memberTypes`, by its place. */
  member_type: number
  /** What the category sorts it by: in capitals, the title after what was said. */
  sort_key: string
  page_id: number
  /** What the page said it is sorted by. */
  sort_prefix: string
}

/** In the order in which a category lists them. */
export const memberTypes = ['page', 'subcat', 'file'] as const
export type MemberType = (typeof memberTypes)[number]

export interface DocumentRow {
  id: Generated<number>
  language: string
  page_id: number
  words: number
}

/** Of SQLite a table of FTS5, of PostgreSQL one of `tsvector`s; `rowid` is the document's id. */
export interface SearchRow {
  rowid: number
  title: string
  body: string
}
