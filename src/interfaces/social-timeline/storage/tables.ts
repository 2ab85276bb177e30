/** Ids are text of 20 digits with leading zeros: they exceed what a JavaScript number holds, and sort as numbers do. */

import type { Generated } from 'kysely'

export interface AccountTable {
  id: string
  screen_name: string
  /** `screen_name` in lower case. */
  folded_name: string
  name: string
  description: string
  location: string
  url: string | null
  image_url: string | null
  created_at: number
  is_protected: number
  /** 1 while only the id is known: the name was made up. */
  is_placeholder: number
  is_sample: number
  /** Rows held here, counted as they come and go. */
  follower_count: Generated<number>
  friend_count: Generated<number>
  post_count: Generated<number>
  /** The position that the next follower gets. */
  next_position: Generated<number>
}

export interface PostTable {
  id: string
  account_id: string
  created_at: number
  text: string
  /** JSON of `Entities`. */
  entities: string
  language: string
  source: string
  /** JSON of `ReplyTarget`; null for posts that are no reply. */
  reply_to: string | null
  is_repost: number
  is_sensitive: number
  repost_count: number
  favourite_count: number
}

export interface FollowerTable {
  account_id: string
  follower_id: string
  /** From 1 in the order in which they came; a cursor is a position. */
  position: number
}

/** The index of words: what `toPostTerms` gives of each post. */
export interface TermTable {
  term: string
  post_id: string
}

export interface TokenTable {
  /** SHA-256 of the token, in hexadecimal. */
  hash: string
  holder: string
  /** Counts up with each token of a holder. */
  generation: number
  created_at: number
  revoked_at: number | null
}

export type Tables = {
  social_account: AccountTable
  social_post: PostTable
  social_follower: FollowerTable
  social_term: TermTable
  social_token: TokenTable
}
