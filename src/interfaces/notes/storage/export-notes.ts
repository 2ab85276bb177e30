import type { ContentRecord } from '../../../kernel/wire/interface/content.ts'
import type { Platform } from '../../../kernel/foundation/platform.ts'
import { dropUndefined } from '../../../libraries/json/drop-undefined.ts'
import type { Tables } from './tables.ts'

/** Every account by urlname, then every note by key. */
export async function* exportNotes({ storage }: Pick<Platform, 'storage'>): AsyncGenerator<ContentRecord> {
  const accounts = storage.tables<Tables>().selectFrom('notes_account').selectAll().orderBy('urlname').stream()
  for await (const { urlname, nickname, is_sample: isSample } of accounts) {
    yield { type: 'account', ...dropUndefined({ urlname, nickname, sample: isSample === 1 ? true : undefined }) }
  }
  const notes = storage.tables<Tables>().selectFrom('notes_note').selectAll().orderBy('key').stream()
  for await (const { key, urlname, title, body, publish_at: publishAt, likes, ...row } of notes) {
    const tags: unknown = JSON.parse(row.tags)
    yield {
      type: 'note',
      ...dropUndefined({ key, urlname, title, body, publish_at: new Date(publishAt).toISOString(), likes, tags }),
      ...dropUndefined({
        address: row.address ?? undefined,
        draft: row.is_draft === 1 ? true : undefined,
        sample: row.is_sample === 1 ? true : undefined,
      }),
    }
  }
}
