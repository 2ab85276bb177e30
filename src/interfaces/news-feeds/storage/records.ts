import { type Static, Type } from 'typebox'
import type { ContentRecord } from '../../../kernel/wire/interface/content.ts'
import type { EntryRow, SourceRow } from './tables.ts'

const nullable = <Schema extends ReturnType<typeof Type.String | typeof Type.Integer>>(schema: Schema) =>
  Type.Union([schema, Type.Null()])

export const CategoryRecord = Type.Object({
  type: Type.Literal('category'),
  name: Type.String(),
  segment: Type.Integer(),
})

export const SourceRecord = Type.Object({
  type: Type.Literal('source'),
  category: Type.String(),
  url: Type.String(),
  title: Type.String(),
  siteUrl: Type.String(),
  etag: nullable(Type.String()),
  lastModified: nullable(Type.String()),
  bodyHash: nullable(Type.String()),
  failures: Type.Integer(),
  nextFetchAt: nullable(Type.Integer()),
  lastSuccessAt: nullable(Type.Integer()),
  lastError: nullable(Type.String()),
  lastErrorAt: nullable(Type.Integer()),
})

export const EntryRecord = Type.Object({
  type: Type.Literal('entry'),
  category: Type.String(),
  /** The address of its feed. */
  source: Type.String(),
  idKey: nullable(Type.String()),
  linkKey: nullable(Type.String()),
  contentKey: Type.String(),
  version: Type.String(),
  title: Type.String(),
  link: Type.String(),
  author: Type.String(),
  description: Type.String(),
  publishedAt: Type.Integer(),
})

export type SourceRecord = Static<typeof SourceRecord>
export type EntryRecord = Static<typeof EntryRecord>

export function toSourceRecord(row: SourceRow): SourceRecord & ContentRecord {
  return {
    type: 'source',
    category: row.category,
    url: row.url,
    title: row.title,
    siteUrl: row.site_url,
    etag: row.etag,
    lastModified: row.last_modified,
    bodyHash: row.body_hash,
    failures: row.failures,
    nextFetchAt: row.next_fetch_at,
    lastSuccessAt: row.last_success_at,
    lastError: row.last_error,
    lastErrorAt: row.last_error_at,
  }
}

export function fromSourceRecord(record: SourceRecord): Omit<SourceRow, 'id'> {
  return {
    category: record.category,
    url: record.url,
    title: record.title,
    site_url: record.siteUrl,
    etag: record.etag,
    last_modified: record.lastModified,
    body_hash: record.bodyHash,
    failures: record.failures,
    next_fetch_at: record.nextFetchAt,
    last_success_at: record.lastSuccessAt,
    last_error: record.lastError,
    last_error_at: record.lastErrorAt,
  }
}

export function toEntryRecord(row: EntryRow, sourceUrl: string): EntryRecord & ContentRecord {
  return {
    type: 'entry',
    category: row.category,
    source: sourceUrl,
    idKey: row.id_key,
    linkKey: row.link_key,
    contentKey: row.content_key,
    version: row.version,
    title: row.title,
    link: row.link,
    author: row.author,
    description: row.description,
    publishedAt: row.published_at,
  }
}

export function fromEntryRecord(record: EntryRecord, sourceId: number): Omit<EntryRow, 'id'> {
  return {
    category: record.category,
    source_id: sourceId,
    id_key: record.idKey,
    link_key: record.linkKey,
    content_key: record.contentKey,
    version: record.version,
    title: record.title,
    link: record.link,
    author: record.author,
    description: record.description,
    published_at: record.publishedAt,
  }
}
