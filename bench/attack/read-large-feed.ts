import { createServer } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import type { Watched, WatchedServer } from '../overload/watched-server.ts'
import { sendRequest } from '../overload/send-request.ts'
import { postJson } from '../overload/write-raw-request.ts'

const tags = 2_000_000
/** A new feed is read within the minute. */
const maxMsUntilRead = 70_000
const readMs = 20_000

/** Subscribes to a feed of two million tags and sees what reading it costs others; loopback addresses must be allowed. */
export async function readLargeFeed(server: WatchedServer, port: number): Promise<Watched & { maxMiB: number }> {
  const { promise: asked, resolve } = Promise.withResolvers<void>()
  const feed = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/rss+xml' })
    response.end(`<rss version="2.0"><channel><title>a</title><item>${'<b/>'.repeat(tags)}</item></channel></rss>`)
    resolve()
  })
  await new Promise<void>((listening) => feed.listen(0, '127.0.0.1', listening))
  const address = feed.address()
  const origin = typeof address === 'object' ? `http://127.0.0.1:${address?.port}` : address
  let maxMiB = 0
  const watched = await server.watch(async () => {
    const subscription = JSON.stringify({ url: `${origin}/feed.xml`, category: 'travel' })
    await sendRequest(port, postJson('/feed/manage/subscriptions', subscription), maxMsUntilRead)
    await Promise.race([asked, pause(maxMsUntilRead, undefined, { ref: false })])
    for (const until = Date.now() + readMs; Date.now() < until; await pause(50)) {
      maxMiB = Math.max(maxMiB, server.residentMiB)
    }
  })
  feed.close()
  return { ...watched, maxMiB }
}
