import type { Site } from '../../../../dialects/mediawiki/site.ts'
import type { WikiStore } from '../../storage/wiki-store.ts'

/** Milliseconds after which a site is read anew: another process may have imported. */
const freshFor = 1000

/** The sites of the store, so that the same object serves many calls: what is worked out of it is kept beside it. */
export function memoizeSites(store: WikiStore, now: () => number) {
  const known = new Map<string, { readonly site: Site; readonly text: string; until: number }>()
  return async (language: string): Promise<Site | undefined> => {
    const kept = known.get(language)
    if (kept && now() < kept.until) return kept.site
    const site = await store.findSite(language)
    if (!site) {
      known.delete(language)
      return undefined
    }
    const text = JSON.stringify(site)
    const same = kept?.text === text ? kept.site : site
    known.set(language, { site: same, text, until: now() + freshFor })
    return same
  }
}
