/** One thing learned: that a name of an origin is a woman's to this share. */
export interface GenderRow {
  readonly word: string
  /** The column of `origins`. */
  readonly origin: number
  /** Share of women among its bearers, 0 to 1. */
  readonly share: number
  readonly weight: number
  /** Of a list whose licence lets us ship statistics of its spelling and no more: the word as a whole is not learned. */
  readonly isSpellingAlone?: boolean
}

/** One thing learned about where a word comes from. */
export interface OriginRow {
  readonly word: string
  readonly role: 'given' | 'family'
  readonly origin: number
  readonly weight: number
  /** As above. */
  readonly isSpellingAlone?: boolean
}
