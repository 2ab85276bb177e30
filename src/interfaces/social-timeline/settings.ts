import { Type, type Static } from 'typebox'

const allowance = (calls: number, what: string) =>
  Type.Integer({ default: calls, minimum: 1, description: `Calls for ${what} that a caller has in 15 minutes.` })

export const settings = Type.Object({
  SOCIAL_TIMELINE_POSTS_LIMIT: allowance(1500, 'timelines'),
  SOCIAL_TIMELINE_FOLLOWERS_LIMIT: allowance(900, 'pages of followers'),
  SOCIAL_TIMELINE_FRIENDS_LIMIT: allowance(900, 'pages of those whom an account follows'),
  SOCIAL_TIMELINE_SEARCH_LIMIT: allowance(450, 'searches'),
  SOCIAL_TIMELINE_USERS_LIMIT: allowance(900, 'single accounts'),
  SOCIAL_TIMELINE_APPLICATION_LIMIT: allowance(180, 'what is left of these'),
  SOCIAL_TIMELINE_MASTODON_URL: Type.Optional(
    Type.String({ description: 'A Mastodon server such as https://mastodon.example, for the engine mastodon.' }),
  ),
})

export type Settings = Static<typeof settings>
