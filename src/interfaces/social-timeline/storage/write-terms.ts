import type { Kysely } from 'kysely'
import { toPostTerms } from '../domain/search/searched-post.ts'
import type { Post } from '../port.ts'
import type { Tables } from './tables.ts'

/** The connection keeps statements: most are of this one length. */
const rowsPerStatement = 500

export interface IndexedPost extends Pick<Post, 'text' | 'entities'> {
  /** As the table of posts holds it. */
  readonly id: string
}

/** Puts posts that are new into the index of words. */
export async function writeTerms(database: Kysely<Tables>, posts: readonly IndexedPost[]): Promise<void> {
  const rows = posts.flatMap((post) => toPostTerms(post).map((term) => ({ term, post_id: post.id })))
  for (let start = 0; start < rows.length; start += rowsPerStatement)
    await database
      .insertInto('social_term')
      .values(rows.slice(start, start + rowsPerStatement))
      .execute()
}
