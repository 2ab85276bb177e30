import { crc32 } from 'node:zlib'
import type { Link } from '../../../dialects/mediawiki/read-target.ts'
import type { LinkRow, PageRow, TextRow } from './tables.ts'
import { toTextBody } from './text-body.ts'
import type { Page, Revision } from './stored-page.ts'

/** What one page is in the tables, the language apart. */
export interface PageRows {
  readonly page: Omit<PageRow, 'language'>
  readonly text: Omit<TextRow, 'language' | 'page_id'>
  readonly links: readonly Omit<LinkRow, 'language' | 'page_id'>[]
}

/** A page to be stored; its size is its text's. */
export interface NewPage extends Omit<Page, 'revision'> {
  readonly revision: Omit<Revision, 'size'>
}

/** As many links as one request may ask for. */
const linksPerStretch = 500

/** `utf8` is the page's text; its links are in the order of listings (`sortLinks`). */
export function toPageRows(page: NewPage, utf8: Uint8Array, links: readonly Link[]): PageRows {
  const { isCompressed, body } = toTextBody(utf8)
  return {
    page: toPageRow(page, utf8),
    text: { is_compressed: isCompressed ? 1 : 0, body },
    links: toLinkRows(links),
  }
}

function toPageRow({ id, namespace, title, redirectTo, revision }: NewPage, utf8: Uint8Array): PageRows['page'] {
  return {
    id,
    namespace,
    title,
    redirect_to: redirectTo ?? null,
    revision_id: revision.id,
    parent_id: revision.parentId ?? null,
    timestamp: revision.timestamp,
    user_name: revision.user ?? null,
    user_id: revision.userId ?? null,
    comment: revision.comment,
    size: utf8.length,
    model: revision.model,
    format: revision.format,
    checksum: crc32(utf8),
  }
}

/** Stretches of links, which are in the order of listings. */
export function toLinkRows(links: readonly Link[]): PageRows['links'] {
  const rows: Omit<LinkRow, 'language' | 'page_id'>[] = []
  let stretch: string[] = []
  for (let index = 0; index < links.length; index++) {
    const { namespace = 0, title = '' } = links[index] ?? {}
    stretch.push(title)
    if (stretch.length < linksPerStretch && links[index + 1]?.namespace === namespace) continue
    rows.push({ namespace, first_title: stretch[0] ?? '', titles: stretch.join('\n') })
    stretch = []
  }
  return rows
}
