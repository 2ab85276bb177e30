import type { CategoryLink } from '../../../../../dialects/mediawiki/find-references.ts'
import { findNamespaceById } from '../../../../../dialects/mediawiki/site-namespaces.ts'
import type { Call } from '../call.ts'

/** Categories that a text puts its page into, as MediaWiki's tables hold them: without the prefix, underscores for spaces. */
export async function toWireCategories(
  { site, store, form }: Call,
  categories: readonly CategoryLink[],
): Promise<Record<string, unknown>[]> {
  const pages = await store.findPagesByTitle(
    site.language,
    categories.map(({ title }) => title),
  )
  const existing = new Set(pages.map(({ title }) => title))
  const prefix = findNamespaceById(site, 14).name.length + 1
  return categories.map(({ title, sortKey }) => ({
    sortkey: sortKey ?? '',
    ...(existing.has(title) ? {} : form.flags({ missing: true })),
    [form.text('category')]: title.slice(prefix).replaceAll(' ', '_'),
  }))
}
