import type { SocialNetwork } from '../port.ts'
import type { Settings } from '../settings.ts'

/** The limits that the settings name; the same whatever answers. */
export function createAllowance(settings: Settings): Pick<SocialNetwork, 'allowance'> {
  const allowance = {
    timeline: settings.SOCIAL_TIMELINE_POSTS_LIMIT,
    followers: settings.SOCIAL_TIMELINE_FOLLOWERS_LIMIT,
    friends: settings.SOCIAL_TIMELINE_FRIENDS_LIMIT,
    search: settings.SOCIAL_TIMELINE_SEARCH_LIMIT,
    users: settings.SOCIAL_TIMELINE_USERS_LIMIT,
    application: settings.SOCIAL_TIMELINE_APPLICATION_LIMIT,
  }
  return { allowance: async () => allowance }
}
