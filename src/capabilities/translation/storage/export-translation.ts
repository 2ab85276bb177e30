import { dropUndefined } from '../../../libraries/json/drop-undefined.ts'
import type { ContentRecord } from '../../../kernel/wire/interface/content.ts'
import type { Platform } from '../../../kernel/foundation/platform.ts'
import { parseEntries } from '../glossary/entries-column.ts'
import type { Tables } from './tables.ts'

/** Every unit of the memory, then every glossary. */
export async function* exportTranslation({ storage }: Pick<Platform, 'storage'>): AsyncGenerator<ContentRecord> {
  const tables = storage.tables<Tables>()
  const units = tables.selectFrom('translation_unit').selectAll().orderBy('owner').orderBy('hash').stream()
  for await (const { hash: _hash, made_by: madeBy, is_sample: isSample, saved_at: savedAt, ...unit } of units) {
    const { owner, source, target, format, text, translation } = unit
    yield {
      type: 'unit',
      ...dropUndefined({ owner: owner || undefined, source, target, format, text, translation }),
      ...dropUndefined({ made_by: madeBy || undefined, sample: isSample === 1 ? true : undefined }),
      saved_at: new Date(savedAt).toISOString(),
    }
  }
  const glossaries = tables.selectFrom('translation_glossary').selectAll().orderBy('id').stream()
  for await (const { entries, created_at: createdAt, entry_count: _count, ...glossary } of glossaries) {
    const { id, owner, name, source, target } = glossary
    yield {
      type: 'glossary',
      id,
      owner,
      name,
      source,
      target,
      entries: parseEntries(entries),
      created_at: new Date(createdAt).toISOString(),
    }
  }
}
