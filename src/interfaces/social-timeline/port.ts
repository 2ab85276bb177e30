/** The port of S: accounts, their posts, whom they follow and who follows them, and the tokens that open them. */

/** A whole number above zero of at most 20 digits, as text: they exceed 2^53. */
export type Id = string

export interface Account {
  readonly id: Id
  readonly screenName: string
  readonly name: string
  readonly description: string
  readonly location: string
  readonly url: string | undefined
  readonly imageUrl: string | undefined
  /** Milliseconds since 1970; 0 when nobody knows. */
  readonly createdAt: number
  readonly isProtected: boolean
  readonly followersCount: number
  readonly friendsCount: number
  readonly postsCount: number
}

/** Where something stands in a text: start and end in code points. */
export type Indices = readonly [number, number]

export interface Link {
  readonly url: string
  readonly expandedUrl: string
  readonly displayUrl: string
  readonly indices: Indices
}

export interface Mention {
  readonly screenName: string
  readonly name: string
  readonly id?: Id | undefined
  readonly indices: Indices
}

export interface Tag {
  readonly text: string
  readonly indices: Indices
}

export interface MediaLink extends Link {
  readonly id: Id
  readonly kind: 'photo' | 'video' | 'animated_gif'
  /** The picture itself. */
  readonly mediaUrl: string
  readonly altText?: string | undefined
}

export interface Entities {
  readonly hashtags: readonly Tag[]
  readonly symbols: readonly Tag[]
  readonly mentions: readonly Mention[]
  readonly links: readonly Link[]
  readonly media: readonly MediaLink[]
}

export interface ReplyTarget {
  readonly postId?: Id | undefined
  readonly accountId?: Id | undefined
  readonly screenName?: string | undefined
}

export interface Post {
  readonly id: Id
  /** Milliseconds since 1970. */
  readonly createdAt: number
  /** Plain, with `&`, `<` and `>` as entities of HTML. */
  readonly text: string
  readonly entities: Entities
  /** A BCP 47 tag, or `und`. */
  readonly language: string
  /** HTML: a link to the program it was written with, or nothing. */
  readonly source: string
  readonly replyTo: ReplyTarget | undefined
  readonly isRepost: boolean
  readonly isSensitive: boolean
  readonly repostCount: number
  readonly favouriteCount: number
}

export interface FoundPost {
  readonly post: Post
  readonly account: Account
}

export interface FoundPosts {
  readonly posts: readonly FoundPost[]
  /** The largest id of the following page; undefined on the last. */
  readonly next: Id | undefined
}

export interface PostRange {
  readonly count: number
  /** Only posts with larger ids. */
  readonly after?: Id | undefined
  /** Only posts with this id or smaller ones. */
  readonly upTo?: Id | undefined
}

/** Where a page of a list begins: -1 for the first, 0 for none, below -1 on the way back. It may exceed 2^53. */
export type Cursor = bigint

export interface AccountPage {
  readonly accounts: readonly Account[]
  /** Of the following page; 0 on the last. */
  readonly next: Cursor
  /** Of the page before; 0 on the first. */
  readonly previous: Cursor
}

export interface Holder {
  readonly id: string
  /** What the holder proves themselves with. */
  readonly secret: string
}

/** What one caller may ask, in calls of a window of 15 minutes. */
export interface Allowance {
  readonly timeline: number
  readonly followers: number
  readonly friends: number
  readonly search: number
  readonly users: number
  /** How often it may ask what is left. */
  readonly application: number
}

/** A post as conditions look at it. */
export interface SearchedPost {
  readonly post: Post
  readonly account: Account
  readonly tokens: readonly string[]
}

/** What a post has to be or to hold. */
export interface Condition {
  /** What the index holds of every post that meets it. */
  readonly terms: readonly string[]
  /** The name, folded, of the only account whose posts meet it. */
  readonly author?: string
  isMet(searched: SearchedPost): boolean
}

export interface SocialNetwork {
  findAccount(by: { readonly screenName: string } | { readonly id: Id }): Promise<Account | undefined>
  findPost(id: Id): Promise<FoundPost | undefined>
  /** Newest first. */
  listPosts(account: Account, range: PostRange): Promise<readonly Post[]>
  /**
   * Of all accounts that are not protected, the posts that meet all conditions of any one of the lists, newest first. A page may hold fewer than
   * `count` and not be the last.
   */
  searchPosts(alternatives: readonly (readonly Condition[])[], range: PostRange): Promise<FoundPosts>
  /** `cursor` is -1 for the first page or one that an earlier page gave; another is answered with whatever lies there. */
  listFollowers(account: Account, cursor: Cursor, count: number): Promise<AccountPage>
  /** Those whom an account follows; cursors are as above. */
  listFriends(account: Account, cursor: Cursor, count: number): Promise<AccountPage>
  /** The latest post of each account that has any, by the account's id. */
  findLatestPosts(accountIds: readonly Id[]): Promise<ReadonlyMap<Id, Post>>
  allowance(): Promise<Allowance>
  /** The holder's token: the same one until it is revoked. */
  issueToken(holder: Holder): Promise<string>
  /** Who holds this token; undefined when it is unknown or was revoked. */
  findTokenHolder(token: string): Promise<string | undefined>
  revokeToken(token: string): Promise<void>
}
