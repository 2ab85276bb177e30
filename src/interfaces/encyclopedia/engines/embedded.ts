import { isEditionCode } from '../../../dialects/mediawiki/languages.ts'
import { isKnownEdition } from '../../../dialects/mediawiki/known-editions.ts'
import type { EngineContext } from '../../../kernel/wire/interface/engine.ts'
import { memoizeLoad } from '../../../libraries/memoize/memoize-load.ts'
import type { YieldToEventLoop } from '../../../kernel/foundation/workers/yield-to-event-loop.ts'
import type { Encyclopedia } from '../port.ts'
import { createWikiStore } from '../storage/create-wiki-store.ts'
import { emptySite } from './embedded/empty-site.ts'
import { Indexer } from './embedded/indexer.ts'
import { memoizeSites } from './embedded/memoize-sites.ts'
import { TextCache } from './embedded/text-cache.ts'

/** Answers from imported dumps. An edition that nothing was imported for answers as a wiki without pages. */
export default function createEngine(
  context: Pick<EngineContext, 'storage' | 'now' | 'log' | 'yieldToEventLoop'>,
): Encyclopedia {
  const { storage, now, yieldToEventLoop } = context
  const load = parts(yieldToEventLoop)
  const store = createWikiStore(storage, context)
  const texts = new TextCache(store)
  const findSite = memoizeSites(store, now)
  const indexer = new Indexer(store, now, yieldToEventLoop)
  const wiki = { store, texts, indexer, yieldToEventLoop }
  return {
    async read(call) {
      const { language } = call
      const site = isEditionCode(language) ? await findSite(language) : undefined
      if (!site && !isKnownEdition(language)) return undefined
      const readArticle = await load.readArticle()
      return readArticle({ site: site ?? emptySite(language), store, texts, yieldToEventLoop }, call)
    },
    async act(call) {
      const { language } = call
      const site = isEditionCode(language) ? await findSite(language) : undefined
      const act = await load.act()
      if (site) return act({ ...wiki, site, now: now() }, call)
      if (!isKnownEdition(language)) return undefined
      const notice = `Nothing was imported for this edition yet; a dump is read by: mainstay import wiki FILE --lang ${language}`
      return act({ ...wiki, site: emptySite(language), now: now(), notice }, call)
    },
  }
}

/** What answers pages, and what answers the API. The code of each is read with its first call, in a turn of its own. */
function parts(yieldToEventLoop: YieldToEventLoop) {
  return {
    readArticle: memoizeLoad(async () => {
      await yieldToEventLoop()
      return (await import('./embedded/article/read-article.ts')).readArticle
    }),
    act: memoizeLoad(async () => {
      await yieldToEventLoop()
      const { act } = await import('./embedded/act.ts')
      // The code of the action that is called is read next.
      await yieldToEventLoop()
      return act
    }),
  }
}
