export interface Tables {
  encyclopedia_site: SiteRow
  encyclopedia_page: PageRow
  encyclopedia_text: TextRow
  encyclopedia_link: LinkRow
  encyclopedia_import: ImportRow
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
  /** CRC-32 of the text, which tells a changed text under an unchanged revision. */
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
