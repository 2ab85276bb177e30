import { findCredential } from '../../../kernel/answering/access/find-credential.ts'
import type { Caller } from '../../../kernel/wire/interface/caller.ts'
import { ServiceError } from '../../../kernel/foundation/errors/service-error.ts'
import type { AnyInput, OperationContext } from '../../../kernel/wire/interface.ts'
import type { Allowance, SocialNetwork } from '../port.ts'
import { subjectOf, toWireReset, windowSeconds } from './windows.ts'

type Context = Pick<OperationContext<SocialNetwork>, 'engine' | 'callers' | 'quotas'>
type Input = Pick<AnyInput, 'headers'>

/** Checks the token and takes one call of the caller's window; gives the headers that say what is left. */
export async function admit(input: Input, context: Context, resource: keyof Allowance): Promise<WindowHeaders> {
  return takeCall(await findCaller(input, context), context, resource)
}

export type WindowHeaders = Readonly<Record<string, string>>

/** Takes one call of the caller's window. */
export async function takeCall(
  caller: Caller,
  { engine, quotas }: Pick<Context, 'engine' | 'quotas'>,
  resource: keyof Allowance,
): Promise<WindowHeaders> {
  const { [resource]: limit } = await engine.allowance()
  try {
    const { remaining, resetsAt } = await quotas.consumeRateLimit(caller, subjectOf(resource), limit, windowSeconds)
    return toHeaders(limit, remaining, resetsAt)
  } catch (thrown) {
    if (!(thrown instanceof ServiceError) || thrown.code !== 'rate_limited') throw thrown
    const resetsAt = Date.now() + Number(thrown.headers['retry-after'] ?? 0) * 1000
    const headers = { ...thrown.headers, ...toHeaders(limit, 0, resetsAt) }
    throw new ServiceError('rate_limited', thrown.status, `Rate limit exceeded: ${thrown.message}`, { headers })
  }
}

function toHeaders(limit: number, remaining: number, resetsAt: number): WindowHeaders {
  return {
    'x-rate-limit-limit': String(limit),
    'x-rate-limit-remaining': String(remaining),
    'x-rate-limit-reset': String(toWireReset(resetsAt)),
  }
}

/** A token opens as long as the key that it was made with does; a key of ours opens by itself. */
export async function findCaller({ headers }: Input, { engine, callers }: Context): Promise<Caller> {
  if (/^oauth\b/i.test(String(headers['authorization'])))
    throw new ServiceError(
      'user_token',
      401,
      'Requests signed for a user (OAuth 1.0a) are not taken here: get a token from POST /oauth2/token and send it as Bearer.',
    )
  const token = findCredential({ in: 'bearer' }, { headers, query: {} })
  if (token === undefined)
    throw new ServiceError('missing_key', 401, 'Bad Authentication data: send a token as Authorization: Bearer.')
  const holder = await engine.findTokenHolder(token)
  const caller = holder === undefined ? await callers.byKey(token) : await callers.byId(holder)
  if (caller) return caller
  throw new ServiceError('invalid_token', 401, 'Invalid or expired token: get another from POST /oauth2/token.')
}
