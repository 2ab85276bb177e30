import type { Link } from '../../../../../dialects/mediawiki/read-target.ts'
import { sortLinks } from '../../../storage/link-order.ts'
import type { Call } from '../call.ts'

/** Titles looked up at a time. */
const batch = 1000

/** Pages that exist come first and by title, by namespace, as MediaWiki finds the links of a text. */
export async function toSortedWireLinks(call: Call, links: readonly Link[]): Promise<Record<string, unknown>[]> {
  const existing = await findExisting(call, links)
  const found = sortLinks(links.filter(({ title }) => existing.has(title)))
  const missing = links.filter(({ title }) => !existing.has(title))
  return toWireLinks(call, [...found, ...missing], existing)
}

/** By namespace, in the order of the text. */
export async function toWireLinksInOrder(call: Call, links: readonly Link[]): Promise<Record<string, unknown>[]> {
  return toWireLinks(call, links, await findExisting(call, links))
}

async function findExisting({ site, store }: Call, links: readonly Link[]): Promise<ReadonlySet<string>> {
  const existing = new Set<string>()
  for (let start = 0; start < links.length; start += batch) {
    const titles = links.slice(start, start + batch).map(({ title }) => title)
    for (const { title } of await store.findPagesByTitle(site.language, titles)) existing.add(title)
  }
  return existing
}

function toWireLinks({ form }: Call, links: readonly Link[], existing: ReadonlySet<string>): Record<string, unknown>[] {
  const byNamespace = Map.groupBy(links, ({ namespace }) => namespace)
  return [...byNamespace.values()].flat().map(({ namespace, title }) => ({
    ns: namespace,
    ...form.flags({ exists: existing.has(title) }),
    [form.text('title')]: title,
  }))
}
