import { answer } from '../../kernel/wire/interface/answer.ts'
import type { Handlers } from '../../kernel/wire/interface.ts'
import type { socialTimeline } from './contract.ts'
import { showPost, userTimeline } from './handlers/posts.ts'
import { listFollowerIds, listFollowers, listFriendIds, listFriends } from './handlers/relations.ts'
import { searchPosts } from './handlers/search.ts'
import { invalidateToken, obtainToken } from './handlers/tokens.ts'
import { lookUpUsers, lookUpUsersByForm, showUser } from './handlers/users.ts'
import type { SocialNetwork } from './port.ts'
import { findCaller, takeCall } from './wire/admit.ts'
import { readWindows } from './wire/windows.ts'

export const handlers: Handlers<typeof socialTimeline, SocialNetwork> = {
  userTimeline,
  showPost,
  searchPosts,
  listFollowers,
  listFollowerIds,
  listFriends,
  listFriendIds,
  lookUpUsers,
  lookUpUsersByForm,
  showUser,
  obtainToken,
  invalidateToken,

  async rateLimitStatus(input, context) {
    const caller = await findCaller(input, context)
    const headers = await takeCall(caller, context, 'application')
    const allowance = await context.engine.allowance()
    const resources = await readWindows(caller, context.quotas, allowance, input.query.resources)
    return answer({ rate_limit_context: { application: caller.id }, resources }, { headers })
  },
}
