import { hash } from 'node:crypto'
import { Answer, writeJson } from '../../../kernel/wire/interface/answer.ts'
import { memoize } from '../../../libraries/memoize/memoize.ts'
import { memoizeRecent } from '../../../libraries/memoize/memoize-recent.ts'
import { jsonpType, readCallback, writeJsonp } from './jsonp.ts'
import type { WireQuery } from './wire-query.ts'

/** Of every answer, failures among them. */
export const noSniff = { 'x-content-type-options': 'nosniff' } as const

export interface FinishInput {
  readonly query: WireQuery
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
}

/** What the original's server does to what is read: an ETag, 304 for who has it already, and JSONP where `callback` names a function. */
export function finishRead<Body>({ query, headers }: FinishInput, made: Answer<Body>): Answer<Body> {
  const callback = readCallback(query['callback'])
  if (callback) return toScript(made, callback)
  const written = made.written ?? writeJson(made.body)
  const etag = typeof written === 'object' ? tagOnce(written) : tagRecent(written)
  return isKnown(headers, etag) ? withHeaders(made, { etag }, '', 304) : withHeaders(made, { etag }, written)
}

/** The same for what is written, which nobody can have already. */
export function finishWrite<Body>({ query }: FinishInput, made: Answer<Body>): Answer<Body> {
  return finishRead({ query, headers: {} }, made)
}

function toScript<Body>(made: Answer<Body>, callback: string): Answer<Body> {
  const script = writeJsonp(String(made.written ?? writeJson(made.body)), callback)
  return withHeaders(made, { 'content-type': jsonpType, etag: tagOf(script) }, script)
}

function withHeaders<Body>(
  { body, status, headers }: Answer<Body>,
  more: Readonly<Record<string, string>>,
  written: string | Buffer,
  newStatus = status,
): Answer<Body> {
  const options = { headers: { ...headers, ...noSniff, ...more } }
  return new Answer(body, newStatus === undefined ? options : { ...options, status: newStatus }, written)
}

/** What never changes is written into one buffer, which is tagged once. */
const tagOnce = memoize((written: Buffer) => tagOf(written))

/** Texts are short: `writeJson` makes long ones buffers. */
const tagRecent = memoizeRecent(1_000, (written: string) => tagOf(written))

/** Weak, of length and content, as Express writes it. */
function tagOf(written: string | Buffer): string {
  return `W/"${Buffer.byteLength(written).toString(16)}-${hash('sha1', written, 'base64').slice(0, 27)}"`
}

function isKnown(headers: FinishInput['headers'], etag: string): boolean {
  const known = headers['if-none-match']
  if (known === undefined) return false
  // Who reloads a page past its caches wants the answer itself.
  const isReload = String(headers['cache-control'] ?? '').includes('no-cache')
  return !isReload && names(String(known), etag)
}

/** Weak comparison (RFC 9110, section 13.1.2). */
function names(list: string, etag: string): boolean {
  const bare = etag.replace(/^W\//, '')
  return list.trim() === '*' || list.split(',').some((one) => one.trim().replace(/^W\//, '') === bare)
}
