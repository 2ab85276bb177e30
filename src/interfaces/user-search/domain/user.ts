/** A user as this server keeps one. */
export interface User {
  /** The source's own number or name for them; at most 255 characters. */
  readonly id: string
  readonly displayName: string
  readonly score: number
  /** The address of a picture. */
  readonly photo: string | undefined
  readonly isSample: boolean
}
