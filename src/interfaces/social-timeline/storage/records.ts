import type { Id, Post } from '../port.ts'

/** What is known of an account when it comes in; its counts come of what is kept here. */
export interface NewAccount {
  readonly id: Id
  readonly screenName: string
  readonly name: string
  readonly description?: string | undefined
  readonly location?: string | undefined
  readonly url?: string | undefined
  readonly imageUrl?: string | undefined
  readonly createdAt?: number | undefined
  readonly isProtected?: boolean | undefined
  /** Only the id is known; the names are made up, and give way to real ones. */
  readonly isPlaceholder?: boolean | undefined
  readonly isSample?: boolean | undefined
}

/** What imports bring in, one at a time. */
export type SocialRecord =
  | { readonly type: 'account'; readonly account: NewAccount }
  | { readonly type: 'post'; readonly accountId: Id; readonly post: Post }
  | { readonly type: 'follower'; readonly accountId: Id; readonly followerId: Id }
