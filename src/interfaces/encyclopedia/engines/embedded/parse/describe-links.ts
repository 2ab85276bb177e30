import type { Link } from '../../../../../dialects/mediawiki/read-target.ts'
import { sortLinks } from '../../../storage/link-order.ts'
import type { Call } from '../call.ts'

/** Titles looked up at a time. */
const batch = 1000

/** The links of a text, in its order: those to pages that exist come first and by title, by namespace, as MediaWiki finds them. */
export async function describeLinks(
  { site, store, form }: Call,
  links: readonly Link[],
): Promise<Record<string, unknown>[]> {
  const existing = new Set<string>()
  for (let start = 0; start < links.length; start += batch) {
    const titles = links.slice(start, start + batch).map(({ title }) => title)
    for (const { title } of await store.findPagesByTitle(site.language, titles)) existing.add(title)
  }
  const found = sortLinks(links.filter(({ title }) => existing.has(title)))
  const missing = links.filter(({ title }) => !existing.has(title))
  const byNamespace = Map.groupBy([...found, ...missing], ({ namespace }) => namespace)
  return [...byNamespace.values()].flat().map(({ namespace, title }) => ({
    ns: namespace,
    ...form.flags({ exists: existing.has(title) }),
    [form.text('title')]: title,
  }))
}
