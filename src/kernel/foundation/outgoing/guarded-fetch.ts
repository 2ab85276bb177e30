/** Fetching addresses that strangers name: feeds, pictures, web hooks. Nothing of this network is reached by it. */
import type { IncomingMessage } from 'node:http'
import { version } from '../version.ts'
import { type AddressGuardOptions, createAddressGuard } from './address-guard.ts'
import { decodeBody } from './decode-body.ts'
import { OutgoingError } from './outgoing-error.ts'
import { readBytes, sendRequest } from './send-request.ts'
import { TimeLimit } from './time-limit.ts'

export interface GuardedFetchOptions {
  readonly headers?: Readonly<Record<string, string>>
  /** More headers, for the origin of the address alone: no redirect takes them elsewhere. */
  readonly credentials?: Readonly<Record<string, string>>
  /** Most bytes of the body, before and after decompressing; 10 MiB unless given. */
  readonly maxBytes?: number
  /** Milliseconds for everything, redirects and body included; 30,000 unless given. */
  readonly timeoutMs?: number
  /** Milliseconds until a connection stands; 10,000 unless given. */
  readonly connectTimeoutMs?: number
  readonly signal?: AbortSignal
}

export interface GuardedResponse {
  readonly status: number
  /** By lower-case name; those that repeat are joined by ", ". */
  readonly headers: Readonly<Record<string, string>>
  /** Decompressed. */
  readonly bytes: Buffer
  /** Where the answer came from, after all redirects. */
  readonly url: string
  /** Where the address has moved for good: the end of the 301 and 308 that the chain began with. */
  readonly permanentUrl?: string
}

/**
 * GET of an http or https address. Any status is an answer; redirects are followed.
 *
 * @throws OutgoingError when there is no answer; the reason of `signal` when that was aborted.
 */
export type GuardedFetch = (address: string, options?: GuardedFetchOptions) => Promise<GuardedResponse>

const maxRedirects = 5
const maxAddressLength = 4_096

export function createGuardedFetch(guardOptions: AddressGuardOptions = {}): GuardedFetch {
  const guard = createAddressGuard(guardOptions)
  return async (address, options = {}) => {
    const { maxBytes = 10 * 1024 * 1024, timeoutMs = 30_000, connectTimeoutMs = 10_000, signal } = options
    const start = parseAddress(address)
    using limit = new TimeLimit(timeoutMs, signal)
    const send = (url: URL) =>
      sendRequest(url, { guard, headers: chooseHeaders(url, start, options), connectTimeoutMs, signal: limit.signal })
    try {
      return await followRedirects(start, maxBytes, send)
    } catch (thrown) {
      signal?.throwIfAborted()
      if (limit.passed) throw new OutgoingError('timed_out', `${start.host} took over ${timeoutMs / 1000} s.`)
      throw toOutgoingError(thrown, start)
    }
  }
}

function chooseHeaders(url: URL, start: URL, { headers, credentials }: GuardedFetchOptions): Record<string, string> {
  const usual = { 'user-agent': `mainstay/${version}`, 'accept-encoding': 'gzip, deflate, br', ...headers }
  return url.origin === start.origin ? { ...usual, ...credentials } : usual
}

type Send = (url: URL) => Promise<IncomingMessage>

async function followRedirects(start: URL, maxBytes: number, send: Send): Promise<GuardedResponse> {
  const visited = new Set<string>()
  let url = start
  let permanentUrl: string | undefined
  let isPermanent = true
  for (;;) {
    visited.add(url.href)
    const response = await send(url)
    const target = readRedirect(response, url)
    if (!target) return { ...(await readResponse(response, url, maxBytes)), ...(permanentUrl ? { permanentUrl } : {}) }
    response.destroy()
    isPermanent &&= response.statusCode === 301 || response.statusCode === 308
    if (isPermanent) permanentUrl = target.href
    if (visited.has(target.href)) throw tooManyRedirects(`${start.host} redirects in a circle.`)
    if (visited.size > maxRedirects) throw tooManyRedirects(`${start.host} redirects over ${maxRedirects} times.`)
    url = target
  }
}

const redirects: ReadonlySet<number> = new Set([301, 302, 303, 307, 308])

function readRedirect({ statusCode = 0, headers: { location } }: IncomingMessage, from: URL): URL | undefined {
  return redirects.has(statusCode) && location ? parseAddress(location, from) : undefined
}

async function readResponse(response: IncomingMessage, url: URL, maxBytes: number): Promise<GuardedResponse> {
  try {
    const raw = await readBytes(response, maxBytes)
    const bytes = await decodeBody(raw, response.headers['content-encoding'], maxBytes)
    const headers = Object.entries(response.headersDistinct).map(
      ([name, values = []]) => [name, values.join(', ')] as const,
    )
    return { status: response.statusCode ?? 0, headers: Object.fromEntries(headers), bytes, url: url.href }
  } finally {
    response.destroy()
  }
}

function parseAddress(text: string, base?: URL): URL {
  const url = text.length > maxAddressLength ? null : URL.parse(text, base?.href)
  if (!url || !['http:', 'https:'].includes(url.protocol) || url.hostname === '') {
    const source = base ? `${base.host} redirects to what` : 'This'
    throw new OutgoingError('bad_address', `${source} is not an http or https address.`)
  }
  url.hash = ''
  return url
}

function tooManyRedirects(message: string): OutgoingError {
  return new OutgoingError('too_many_redirects', message)
}

function toOutgoingError(thrown: unknown, { host }: URL): OutgoingError {
  if (thrown instanceof OutgoingError) return thrown
  const code = thrown instanceof Error && 'code' in thrown ? String(thrown.code) : 'no reason given'
  return new OutgoingError('unreachable', `${host} cannot be reached or broke off (${code}).`, { cause: thrown })
}
