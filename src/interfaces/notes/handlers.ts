import type { ResponseOf } from '../../kernel/wire/contract.ts'
import { ServiceError } from '../../kernel/foundation/errors/service-error.ts'
import type { Handlers } from '../../kernel/wire/interface.ts'
import type { notes } from './contract.ts'
import type { Note, NoteStore } from './port.ts'

const notesPerPage = 10

export const handlers: Handlers<typeof notes, NoteStore> = {
  async listNotes({ query: { urlname, page: pageText = '1' } }, { engine }) {
    const page = Number(pageText)
    const found = await engine.list({ urlname, offset: (page - 1) * notesPerPage, limit: notesPerPage })
    if (!found) throw new ServiceError('not_found', 404, `There is no account "${urlname.slice(0, 100)}".`)
    const user = { urlname, nickname: found.nickname }
    return {
      data: {
        notes: found.notes.map((note) => toWireNote(note, user)),
        first_page: page === 1,
        next_page: found.hasMore ? page + 1 : null,
        last_page: !found.hasMore,
      },
    }
  },
}

type WireNote = ResponseOf<(typeof notes)['operations']['listNotes']>['data']['notes'][number]

function toWireNote(
  { id, key, title, body, publishedAt, likes, address, tags }: Note,
  user: WireNote['user'],
): WireNote {
  return {
    id,
    key,
    name: title,
    body,
    publish_at: new Date(publishedAt).toISOString(),
    like_count: likes,
    note_url: address ?? `https://example.com/${encodeURIComponent(user.urlname)}/n/${key}`,
    hashtag_notes: tags.map((tag) => ({ hashtag: { name: `#${tag}` } })),
    user,
  }
}
