import { setTimeout as sleep } from 'node:timers/promises'
import { kernelError, type ServiceError } from '../../../kernel/errors.ts'
import { TimeLimit } from '../../../kernel/outgoing/time-limit.ts'
import { readJson } from './read-json.ts'
import { readRetryAfter } from './read-retry-after.ts'
import { toFailure } from './to-failure.ts'
import type { UpstreamServer } from './upstream-server.ts'

/** No caller is kept waiting longer for the server to have time. */
const longestWaitMs = 10_000
const shortestWaitMs = 200

interface Question {
  /** Below the server's address, such as `/moderations`. */
  readonly path: string
  readonly body: { readonly model?: string }
  readonly signal?: AbortSignal | undefined
}

interface Failed {
  readonly failure: ServiceError
  /** What the server asks to wait. */
  readonly retryAfterMs?: number
}

/** The JSON of a success. No answer, 429 and 5xx are tried again, after the wait that the server names. */
export async function postJson(send: typeof fetch, server: UpstreamServer, question: Question): Promise<unknown> {
  const { signal } = question
  for (let attempt = 0; ; attempt++) {
    const outcome = await postOnce(send, server, question)
    if (!('failure' in outcome)) return outcome.answer
    const wait = outcome.retryAfterMs ?? shortestWaitMs * 2 ** attempt * (1 + Math.random())
    if (attempt >= server.retries || wait > longestWaitMs) throw outcome.failure
    await sleep(wait, undefined, signal ? { signal } : {}).catch((cause: unknown) => throwCancelled(cause))
  }
}

async function postOnce(
  send: typeof fetch,
  server: UpstreamServer,
  { path, body, signal }: Question,
): Promise<Failed | { readonly answer: unknown }> {
  using limit = new TimeLimit(server.timeoutMs, signal)
  const headers = { 'content-type': 'application/json', ...(server.key && { authorization: `Bearer ${server.key}` }) }
  const request = { method: 'POST', headers, body: JSON.stringify(body), signal: limit.signal }
  try {
    const response = await send(`${server.address}${path}`, request)
    const answer = await readJson(response, server)
    if (response.ok) return { answer }
    const retryAfterMs = readRetryAfter(response.headers)
    const failure = toFailure(server, { status: response.status, answer, retryAfterMs }, body.model)
    if (response.status !== 429 && response.status < 500) throw failure
    return retryAfterMs === undefined ? { failure } : { failure, retryAfterMs }
  } catch (thrown) {
    if (signal?.aborted) throwCancelled(thrown)
    if (limit.passed) throw kernelError('timed_out', `The ${server.title} did not answer in time; try again later.`)
    if (!(thrown instanceof TypeError)) throw thrown
    return {
      failure: kernelError('engine_failed', `The ${server.title} cannot be reached; try again later.`, {
        cause: thrown,
      }),
    }
  }
}

function throwCancelled(cause: unknown): never {
  throw kernelError('cancelled', 'The caller went away before the answer was complete.', { cause })
}
