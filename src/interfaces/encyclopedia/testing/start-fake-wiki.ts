/**
 * A fake of a MediaWiki, not one: it misbehaves in the ways that a real server cannot be made to. What it answers is
 * what mediawiki.org/wiki/Manual:Maxlag_parameter and /wiki/API:Caching_data describe.
 */
import { createServer, type OutgoingHttpHeaders } from 'node:http'
import { gzipSync } from 'node:zlib'
import { onTestFinished } from 'vitest'
import { listenOnLoopback } from '../../../kernel/testing/listen-on-loopback.ts'

export interface FakeReply {
  readonly status?: number
  readonly headers?: OutgoingHttpHeaders
  /** Sent as it is; an object as JSON. */
  readonly body?: string | object
  readonly gzip?: boolean
  /** Accepts the call and says nothing. */
  readonly silent?: boolean
}

export interface FakeWiki {
  readonly url: string
  readonly requests: {
    readonly method: string
    readonly path: string
    readonly userAgent: string
    readonly body: string
  }[]
}

export const lagged: FakeReply = {
  headers: { 'mediawiki-api-error': 'maxlag', 'retry-after': '0', 'x-database-lag': '7' },
  body: { error: { code: 'maxlag', info: 'Waiting for db1: 7 seconds lagged.' } },
}

/** Gives these replies in turn, the last one for ever. */
export async function startFakeWiki(replies: readonly [FakeReply, ...FakeReply[]]): Promise<FakeWiki> {
  const requests: FakeWiki['requests'] = []
  const server = createServer(async (request, response) => {
    const body = (await request.toArray()).join('')
    const reply = replies[Math.min(requests.length, replies.length - 1)] ?? replies[0]
    const { method = '', url = '', headers } = request
    requests.push({ method, path: url, userAgent: headers['user-agent'] ?? '', body })
    if (reply.silent) return
    const text = typeof reply.body === 'string' ? reply.body : JSON.stringify(reply.body ?? {})
    response.writeHead(reply.status ?? 200, {
      'content-type': 'application/json',
      ...(reply.gzip ? { 'content-encoding': 'gzip' } : {}),
      ...reply.headers,
    })
    response.end(reply.gzip ? gzipSync(text) : text)
  })
  const { origin: url, stop } = await listenOnLoopback(server)
  onTestFinished(stop)
  return { url, requests }
}
