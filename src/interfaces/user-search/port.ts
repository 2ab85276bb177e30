/** The port of Q: who bears a name. */

export interface FoundUser {
  readonly displayName: string
  readonly score: number
  /** The address of a picture. */
  readonly photo: string | undefined
}

export interface UserQuery {
  /** A display name or a part of one, as somebody typed it. */
  readonly name: string
  /** Users passed over. */
  readonly offset: number
  /** Users given at most. */
  readonly limit: number
}

export interface FoundUsers {
  /** All that match, counted exactly. */
  readonly total: number
  readonly users: readonly FoundUser[]
}

export interface UserDirectory {
  /**
   * Users whose name contains the text, without regard to case, width, or hiragana and katakana. Whole names come first,
   * then names that begin with it, then names in which a word begins with it, then the rest; in each the highest score
   * first, then by name. A blank text finds nobody.
   */
  search(query: UserQuery): Promise<FoundUsers>
}
