import type { Kysely, Selectable } from 'kysely'
import type { YieldToEventLoop } from '../../../../../kernel/foundation/workers/yield-to-event-loop.ts'
import { toPostTokens } from '../../../domain/search/searched-post.ts'
import type { PostRange, SearchedPost, Condition } from '../../../port.ts'
import { toAccount, toPost } from '../../../storage/from-row.ts'
import { toIdText } from '../../../storage/id-text.ts'
import type { PostTable, Tables } from '../../../storage/tables.ts'
import type { Candidates } from './choose-candidates.ts'

const postsPerStep = 200
/** Then the page ends early, and the next goes on. */
const maxSteps = 50

export interface SearchTools {
  readonly database: Kysely<Tables>
  readonly yieldToEventLoop: YieldToEventLoop
}

export interface Scan {
  readonly found: readonly SearchedPost[]
  /** As the storage holds it: the smallest id that was looked at, where there may be more posts below it; otherwise empty. */
  readonly border: string
}

/** Looks at candidates until one more was found than asked for, or none are left. */
export async function scanPosts(
  { database, yieldToEventLoop }: SearchTools,
  candidates: Candidates,
  conditions: readonly Condition[],
  { count, after, upTo }: PostRange,
): Promise<Scan> {
  const found: SearchedPost[] = []
  const lowest = after === undefined ? undefined : toIdText(after)
  let before = upTo === undefined ? undefined : toIdText(String(BigInt(upTo) + 1n))
  for (let step = 0; step < maxSteps; step++) {
    const rows = await candidates({ after: lowest, before, count: postsPerStep })
    for (const searched of await toSearchedPosts(database, rows)) {
      if (conditions.every((condition) => condition.isMet(searched))) found.push(searched)
      if (found.length > count) return { found, border: toIdText(searched.post.id) }
    }
    before = rows.at(-1)?.id
    if (before === undefined || rows.length < postsPerStep) return { found, border: '' }
    const turn = yieldToEventLoop()
    if (turn) await turn
  }
  return { found, border: before ?? '' }
}

/** With their accounts; posts of protected ones are for nobody. */
async function toSearchedPosts(
  database: Kysely<Tables>,
  rows: readonly Selectable<PostTable>[],
): Promise<readonly SearchedPost[]> {
  if (rows.length === 0) return []
  const ids = [...new Set(rows.map((row) => row.account_id))]
  const accounts = await database
    .selectFrom('social_account')
    .selectAll()
    .where('id', 'in', ids)
    .where('is_protected', '=', 0)
    .execute()
  const byId = new Map(accounts.map((row) => [row.id, toAccount(row)]))
  return rows.flatMap((row) => {
    const account = byId.get(row.account_id)
    const post = toPost(row)
    return account ? [{ post, account, tokens: toPostTokens(post) }] : []
  })
}
