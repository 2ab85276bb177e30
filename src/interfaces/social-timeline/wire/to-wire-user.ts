import type { ResponseOf } from '../../../kernel/wire/contract.ts'
import type { socialTimeline } from '../contract.ts'
import type { Account } from '../port.ts'
import { toWireDate } from './to-wire-date.ts'
import type { WirePost } from './to-wire-post.ts'

export type WireUser = ResponseOf<(typeof socialTimeline)['operations']['showUser']>

/** For accounts without a picture: the wire's field is an address. Nothing is served there. */
const noPicture = 'https://example.com/default_profile_normal.png'

export function toWireUser(account: Account, { withEntities = true } = {}): WireUser {
  const { id, url, imageUrl = noPicture } = account
  return {
    id: Number(id),
    id_str: id,
    name: account.name,
    screen_name: account.screenName,
    location: account.location,
    description: account.description,
    url: url ?? null,
    ...(withEntities ? { entities: describeLinks(url) } : {}),
    protected: account.isProtected,
    verified: false,
    followers_count: account.followersCount,
    friends_count: account.friendsCount,
    listed_count: 0,
    favourites_count: 0,
    statuses_count: account.postsCount,
    created_at: toWireDate(account.createdAt),
    profile_image_url: imageUrl,
    profile_image_url_https: imageUrl,
    default_profile_image: account.imageUrl === undefined,
  }
}

/** The account of a post: whole, or its number alone. */
export function toWireAuthor(account: Account, isTrimmed: boolean): WirePost['user'] {
  return isTrimmed ? { id: Number(account.id), id_str: account.id } : toWireUser(account)
}

function describeLinks(url: string | undefined) {
  if (url === undefined) return { description: { urls: [] } }
  const link = { url, expanded_url: url, display_url: url.replace(/^https?:\/\//, ''), indices: [0, [...url].length] }
  return { url: { urls: [link] }, description: { urls: [] } }
}
