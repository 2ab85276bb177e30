export interface Page {
  readonly id: number
  readonly namespace: number
  /** With the namespace's localised prefix, spaces for underscores. */
  readonly title: string
  /** Where a redirect leads, written like `title`; it may hold a `#fragment`. */
  readonly redirectTo: string | undefined
  readonly revision: Revision
}

export interface Revision {
  readonly id: number
  readonly parentId: number | undefined
  /** Milliseconds since 1970. */
  readonly timestamp: number
  readonly user: string | undefined
  readonly userId: number | undefined
  readonly comment: string
  /** Bytes of the text in UTF-8. */
  readonly size: number
  readonly model: string
  readonly format: string
}
