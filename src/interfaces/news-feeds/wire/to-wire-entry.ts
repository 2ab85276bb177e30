import type { FeedEntry } from '../contract/feed-page.ts'
import type { Entry } from '../port.ts'

export function toWireEntry({ title, link, author, description, publishedAt, source }: Entry): FeedEntry {
  return {
    author,
    sourceTitle: source.title,
    title,
    link,
    pubDate: publishedAt,
    description,
    sourceLink: source.link,
  }
}
