import { findPageProperties } from '../../../../dialects/mediawiki/find-page-properties.ts'
import type { Call } from './call.ts'

/** Those of some categories, by title, whose own pages say that they are not to be shown. */
export async function findHiddenCategories(
  { site, store, texts }: Call,
  titles: readonly string[],
): Promise<ReadonlySet<string>> {
  const pages = await store.findPagesByTitle(site.language, [...new Set(titles)])
  const read = await texts.read(site.language, pages)
  const hidden = pages.filter(({ id }) => 'hiddencat' in findPageProperties(read.get(id) ?? ''))
  return new Set(hidden.map(({ title }) => title))
}
