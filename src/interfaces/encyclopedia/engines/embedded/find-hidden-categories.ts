import { findPageProperties } from '../../../../dialects/mediawiki/find-page-properties.ts'
import type { Call } from './call.ts'
import { readExpanded } from './read-expanded.ts'

/** Those of some categories, by title, whose own pages say that they are not to be shown. */
export async function findHiddenCategories(call: Call, titles: readonly string[]): Promise<ReadonlySet<string>> {
  const pages = await call.store.findPagesByTitle(call.site.language, [...new Set(titles)])
  const read = await readExpanded(call, pages)
  const hidden = pages.filter(({ id }) => 'hiddencat' in findPageProperties(read.get(id)?.text ?? ''))
  return new Set(hidden.map(({ title }) => title))
}
