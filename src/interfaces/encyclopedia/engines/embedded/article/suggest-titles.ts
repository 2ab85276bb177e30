import { toSearchWords } from '../../../../../dialects/mediawiki/to-search-words.ts'
import { findByPrefix } from '../find-by-prefix.ts'
import type { ArticleWiki } from './article-wiki.ts'

const maxSuggestions = 10
/** Of what was asked for, so that a search stays one. */
const maxWords = 8

/** Pages that may be meant by a title that none has: those that begin so, then those that hold its words. */
export async function suggestTitles({ site, store }: ArticleWiki, title: string): Promise<readonly string[]> {
  const beginning = await findByPrefix({ site, store }, title, undefined, maxSuggestions)
  const words = [...new Set(toSearchWords(title))].slice(0, maxWords).map((word) => ({ word, isPrefix: true }))
  const range = { column: 'title', namespaces: [0], offset: 0, limit: maxSuggestions } as const
  const { pages } = await store.searchPages(site.language, words, range)
  const titles = new Set([...beginning, ...pages.map(({ page }) => page)].map((page) => page.title))
  return [...titles].slice(0, maxSuggestions)
}
