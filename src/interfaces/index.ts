/** The product: every interface that Mainstay serves. */
import type { AnyInterface } from '../kernel/interface.ts'
import binPacking from './bin-packing/index.ts'
import chatCompletions from './chat-completions/index.ts'
import encyclopedia from './encyclopedia/index.ts'
import ipLocation from './ip-location/index.ts'
import newsFeeds from './news-feeds/index.ts'
import notes from './notes/index.ts'
import samplePosts from './sample-posts/index.ts'
import socialTimeline from './social-timeline/index.ts'
import textCompletions from './text-completions/index.ts'
import userSearch from './user-search/index.ts'

export const interfaces: readonly AnyInterface[] = [
  binPacking,
  chatCompletions,
  encyclopedia,
  ipLocation,
  newsFeeds,
  notes,
  samplePosts,
  socialTimeline,
  textCompletions,
  userSearch,
]
