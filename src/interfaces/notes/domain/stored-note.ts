/** A note as this server keeps one. */
export interface StoredNote {
  /** The account, at most 255 characters. */
  readonly urlname: string
  /** Lasting and unique, such as `n4f1c2a9be013`. */
  readonly key: string
  readonly title: string
  /** HTML. */
  readonly body: string
  /** Milliseconds since 1970; later than now for a note whose time has not come. */
  readonly publishAt: number
  readonly isDraft: boolean
  readonly likes: number
  /** Where people read it, when it is known. */
  readonly address: string | undefined
  readonly tags: readonly string[]
  readonly isSample: boolean
}

export interface Account {
  readonly urlname: string
  readonly nickname: string
  readonly isSample: boolean
}
