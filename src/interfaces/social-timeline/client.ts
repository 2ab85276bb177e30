import { type CreateClient, createClientFrom } from '../../client/create-client-from.ts'
import type { InterfaceClient } from '../../client/interface-client.ts'
import type { Failure, Result } from '../../client/answer/result.ts'
import type { CallOptions } from '../../client/options.ts'
import type { ResponseOf } from '../../kernel/wire/contract.ts'
import { socialTimeline } from './contract.ts'

type Calls = InterfaceClient<typeof socialTimeline>
type AccountPage = ResponseOf<(typeof socialTimeline)['operations']['listFollowers']>

export interface AllFollowers {
  readonly users: readonly AccountPage['users'][number][]
  /** Whether the last page was reached; otherwise the cap or a failure ended the walk. */
  readonly isComplete: boolean
  /** The answer that ended the walk early. */
  readonly failure: Failure | undefined
}

/** The specification's callers stop here, whatever the server goes on to offer. */
const maxRequests = 100
const usersPerPage = '200'

/** The token that was asked for last, for all calls. */
const keepToken = (calls: Calls) => {
  let known: Promise<Result<{ access_token: string }>> | undefined
  return (options: CallOptions, renew = false) => {
    if (known && !renew) return known
    const asked = calls.obtainToken({ query: { grant_type: 'client_credentials' } }, options)
    known = asked
    // A failure is not kept, nor a call that its own signal aborted.
    const forget = () => {
      if (known === asked) known = undefined
    }
    asked.then(({ ok }) => ok || forget(), forget)
    return asked
  }
}

export const extendSocialTimeline = (calls: Calls) => {
  const token = keepToken(calls)

  /** Calls with the token kept; a token that is refused is renewed once. Two calls at once ask for one token. */
  const withToken = async <Body>(
    ask: (options: CallOptions) => Promise<Result<Body>>,
    options: CallOptions,
  ): Promise<Result<Body>> => {
    const first = await token(options)
    if (!first.ok) return first
    const result = await ask({ ...options, key: first.body.access_token })
    if (result.status !== 401 || !isRefusedToken(result)) return result
    const second = await token(options, true)
    return second.ok ? ask({ ...options, key: second.body.access_token }) : second
  }

  return {
    /** The latest posts of an account, newest first. */
    readTimeline(screenName: string, count = 10, options: CallOptions = {}) {
      const query = { screen_name: screenName, count }
      return withToken((withKey) => calls.userTimeline({ query }, withKey), options)
    },

    /** Every follower, from cursor to cursor until "0", in at most 100 requests. */
    async readAllFollowers(screenName: string, options: CallOptions = {}): Promise<AllFollowers> {
      const users: AccountPage['users'][number][] = []
      let cursor: string | undefined
      for (let request = 0; request < maxRequests; request++) {
        const query = { screen_name: screenName, count: usersPerPage, ...(cursor === undefined ? {} : { cursor }) }
        const page = await withToken((withKey) => calls.listFollowers({ query }, withKey), options)
        if (!page.ok) return { users, isComplete: false, failure: page }
        for (const user of page.body.users) users.push(user)
        cursor = page.body.next_cursor_str
        if (cursor === '0') return { users, isComplete: true, failure: undefined }
      }
      return { users, isComplete: false, failure: undefined }
    },
  }
}

/** `@mainstay-server/mainstay/client/social-timeline`: a client of this interface alone. */
export const createClient: CreateClient<
  { readonly socialTimeline: typeof socialTimeline },
  { readonly socialTimeline: typeof extendSocialTimeline }
> = createClientFrom({ socialTimeline }, { socialTimeline: extendSocialTimeline })

/** 89: invalid or expired token. A protected account is 401, too, and no other token opens it. */
function isRefusedToken(result: { readonly body: unknown }): boolean {
  return JSON.stringify(result.body)?.includes('"code":89') ?? false
}
