import { isEditionCode } from '../../../dialects/mediawiki/languages.ts'
import { isKnownEdition } from '../../../dialects/mediawiki/known-editions.ts'
import type { EngineContext } from '../../../kernel/engines/engine.ts'
import type { Encyclopedia } from '../port.ts'
import { createWikiStore } from '../storage/create-wiki-store.ts'
import { act } from './embedded/act.ts'
import { emptySite } from './embedded/empty-site.ts'
import { readArticle } from './embedded/article/read-article.ts'
import { Indexer } from './embedded/indexer.ts'
import { memoizeSites } from './embedded/memoize-sites.ts'
import { TextCache } from './embedded/text-cache.ts'

/** Answers from imported dumps. An edition that nothing was imported for answers as a wiki without pages. */
export default function createEngine({
  storage,
  now,
  log,
}: Pick<EngineContext, 'storage' | 'now' | 'log'>): Encyclopedia {
  const store = createWikiStore(storage, now, log)
  const texts = new TextCache(store)
  const findSite = memoizeSites(store, now)
  const indexer = new Indexer(store, now)
  return {
    async read(call) {
      const { language } = call
      const site = isEditionCode(language) ? await findSite(language) : undefined
      if (!site && !isKnownEdition(language)) return undefined
      return readArticle({ site: site ?? emptySite(language), store, texts }, call)
    },
    async act(call) {
      const { language } = call
      const site = isEditionCode(language) ? await findSite(language) : undefined
      if (site) return act({ site, store, texts, indexer, now: now() }, call)
      if (!isKnownEdition(language)) return undefined
      const notice = `Nothing was imported for this edition yet; a dump is read by: mainstay import wiki FILE --lang ${language}`
      return act({ site: emptySite(language), store, texts, indexer, now: now(), notice }, call)
    },
  }
}
