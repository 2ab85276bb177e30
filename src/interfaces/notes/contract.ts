import * as Type from 'typebox'
import { defineContract } from '../../kernel/wire/contract.ts'

const Note = Type.Object({
  id: Type.Integer(),
  key: Type.String({ description: 'Lasting, such as n4f1c2a9be013' }),
  name: Type.String({ description: 'The title' }),
  body: Type.String({ description: 'HTML' }),
  publish_at: Type.String({ description: 'ISO 8601, UTC' }),
  like_count: Type.Integer(),
  note_url: Type.String(),
  hashtag_notes: Type.Array(
    Type.Object({ hashtag: Type.Object({ name: Type.String({ description: 'With its #' }) }) }),
  ),
  user: Type.Object({ urlname: Type.String(), nickname: Type.String() }),
})

const Failure = Type.Object({ error: Type.Object({ code: Type.String(), message: Type.String() }) })

/** N: the published notes of an account. */
export const notes = defineContract({
  id: 'notes',
  spec: 'N',
  title: 'Published notes',
  summary: 'Lists the published notes of an account, the newest first.',
  base: 'notes',
  key: { in: 'bearer', need: 'optional' },
  cors: {
    pages: 'same-origin',
    because: 'The notes are the owner’s.',
  },
  failure: { body: Failure },
  operations: {
    listNotes: {
      method: 'GET',
      path: '/api/v1/notes',
      summary: 'List the notes of an account',
      query: Type.Object({
        urlname: Type.String({ minLength: 1, description: 'The account' }),
        page: Type.Optional(
          Type.String({ pattern: '^[1-9][0-9]{0,8}$', description: 'From 1; a page holds 10 notes' }),
        ),
      }),
      response: Type.Object({
        data: Type.Object({
          notes: Type.Array(Note),
          first_page: Type.Boolean({ description: 'Whether this is the first page' }),
          next_page: Type.Union([Type.Integer(), Type.Null()]),
          last_page: Type.Boolean({ description: 'Whether this is the last page' }),
        }),
      }),
      errors: { 404: Failure },
      example: { query: { urlname: 'mainstay' } },
    },
  },
})
