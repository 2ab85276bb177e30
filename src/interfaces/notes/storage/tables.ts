import type { Generated } from 'kysely'

export interface AccountTable {
  urlname: string
  nickname: string
  is_sample: number
}

export interface NoteTable {
  /** Counts up; the wire's id. */
  number: Generated<number>
  key: string
  urlname: string
  title: string
  body: string
  publish_at: number
  is_draft: number
  likes: number
  address: string | null
  /** A JSON array of texts. */
  tags: string
  is_sample: number
}

export interface Tables {
  notes_account: AccountTable
  notes_note: NoteTable
}
