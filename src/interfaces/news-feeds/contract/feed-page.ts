import * as Type from 'typebox'
import type { Static } from 'typebox'

const FeedEntry = Type.Object({
  author: Type.String({ description: 'May be empty' }),
  sourceTitle: Type.String(),
  title: Type.String(),
  link: Type.String({ description: 'Address of the entry' }),
  pubDate: Type.Integer({ description: 'Milliseconds since 1970' }),
  description: Type.String({ description: 'May be empty, and may contain HTML that nobody has cleaned' }),
  sourceLink: Type.String({ description: 'Address of the site' }),
})

export const FeedPage = Type.Object({
  num: Type.Integer({ description: 'Entries in the whole category' }),
  entries: Type.Array(FeedEntry),
  page: Type.Integer(),
  lastUpdatedAt: Type.Integer({ description: 'When a feed was last read, in milliseconds since 1970; 0 for never' }),
  log: Type.String(),
  startTime: Type.String({ description: 'Milliseconds since 1970' }),
  endTime: Type.String({ description: 'Milliseconds since 1970' }),
  processTime: Type.String({ description: 'Milliseconds' }),
})

export type FeedPage = Static<typeof FeedPage>
export type FeedEntry = Static<typeof FeedEntry>
