import { describeBreak } from '../exchange/describe-silence.ts'
import type { Exchange } from '../exchange/exchange.ts'
import type { Failure, Result } from './result.ts'
import type { Received } from '../exchange/send.ts'

/** Reads a whole response, and judges it: a success has the operation's own status and a body that is JSON or a page; with 204 it has none. */
export async function readResult(received: Received, { operation, deadline }: Exchange): Promise<Result<unknown>> {
  const { subject, response } = received
  const { status } = response
  const headers = Object.fromEntries(response.headers)
  const fail = (body: unknown, what: string): Failure => {
    return { ok: false, status, headers, body, reason: `${subject} answered ${describeStatus(response)}${what}.` }
  }
  try {
    const text = await response.text()
    const parsed = parseJson(text)
    if (status !== successStatus(operation)) {
      return fail(parsed ? parsed.value : text, response.ok ? `, not ${successStatus(operation)}` : '')
    }
    if (status === noContent) return { ok: true, status, headers, body: undefined }
    if (parsed) return { ok: true, status, headers, body: parsed.value }
    return isPage(response) ? { ok: true, status, headers, body: text } : fail(text, ' with a body that is not JSON')
  } catch (thrown) {
    deadline.throwIfCallerAborted()
    return fail(undefined, `, and then ${describeBreak(thrown, deadline)}`)
  }
}

/** HTML is a text as it stands. */
function isPage({ headers }: Response): boolean {
  return headers.get('content-type')?.startsWith('text/html') ?? false
}

const noContent = 204

export function successStatus({ status }: Exchange['operation']): number {
  return status ?? 200
}

/** Browsers hide the status of a redirect that is not followed: it is 0 there. */
function describeStatus({ status, type }: Response): string {
  if (type === 'opaqueredirect') return 'with a redirect, which is not followed'
  return status >= 300 && status < 400 ? `${status}, which is not followed` : String(status)
}

function parseJson(text: string): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) }
  } catch {
    return undefined
  }
}
