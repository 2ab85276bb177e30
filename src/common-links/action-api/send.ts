import { Deadline } from '../../client/exchange/deadline.ts'
import { reasonForNoAnswer } from '../../client/exchange/reason-for-no-answer.ts'
import { readText } from '../../client/answer/read-text.ts'
import { NoResultError } from '../no-result-error.ts'
import type { Settings } from '../options.ts'
import { identify } from './identify.ts'
import { parseRetryAfter } from '../../libraries/retry/parse-retry-after.ts'

/** A request that failed in a way that may pass. */
export interface Hindrance {
  readonly reason: 'no-answer' | 'busy'
  readonly message: string
  /** Milliseconds that the server asks to wait; undefined when it does not say. */
  readonly pauseMs: number | undefined
}

export interface Received {
  readonly body: unknown
  readonly pauseMs: number | undefined
}

/** Characters; the text of the longest page, 2 MB of UTF-8, is below it however it is escaped. */
const maxAnswerLength = 32_000_000

const passing: ReadonlySet<number> = new Set([429, 500, 502, 503, 504])

/** Sends one request. Rejects when the caller's signal is aborted, or with a `NoResultError` for what will not pass. */
export async function send(url: URL, settings: Settings, signal: AbortSignal): Promise<Received | Hindrance> {
  const deadline = new Deadline(settings.timeoutMs, signal)
  const place = url.origin + url.pathname
  try {
    const received = await deadline.limit(async () => {
      const response = await settings.fetch(url, { headers: identify(settings), signal: deadline.signal })
      return { status: response.status, headers: response.headers, text: await readWhole(response, deadline, place) }
    })
    return judge(received, place)
  } catch (thrown) {
    deadline.throwIfCallerAborted()
    if (thrown instanceof NoResultError) throw thrown
    return { reason: 'no-answer', message: `${place} ${reasonForNoAnswer(thrown, deadline)}.`, pauseMs: undefined }
  } finally {
    deadline.close()
  }
}

async function readWhole({ body }: Response, deadline: Deadline, place: string): Promise<string> {
  let text = ''
  if (!body) return text
  for await (const piece of readText(body, deadline)) {
    text += piece
    if (text.length > maxAnswerLength)
      throw new NoResultError('no-answer', `${place} sent more than an article can hold.`)
  }
  return text
}

interface Whole {
  readonly status: number
  readonly headers: Headers
  readonly text: string
}

function judge({ status, headers, text }: Whole, place: string): Received | Hindrance {
  const pauseMs = parseRetryAfter(headers.get('retry-after'))
  if (passing.has(status)) {
    const reason = status === 429 || pauseMs !== undefined ? 'busy' : 'no-answer'
    return { reason, message: `${place} answered with status ${status}.`, pauseMs }
  }
  if (status === 404) throw new NoResultError('missing-edition', `There is no encyclopedia at ${place}.`)
  if (status !== 200) throw new NoResultError('no-answer', `${place} answered with status ${status}.`)
  return { body: parseJson(text, place), pauseMs }
}

function parseJson(text: string, place: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new NoResultError('no-answer', `The answer of ${place} is not JSON.`)
  }
}
