import { type Static, Type } from 'typebox'

export const settings = Type.Object({
  NEWS_FEEDS_REFRESH_MINUTES: Type.Integer({
    default: 30,
    minimum: 1,
    maximum: 10_080,
    description: 'Minutes between two readings of a feed.',
  }),
  NEWS_FEEDS_CONCURRENCY: Type.Integer({
    default: 8,
    minimum: 1,
    maximum: 64,
    description: 'Feeds read at a time; of one host, always one.',
  }),
  NEWS_FEEDS_HOST_GAP_MS: Type.Integer({
    default: 1_000,
    minimum: 0,
    maximum: 60_000,
    description: 'Milliseconds between two requests to one host.',
  }),
  NEWS_FEEDS_TIMEOUT_MS: Type.Integer({
    default: 30_000,
    minimum: 5_000,
    maximum: 60_000,
    description: 'Milliseconds for reading one feed, redirects included.',
  }),
  NEWS_FEEDS_MAX_BYTES: Type.Integer({
    default: 10 * 1024 * 1024,
    minimum: 1_024,
    description: 'The largest feed, before and after decompressing.',
  }),
  NEWS_FEEDS_MAX_ENTRIES: Type.Integer({
    default: 1_000,
    minimum: 10,
    maximum: 10_000,
    description: 'Entries kept of each feed, the newest.',
  }),
})

export type Settings = Static<typeof settings>
