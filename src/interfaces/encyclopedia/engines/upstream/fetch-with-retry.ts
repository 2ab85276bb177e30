import { parseRetryAfter } from '../../../../libraries/retry/parse-retry-after.ts'
import { type Outcome, retry } from '../../../../kernel/foundation/outgoing/retry.ts'
import { kernelError } from '../../../../kernel/foundation/errors/service-error.ts'
import type { ActionAnswer } from '../../port.ts'
import { type Call, type Reply, sendCall, type SendOptions } from './send-call.ts'

/** Seconds that a server's databases may lag behind before it is spared (mediawiki.org/wiki/Manual:Maxlag_parameter). */
const maxlag = 5

const retries = 2
/** Milliseconds between attempts: what the server asks for, within these. */
const [minWait, maxWait] = [100, 10_000]
/** When the server names no time. */
const standardWait = 5000

export interface KeptReply {
  readonly answer: ActionAnswer
  readonly bytes: number
  readonly headers: Headers
}

/**
 * Asks with `maxlag`, and asks again when the server says that it is busy, after the time that it names. A caller who sent
 * a maxlag of its own is answered at once instead.
 */
export function fetchWithRetry(call: Call, options: SendOptions, signal: AbortSignal): Promise<KeptReply> {
  const isOurs = !/(?:^|[?&])maxlag=/.test(call.form ?? call.address)
  const asked = isOurs ? withMaxlag(call) : call
  return retry({ retries, maxWaitMs: maxWait, signal }, async (): Promise<Outcome<KeptReply>> => {
    const reply = await sendCall(asked, options, signal)
    const isBusy = reply.status === 429 || reply.status === 503
    const isLagged = isOurs && reply.answer?.errorCode === 'maxlag'
    if (!isBusy && !isLagged) return { answer: toKept(reply) }
    const failure = kernelError('busy', 'The encyclopedia’s server takes no more calls for a while.')
    return { failure, retryAfterMs: readWait(reply.headers) }
  })
}

function withMaxlag({ address, form }: Call): Call {
  return form === undefined ? { address: `${address}&maxlag=${maxlag}` } : { address, form: `${form}&maxlag=${maxlag}` }
}

function toKept({ status, answer, bytes, headers }: Reply): KeptReply {
  if (answer) return { answer, bytes, headers }
  throw kernelError('engine_failed', `The encyclopedia’s server gave no answer of the API (status ${status}).`)
}

function readWait(headers: Headers): number {
  const wait = parseRetryAfter(headers.get('retry-after')) ?? standardWait
  return Math.min(Math.max(wait, minWait), maxWait)
}
