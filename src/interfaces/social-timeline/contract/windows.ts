import * as Type from 'typebox'
import type { Static } from 'typebox'

const Window = Type.Object({
  limit: Type.Integer(),
  remaining: Type.Integer(),
  reset: Type.Integer({ description: 'When the window starts anew, in seconds since 1970' }),
})

/** The windows of the paths that are served, by family; only the families that were asked for. */
export const Windows = Type.Object({
  statuses: Type.Optional(Type.Object({ '/statuses/user_timeline': Window })),
  followers: Type.Optional(Type.Object({ '/followers/list': Window })),
  friends: Type.Optional(Type.Object({ '/friends/list': Window })),
  search: Type.Optional(Type.Object({ '/search/tweets': Window })),
  users: Type.Optional(Type.Object({ '/users/show/:id': Window })),
  application: Type.Optional(Type.Object({ '/application/rate_limit_status': Window })),
})

export type Window = Static<typeof Window>
export type Windows = Static<typeof Windows>
