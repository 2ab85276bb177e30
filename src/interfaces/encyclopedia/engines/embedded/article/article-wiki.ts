import type { Site } from '../../../../../dialects/mediawiki/site.ts'
import type { YieldToEventLoop } from '../../../../../kernel/foundation/workers/yield-to-event-loop.ts'
import type { WikiStore } from '../../../storage/wiki-store.ts'
import type { TextCache } from '../text-cache.ts'

export interface ArticleWiki {
  readonly site: Site
  readonly store: WikiStore
  readonly texts: TextCache
  readonly yieldToEventLoop: YieldToEventLoop
}
