import { OperatorError } from '../../../libraries/errors/operator-error.ts'
import { kernelError } from '../../../kernel/foundation/errors/service-error.ts'
import { isJsonObject } from '../../../libraries/json/json-object.ts'
import type { EngineContext } from '../../../kernel/wire/interface/engine.ts'
import type { Account, AccountPage, Cursor, Id, Post, PostRange, SocialNetwork } from '../port.ts'
import type { Settings } from '../settings.ts'
import { createTokens } from '../storage/tokens.ts'
import { createAllowance } from '../domain/allowance.ts'
import { MastodonClient } from './mastodon/client.ts'
import { toAccount, toPost } from './mastodon/from-mastodon.ts'

type Context = Pick<EngineContext<Settings>, 'settings' | 'storage' | 'now' | 'fetch'>

/** Most that Mastodon gives in one answer. */
const statusesPerCall = 40
const accountsPerCall = 80
/** Of one page, however many are asked for: ten calls. */
const maxAccounts = 800

/** Answers from accounts of a Mastodon server, through its public API; tokens are ours. */
export default function createEngine({ settings, storage, now, fetch }: Context): SocialNetwork {
  const url = settings.SOCIAL_TIMELINE_MASTODON_URL
  if (!url || !URL.canParse(url))
    throw new OperatorError('The engine mastodon needs SOCIAL_TIMELINE_MASTODON_URL, such as https://mastodon.example.')
  const client = new MastodonClient(url, fetch)
  return {
    ...createTokens(storage, now),
    ...createAllowance(settings),
    async findAccount(by) {
      const found =
        'id' in by
          ? await client.get(`/api/v1/accounts/${by.id}`, {})
          : await client.get('/api/v1/accounts/lookup', { acct: by.screenName })
      return found && toAccount(found.body)
    },
    async findPost(id) {
      const found = await client.get(`/api/v1/statuses/${id}`, {})
      const author = found?.body['account']
      const account = isJsonObject(author) ? toAccount(author) : undefined
      const [post] = found ? toPost(found.body) : []
      return post && account && { post, account }
    },
    listPosts: ({ id }, range) => listPosts(client, id, range),
    async searchPosts() {
      throw kernelError(
        'not_served',
        'A Mastodon server lets nobody search its posts without a token of its own; the engine embedded searches what was imported.',
      )
    },
    listFollowers: ({ id }, cursor, count) => listRelations(client, `/api/v1/accounts/${id}/followers`, cursor, count),
    listFriends: ({ id }, cursor, count) => listRelations(client, `/api/v1/accounts/${id}/following`, cursor, count),
    async findLatestPosts() {
      // It would be one call to the server for each account.
      return new Map()
    },
  }
}

/** `max_id` of the wire includes the post itself, Mastodon's does not. */
async function listPosts(client: MastodonClient, id: Id, { count, after, upTo }: PostRange): Promise<Post[]> {
  const posts: Post[] = []
  let before = upTo === undefined ? undefined : String(BigInt(upTo) + 1n)
  while (posts.length < count) {
    const limit = Math.min(statusesPerCall, count - posts.length)
    const found = await client.list(`/api/v1/accounts/${id}/statuses`, { limit, max_id: before, since_id: after })
    for (const post of found.items.flatMap(toPost)) posts.push(post)
    if (found.items.length < limit || found.next === undefined) break
    before = found.next
  }
  return posts.slice(0, count)
}

/** Our cursors are Mastodon's own `max_id` and, with a minus, its `min_id`: numbers of the relation. */
async function listRelations(
  client: MastodonClient,
  path: string,
  cursor: Cursor,
  wanted: number,
): Promise<AccountPage> {
  if (cursor === 0n) return { accounts: [], next: 0n, previous: 0n }
  const count = Math.min(wanted, maxAccounts)
  let accounts: readonly Account[] = []
  let max = cursor > 0n ? String(cursor) : undefined
  let min = cursor < -1n ? String(-cursor) : undefined
  let [next, previous] = [0n, 0n]
  while (accounts.length < count) {
    const limit = Math.min(accountsPerCall, count - accounts.length)
    const found = await client.list(path, { limit, max_id: max, min_id: min })
    const page = found.items.flatMap((entity) => toAccount(entity) ?? [])
    accounts = min === undefined ? [...accounts, ...page] : [...page, ...accounts]
    if (accounts.length === page.length || min !== undefined) previous = toCursor(found.previous)
    if (accounts.length === page.length || min === undefined) next = toCursor(found.next)
    const further = min === undefined ? found.next : found.previous
    if (further === undefined || found.items.length < limit) break
    if (min === undefined) max = further
    else min = further
  }
  const isFirst = cursor === -1n || accounts.length === 0
  return { accounts, next, previous: isFirst ? 0n : -previous }
}

function toCursor(text = ''): Cursor {
  return /^\d{1,20}$/.test(text) ? BigInt(text) : 0n
}
