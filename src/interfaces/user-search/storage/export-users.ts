import type { ContentRecord } from '../../../kernel/wire/interface/content.ts'
import type { Platform } from '../../../kernel/foundation/platform.ts'
import { dropUndefined } from '../../../libraries/json/drop-undefined.ts'
import type { Tables } from './tables.ts'

/** Every user, by id. */
export async function* exportUsers({ storage }: Pick<Platform, 'storage'>): AsyncGenerator<ContentRecord> {
  const rows = storage
    .tables<Tables>()
    .selectFrom('user_search_user')
    .select(['id', 'display_name', 'score', 'photo', 'is_sample'])
    .orderBy('id')
    .stream()
  for await (const { id, display_name, score, photo, is_sample: isSample } of rows) {
    const sample = isSample === 1 ? true : undefined
    yield { type: 'user', ...dropUndefined({ id, display_name, score, photo: photo ?? undefined, sample }) }
  }
}
