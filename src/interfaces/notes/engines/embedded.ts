import { Type } from 'typebox'
import { createJsonReader } from '../../../libraries/json/create-json-reader.ts'
import type { EngineContext } from '../../../kernel/wire/interface/engine.ts'
import type { Storage } from '../../../kernel/foundation/storage/storage.ts'
import type { Note, NoteStore } from '../port.ts'
import type { NoteTable, Tables } from '../storage/tables.ts'

const readTags = createJsonReader(Type.Array(Type.String()))

/** Notes lie in the storage. */
export default function createEngine({ storage, now }: Pick<EngineContext, 'storage' | 'now'>): NoteStore {
  return {
    async list({ urlname, offset, limit }) {
      const account = await readAccount(storage, urlname)
      if (!account) return undefined
      const rows = await storage
        .tables<Tables>()
        .selectFrom('notes_note')
        .select(['number', 'key', 'title', 'body', 'publish_at', 'likes', 'address', 'tags'])
        .where('urlname', '=', urlname)
        .where('is_draft', '=', 0)
        .where('publish_at', '<=', now())
        .orderBy('publish_at', 'desc')
        .orderBy('number', 'desc')
        .offset(offset)
        // One more than wanted says whether there is another page.
        .limit(limit + 1)
        .execute()
      return { nickname: account.nickname, notes: rows.slice(0, limit).map(fromRow), hasMore: rows.length > limit }
    },
  }
}

/** PostgreSQL refuses NUL in a text, and no account has one. */
async function readAccount(storage: Storage, urlname: string) {
  if (urlname.includes('\u{0}')) return undefined
  return storage
    .tables<Tables>()
    .selectFrom('notes_account')
    .select('nickname')
    .where('urlname', '=', urlname)
    .executeTakeFirst()
}

function fromRow(
  row: Pick<NoteTable, 'key' | 'title' | 'body' | 'publish_at' | 'likes' | 'address' | 'tags'> & { number: number },
): Note {
  return {
    id: row.number,
    key: row.key,
    title: row.title,
    body: row.body,
    publishedAt: row.publish_at,
    likes: row.likes,
    address: row.address ?? undefined,
    tags: readTags(row.tags),
  }
}
