/** The port of N: what an account has published. */

export interface Note {
  readonly id: number
  readonly key: string
  readonly title: string
  /** HTML. */
  readonly body: string
  /** Milliseconds since 1970. */
  readonly publishedAt: number
  readonly likes: number
  /** Where people read it, when it is known. */
  readonly address: string | undefined
  readonly tags: readonly string[]
}

export interface NoteQuery {
  readonly urlname: string
  /** Notes passed over. */
  readonly offset: number
  /** Notes given at most. */
  readonly limit: number
}

export interface NoteList {
  readonly nickname: string
  /** The newest first; neither drafts nor notes whose time has not come. */
  readonly notes: readonly Note[]
  readonly hasMore: boolean
}

export interface NoteStore {
  /** Undefined when there is no such account. */
  list(query: NoteQuery): Promise<NoteList | undefined>
}
