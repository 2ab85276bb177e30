/** The product: every interface that Mainstay serves. */
import type { AnyInterface } from '../kernel/wire/interface.ts'
import binPacking from './bin-packing/index.ts'
import chatCompletions from './chat-completions/index.ts'
import embeddings from './embeddings/index.ts'
import encyclopedia from './encyclopedia/index.ts'
import imageAnalysis from './image-analysis/index.ts'
import ipLocation from './ip-location/index.ts'
import japaneseProofreading from './japanese-proofreading/index.ts'
import japaneseSmalltalk from './japanese-smalltalk/index.ts'
import japaneseSummary from './japanese-summary/index.ts'
import moderations from './moderations/index.ts'
import nameGender from './name-gender/index.ts'
import newsFeeds from './news-feeds/index.ts'
import notes from './notes/index.ts'
import responses from './responses/index.ts'
import samplePosts from './sample-posts/index.ts'
import socialTimeline from './social-timeline/index.ts'
import spamScore from './spam-score/index.ts'
import textCompletions from './text-completions/index.ts'
import transitSearch from './transit-search/index.ts'
import translateHeaderKey from './translate-header-key/index.ts'
import translateLibre from './translate-libre/index.ts'
import translateQueryKey from './translate-query-key/index.ts'
import userSearch from './user-search/index.ts'

export const interfaces: readonly AnyInterface[] = [
  binPacking,
  chatCompletions,
  embeddings,
  encyclopedia,
  imageAnalysis,
  ipLocation,
  japaneseProofreading,
  japaneseSmalltalk,
  japaneseSummary,
  moderations,
  nameGender,
  newsFeeds,
  notes,
  responses,
  samplePosts,
  socialTimeline,
  spamScore,
  textCompletions,
  transitSearch,
  translateHeaderKey,
  translateLibre,
  translateQueryKey,
  userSearch,
]
