import type { Generated } from 'kysely'

export interface CategoryRow {
  name: string
  /** The number in the path of the wire. */
  segment: number
  /** How many entries it holds, kept in step with each change. */
  entry_count: number
}

export interface SourceRow {
  /** Ascending with the time of subscribing. */
  id: number
  category: string
  /** Where it is fetched from; `sample:…` is never fetched. */
  url: string
  /** Empty until the feed has been read. */
  title: string
  site_url: string
  etag: string | null
  last_modified: string | null
  /** SHA-256 of the last body, in hexadecimal. */
  body_hash: string | null
  /** Failures in a row. */
  failures: number
  /** Null when it is fetched no more: a sample, or a feed that is gone (410). */
  next_fetch_at: number | null
  last_success_at: number | null
  last_error: string | null
  last_error_at: number | null
}

export interface EntryRow {
  /** Ascending with the time of arrival. */
  id: number
  category: string
  source_id: number
  /** Hashes that make it the same entry when it comes again; see identify-entries.ts. */
  id_key: string | null
  link_key: string | null
  content_key: string
  /** Hash of everything that the feed says of it: unchanged means nothing to write. */
  version: string
  title: string
  link: string
  author: string
  description: string
  published_at: number
}

/** A type and not an interface: `withTables` takes only what has an index signature. */
export type Tables = {
  news_feed_category: CategoryRow
  news_feed_source: Omit<SourceRow, 'id'> & { id: Generated<number> }
  news_feed_entry: Omit<EntryRow, 'id'> & { id: Generated<number> }
}
