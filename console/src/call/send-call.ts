import { noAnswer } from '../server/ask-server.ts'
import { addressOf, encodeQuery } from './encode-address.ts'
import type { PreparedBody, PreparedCall } from './prepare-call.ts'
import type { Pair } from './request-draft.ts'

export interface ReceivedAnswer {
  readonly status: number
  readonly statusText: string
  readonly headers: readonly Pair[]
  readonly text: string
  /** Bytes of the body. */
  readonly size: number
  /** From the call to the last byte. */
  readonly milliseconds: number
}

/** A call that came back with no answer, and why, as a sentence. */
export interface Failure {
  readonly failure: string
}

const timeoutSeconds = 60

/** Sends a call to the server that this page came from. Never throws: no answer is an outcome too. */
export async function sendCall(call: PreparedCall, stop: AbortSignal): Promise<ReceivedAnswer | Failure> {
  const timeout = AbortSignal.timeout(timeoutSeconds * 1000)
  const started = performance.now()
  try {
    const response = await fetch(addressOf(call), {
      method: call.method,
      headers: call.headers.map(([name, value]): [string, string] => [name, value]),
      body: toFetchBody(call.body),
      signal: AbortSignal.any([stop, timeout]),
      cache: 'no-store',
    })
    const bytes = await response.arrayBuffer()
    return {
      status: response.status,
      statusText: response.statusText,
      headers: [...response.headers],
      text: new TextDecoder().decode(bytes),
      size: bytes.byteLength,
      milliseconds: performance.now() - started,
    }
  } catch (thrown) {
    return { failure: describeFailure(thrown, stop, timeout) }
  }
}

function toFetchBody(body: PreparedBody | undefined): BodyInit | null {
  if (!body) return null
  if (body.kind === 'json') return body.text
  return body.kind === 'form' ? encodeQuery(body.pairs) : body.file
}

function describeFailure(thrown: unknown, stop: AbortSignal, timeout: AbortSignal): string {
  if (stop.aborted) return 'You stopped this call before its answer came.'
  if (timeout.aborted) return `No answer came within ${timeoutSeconds} seconds, so the call was stopped.`
  if (!navigator.onLine) return 'This computer is offline, so the call was not sent.'
  const isNetwork = thrown instanceof TypeError && /fetch|network|load failed/i.test(thrown.message)
  if (isNetwork) return noAnswer
  return `The browser refused to send this call: ${thrown instanceof Error ? thrown.message : String(thrown)}`
}
