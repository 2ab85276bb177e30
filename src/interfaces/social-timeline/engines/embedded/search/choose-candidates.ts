import type { Kysely, Selectable } from 'kysely'
import type { PostTable, Tables } from '../../../storage/tables.ts'
import type { Condition } from '../../../port.ts'

/** Ids as the storage holds them. */
export interface CandidateRange {
  readonly after: string | undefined
  readonly before: string | undefined
  readonly count: number
}

/** Posts, newest first, among which are all that meet the conditions. */
export type Candidates = (range: CandidateRange) => Promise<readonly Selectable<PostTable>[]>

/** By the rarest of the words, else by who wrote them, else all: one list, or one for each account of a name. */
export async function chooseCandidates(
  database: Kysely<Tables>,
  conditions: readonly Condition[],
): Promise<readonly Candidates[]> {
  const term = await findRarest(database, [...new Set(conditions.flatMap(({ terms }) => terms))])
  if (term !== undefined) return [byTerm(database, term)]
  const [author] = conditions.flatMap((condition) => condition.author ?? [])
  if (author === undefined) return [byAccount(database)]
  const accounts = await database.selectFrom('social_account').select('id').where('folded_name', '=', author).execute()
  return accounts.map(({ id }) => byAccount(database, id))
}

/** Which of two words in more posts is rarer is not worth the counting. */
const maxCounted = 10_000

async function findRarest(database: Kysely<Tables>, terms: readonly string[]): Promise<string | undefined> {
  const [only] = terms
  if (terms.length < 2) return only
  const counted: { term: string; posts: number }[] = []
  for (const term of terms) {
    const some = database.selectFrom('social_term').select('post_id').where('term', '=', term).limit(maxCounted)
    const { posts } = await database
      .selectFrom(some.as('some'))
      .select(({ fn }) => fn.countAll<number>().as('posts'))
      .executeTakeFirstOrThrow()
    counted.push({ term, posts })
    if (posts === 0) break
  }
  return counted.toSorted((left, right) => left.posts - right.posts)[0]?.term
}

function byTerm(database: Kysely<Tables>, term: string): Candidates {
  return ({ after, before, count }) => {
    let query = database
      .selectFrom('social_term')
      .innerJoin('social_post', 'social_post.id', 'social_term.post_id')
      .selectAll('social_post')
      .where('social_term.term', '=', term)
    if (after !== undefined) query = query.where('social_term.post_id', '>', after)
    if (before !== undefined) query = query.where('social_term.post_id', '<', before)
    return query.orderBy('social_term.post_id', 'desc').limit(count).execute()
  }
}

function byAccount(database: Kysely<Tables>, accountId?: string): Candidates {
  return ({ after, before, count }) => {
    let query = database.selectFrom('social_post').selectAll()
    if (accountId !== undefined) query = query.where('account_id', '=', accountId)
    if (after !== undefined) query = query.where('id', '>', after)
    if (before !== undefined) query = query.where('id', '<', before)
    return query.orderBy('id', 'desc').limit(count).execute()
  }
}
