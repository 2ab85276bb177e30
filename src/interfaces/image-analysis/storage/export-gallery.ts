import type { ContentRecord } from '../../../kernel/wire/interface/content.ts'
import type { Platform } from '../../../kernel/foundation/platform.ts'
import type { Tables } from './tables.ts'

/** Every enrolled picture by kind and name, as the numbers that are kept of it. */
export async function* exportGallery({ storage }: Pick<Platform, 'storage'>): AsyncGenerator<ContentRecord> {
  const rows = storage.tables<Tables>().selectFrom('image_gallery').selectAll()
  for await (const row of rows.orderBy('kind').orderBy('name').orderBy('embedding').stream()) {
    const { kind, name, is_sample: isSample } = row
    const embedding: unknown = JSON.parse(row.embedding)
    yield { type: 'picture', kind, name, embedding, ...(isSample === 1 && { sample: true }) }
  }
}
