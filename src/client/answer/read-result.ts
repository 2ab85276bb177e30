import { reasonForBreak } from '../exchange/reason-for-no-answer.ts'
import type { Exchange } from '../exchange/exchange.ts'
import type { Failure, Result } from './result.ts'
import type { Received } from '../exchange/send.ts'

/** Reads a whole response, and judges it: a success has the operation's own status and the body of its contract: JSON, text, bytes or none. */
export async function readResult(received: Received, { operation, deadline }: Exchange): Promise<Result<unknown>> {
  const { subject, response } = received
  const { status } = response
  const headers = Object.fromEntries(response.headers)
  const fail = (body: unknown, what: string): Failure => {
    return { ok: false, status, headers, body, reason: `${subject} answered ${describeStatus(response)}${what}.` }
  }
  try {
    if (status === successStatus(operation) && isBinary(operation.response))
      return { ok: true, status, headers, body: new Uint8Array(await response.arrayBuffer()) }
    const text = await response.text()
    const parsed = isPlainText(operation, response) ? { value: text } : parseJson(text)
    if (status !== successStatus(operation)) {
      return fail(parsed ? parsed.value : text, response.ok ? `, not ${successStatus(operation)}` : '')
    }
    if (text === '' && isNothing(operation.response)) return { ok: true, status, headers, body: undefined }
    return parsed ? { ok: true, status, headers, body: parsed.value } : fail(text, ' with a body that is not JSON')
  } catch (thrown) {
    deadline.throwIfCallerAborted()
    return fail(undefined, `, and then ${reasonForBreak(thrown, deadline)}`)
  }
}

function isNothing(schema: object): boolean {
  return 'type' in schema && schema.type === 'undefined'
}

function isBinary(schema: object): boolean {
  return 'format' in schema && schema.format === 'binary'
}

export function successStatus({ status }: Exchange['operation']): number {
  return status ?? 200
}

/** Where the contract has a text for an answer, it may come as it is, plain or a page, without the quotation marks of JSON. */
function isPlainText({ response: schema }: Exchange['operation'], { headers }: Response): boolean {
  return 'type' in schema && schema.type === 'string' && headers.get('content-type')?.startsWith('text/') === true
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
