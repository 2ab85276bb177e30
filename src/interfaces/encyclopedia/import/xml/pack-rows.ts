import type { PageRows } from '../../storage/page-rows.ts'

/** Rows on their way out of a thread: their texts in one piece, as a small view would take the whole buffer behind it along. */
export interface PackedRows {
  readonly rows: readonly PackedRow[]
  readonly bodies: Uint8Array
}

type PackedRow = Omit<PageRows, 'text'> & { readonly isCompressed: number; readonly bodyEnd: number }

/**
 * The texts go into `memory`, that of the XML which they were read from: none is longer than it was there, and one that lies
 * there as it was is moved towards the beginning.
 */
export function packRows(pages: readonly PageRows[], memory: Uint8Array): PackedRows {
  let bodyEnd = 0
  const rows = pages.map(({ page, text, links }): PackedRow => {
    memory.set(text.body, bodyEnd)
    bodyEnd += text.body.length
    return { page, links, isCompressed: text.is_compressed, bodyEnd }
  })
  return { rows, bodies: memory.subarray(0, bodyEnd) }
}

export function unpackRows({ rows, bodies }: PackedRows): PageRows[] {
  return rows.map(({ page, links, isCompressed, bodyEnd }, index) => {
    const body = bodies.subarray(rows[index - 1]?.bodyEnd ?? 0, bodyEnd)
    return { page, links, text: { is_compressed: isCompressed, body } }
  })
}
