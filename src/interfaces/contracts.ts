/** Every interface's contract, by the name that the client gives it; a list apart from `index.ts`, so that a browser loads no engine. */
import { binPacking } from './bin-packing/contract.ts'
import { chatCompletions } from './chat-completions/contract.ts'
import { embeddings } from './embeddings/contract.ts'
import { encyclopedia } from './encyclopedia/contract.ts'
import { imageAnalysis } from './image-analysis/contract.ts'
import { ipLocation } from './ip-location/contract.ts'
import { japaneseProofreading } from './japanese-proofreading/contract.ts'
import { japaneseSmalltalk } from './japanese-smalltalk/contract.ts'
import { japaneseSummary } from './japanese-summary/contract.ts'
import { moderations } from './moderations/contract.ts'
import { nameGender } from './name-gender/contract.ts'
import { newsFeeds } from './news-feeds/contract.ts'
import { notes } from './notes/contract.ts'
import { responses } from './responses/contract.ts'
import { samplePosts } from './sample-posts/contract.ts'
import { socialTimeline } from './social-timeline/contract.ts'
import { spamScore } from './spam-score/contract.ts'
import { textCompletions } from './text-completions/contract.ts'
import { transitSearch } from './transit-search/contract.ts'
import { translateHeaderKey } from './translate-header-key/contract.ts'
import { translateLibre } from './translate-libre/contract.ts'
import { translateQueryKey } from './translate-query-key/contract.ts'
import { userSearch } from './user-search/contract.ts'

export const contracts = {
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
} as const
