import type { Generated } from 'kysely'

export interface UserTable {
  /** Counts up; the search index knows users by it. */
  number: Generated<number>
  /** The source's own. */
  id: string
  display_name: string
  /** `display_name` folded by `foldName`. */
  folded_name: string
  score: number
  photo: string | null
  /** 1 for users of the sample. */
  is_sample: number
}

export interface Tables {
  user_search_user: UserTable
  /** One row, raised by every change, so that a serving process sees that its index is out of date. */
  user_search_change: { version: number }
}
