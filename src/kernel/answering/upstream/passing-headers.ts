import type { IncomingHttpHeaders, OutgoingHttpHeader } from 'node:http'
import { lookUp } from '../../../libraries/json/look-up.ts'
import type { KeyMask } from './key-mask.ts'

/** What of a caller's request an original may learn: nothing of cookies, addresses or keys of ours. */
const requestNames = [
  'accept',
  'accept-language',
  'content-type',
  'if-modified-since',
  'if-none-match',
  'idempotency-key',
  'openai-beta',
] as const

export function pickRequestHeaders(headers: IncomingHttpHeaders): Record<string, string> {
  const picked: Record<string, string> = {}
  for (const name of requestNames) {
    const value = headers[name]
    if (typeof value === 'string') picked[name] = value
  }
  return picked
}

/**
 * What of an original's answer stays behind: what belongs to one connection (RFC 9110, 7.6.1), to its origin in a browser, or is ours
 * to say, as what is left of a caller's own limit is. Bodies come as they are: no encoding is asked for.
 */
const answerNames = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'alt-svc',
  'clear-site-data',
  'content-security-policy',
  'date',
  'openai-organization',
  'openai-project',
  'server',
  'set-cookie',
  'strict-transport-security',
  'via',
  'x-powered-by',
  'x-mainstay-engine',
  'x-request-id',
])

export function joinHeaders(
  ours: Readonly<Record<string, OutgoingHttpHeader | undefined>>,
  theirs: IncomingHttpHeaders,
  mask: KeyMask,
): OutgoingHttpHeader[] {
  const joined: OutgoingHttpHeader[] = []
  for (const [name, value] of Object.entries(ours)) add(joined, name, value)
  for (const [name, value] of Object.entries(theirs)) {
    const isKept = answerNames.has(name) || name.startsWith('access-control-')
    if (!isKept && lookUp(ours, name) === undefined) add(joined, name, hideKey(value, mask))
  }
  return joined
}

function hideKey(value: string | string[] | undefined, mask: KeyMask): string | string[] | undefined {
  return typeof value === 'string' ? mask.hideIn(value) : value?.map((each) => mask.hideIn(each))
}

function add(joined: OutgoingHttpHeader[], name: string, value: OutgoingHttpHeader | undefined): void {
  if (value !== undefined) joined.push(name, value)
}
