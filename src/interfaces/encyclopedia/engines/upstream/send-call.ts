import { isJsonObject } from '../../../../libraries/json/json-object.ts'
import { kernelError } from '../../../../kernel/foundation/errors/service-error.ts'
import { parseJson } from '../../../../libraries/json/parse-json.ts'
import { readLimited } from '../../../../kernel/foundation/outgoing/read-limited.ts'
import { TimeLimit } from '../../../../kernel/foundation/outgoing/time-limit.ts'
import type { ActionAnswer } from '../../port.ts'

export interface Call {
  readonly address: string
  /** Sent as the form of a POST when it is there. */
  readonly form?: string
}

export interface SendOptions {
  /** Undoes gzip and follows redirects, as the Fetch standard says. */
  readonly fetch: typeof fetch
  readonly userAgent: string
  readonly timeoutMs: number
}

export interface Reply {
  readonly status: number
  readonly headers: Headers
  /** Undefined when the body was not of the API: a proxy's page, for instance. */
  readonly answer: ActionAnswer | undefined
  readonly bytes: number
}

/** A page of 2 MB, the longest there is, in escaped JSON. */
const maxAnswerBytes = 16 * 1024 * 1024

/** Sends one call and reads its answer. */
export async function sendCall({ address, form }: Call, options: SendOptions, signal: AbortSignal): Promise<Reply> {
  const { fetch, userAgent, timeoutMs } = options
  using limit = new TimeLimit(timeoutMs, signal)
  try {
    const response = await fetch(address, {
      method: form === undefined ? 'GET' : 'POST',
      headers: { 'user-agent': userAgent, accept: 'application/json' },
      ...(form === undefined ? {} : { body: new URLSearchParams(form) }),
      signal: limit.signal,
    })
    const text = await readLimited(response.body, maxAnswerBytes)
    return {
      status: response.status,
      headers: response.headers,
      answer: readAnswer(text, response.headers),
      bytes: Buffer.byteLength(text),
    }
  } catch (cause) {
    signal.throwIfAborted()
    if (limit.passed) throw kernelError('timed_out', 'The encyclopedia’s server took too long.', { cause })
    throw kernelError('engine_unavailable', 'The encyclopedia’s server cannot be reached or broke off.', { cause })
  }
}

function readAnswer(text: string, headers: Headers): ActionAnswer | undefined {
  const body = parseJson(text)
  // That of `action=opensearch` begins with what was sought.
  if (Array.isArray(body) && typeof body[0] === 'string') return { body }
  if (!isJsonObject(body)) return undefined
  const { error } = body
  const code = headers.get('mediawiki-api-error') ?? (isJsonObject(error) ? String(error['code']) : undefined)
  return code === undefined ? { body } : { body, errorCode: code }
}
