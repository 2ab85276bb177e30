import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { onTestFinished } from 'vitest'
import { listenOnLoopback } from '../../../kernel/testing/listen-on-loopback.ts'

export interface FeedServer {
  readonly origin: string
  /** Paths in the order in which they were asked for. */
  readonly asked: string[]
  /** Headers of the last request to each path. */
  readonly headers: Map<string, IncomingMessage['headers']>
  /** What each path answers; may be changed between two readings. */
  readonly pages: Map<string, string | ((request: IncomingMessage, response: ServerResponse) => void)>
}

/** A site with feeds, on a port of its own at 127.0.0.1; it closes when the test ends. */
export async function startFeedServer(): Promise<FeedServer> {
  const site: FeedServer = { origin: '', asked: [], headers: new Map(), pages: new Map() }
  const server = createServer((request, response) => {
    const path = request.url ?? ''
    site.asked.push(path)
    site.headers.set(path, request.headers)
    const page = site.pages.get(path)
    if (typeof page === 'function') page(request, response)
    else if (page === undefined) response.writeHead(404).end('nothing here')
    else response.writeHead(200, { 'content-type': 'application/rss+xml; charset=utf-8' }).end(page)
  })
  const { origin, stop } = await listenOnLoopback(server)
  onTestFinished(stop)
  return { ...site, origin }
}

export interface ItemText {
  readonly title: string
  readonly guid?: string
  readonly link?: string
  /** As the feed writes it. */
  readonly date?: string
  readonly description?: string
}

/** An RSS 2.0 document of those items. */
export function writeRss(items: readonly ItemText[], title = 'A feed'): string {
  const written = items.map(({ title: name, guid, link, date, description }) => {
    const fields = { title: name, guid, link, pubDate: date, description }
    const inside = Object.entries(fields).map(([tag, text]) => (text === undefined ? '' : `<${tag}>${text}</${tag}>`))
    return `<item>${inside.join('')}</item>`
  })
  return `<?xml version="1.0"?><rss version="2.0"><channel><title>${title}</title><link>https://site.example/</link>${written.join('')}</channel></rss>`
}

/** Items numbered downwards from `count`, an hour apart, the newest first. */
export function numberItems(count: number, from = Date.UTC(2026, 0, 1)): ItemText[] {
  return Array.from({ length: count }, (_none, index) => {
    const number = count - index
    return {
      title: `Entry ${number}`,
      guid: `urn:entry:${number}`,
      link: `https://site.example/${number}`,
      date: new Date(from + number * 3_600_000).toUTCString(),
    }
  })
}
