import * as Type from 'typebox'
import { defineContract } from '../../kernel/wire/contract.ts'

const Meta = Type.Object({
  limit: Type.Integer({ description: 'Users a page, 20 unless asked otherwise' }),
  message: Type.Literal('success'),
  hit_num: Type.Integer({ description: 'Users found in all, counted exactly' }),
  total_page: Type.Integer(),
  page: Type.Integer({ description: 'This page, first page 1' }),
})

const User = Type.Object({
  score: Type.Integer(),
  photo: Type.String({ description: 'The address of a picture' }),
  display_name: Type.String(),
})

const Failure = Type.Object({ meta: Type.Object({ message: Type.String() }) })

/** Q: users of a site of questions and answers, found by their display name. */
export const userSearch = defineContract({
  id: 'user-search',
  spec: 'Q',
  title: 'Search of users',
  summary: 'Finds users by display name: prefix and substring, in any script, case and width folded.',
  base: 'qa',
  key: { in: 'bearer', need: 'optional' },
  cors: {
    pages: 'same-origin',
    because: 'The users are the owner’s.',
  },
  failure: { body: Failure },
  operations: {
    searchUsers: {
      method: 'GET',
      path: '/api/v1/users/search',
      summary: 'Search users by display name',
      query: Type.Object({
        q: Type.String({ description: 'A display name or a part of one; every character stands for itself' }),
        page: Type.Optional(Type.String({ pattern: '^[1-9][0-9]{0,8}$', description: 'From 1' })),
        limit: Type.Optional(Type.String({ pattern: '^([1-9][0-9]?|100)$', description: 'Users a page, 1 to 100' })),
      }),
      response: Type.Object({ meta: Meta, users: Type.Array(User) }),
      example: { query: { q: 'ta' } },
    },
  },
})
