import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'
import { defineEcho } from '../../../testing/echo.ts'
import { listenOnLoopback } from '../../../testing/listen-on-loopback.ts'
import { openTestApp } from '../../../testing/open-test-app.ts'

export interface RecordedRequest {
  readonly method: string | undefined
  readonly url: string | undefined
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

export type Reply = (response: ServerResponse) => void

/** A fake of an original: it answers as each test says, for no original can be made to fail on demand. */
export async function startOriginal(...replies: Reply[]) {
  const asked: RecordedRequest[] = []
  const server = createServer(async (request, response) => {
    const { method, url, headers } = request
    asked.push({ method, url, headers, body: await text(request) })
    const reply = replies.length > 1 ? replies.shift() : replies[0]
    reply?.(response)
  })
  const { origin, stop } = await listenOnLoopback(server)
  onTestFinished(stop)
  return { asked, origin, stop }
}

export const json =
  (status: number, body: unknown, headers: Readonly<Record<string, string>> = {}): Reply =>
  (response) =>
    void response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))

export const said = (word: string) => json(200, { said: word })

/** The echo interface with `ECHO_ENGINE=upstream` over these addresses. */
export async function openRelay(url: string, environment: Readonly<Record<string, string>> = {}) {
  const settings = {
    ECHO_ENGINE: 'upstream',
    ECHO_UPSTREAM_URL: url,
    ECHO_UPSTREAM_KEY: 'theirs',
    MAINSTAY_DEV_KEY: 'ours-ours',
  }
  const { server } = await openTestApp([defineEcho()], { ...settings, ...environment })
  const origin = await server.listen({ host: '127.0.0.1', port: 0 })
  return { server, origin }
}
