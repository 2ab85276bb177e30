import type { PageRow } from './tables.ts'
import type { Page } from './stored-page.ts'

export function fromPageRow(row: PageRow): Page {
  return {
    id: row.id,
    namespace: row.namespace,
    title: row.title,
    redirectTo: row.redirect_to ?? undefined,
    revision: {
      id: row.revision_id,
      parentId: row.parent_id ?? undefined,
      timestamp: row.timestamp,
      user: row.user_name ?? undefined,
      userId: row.user_id ?? undefined,
      comment: row.comment,
      size: row.size,
      model: row.model,
      format: row.format,
    },
  }
}
