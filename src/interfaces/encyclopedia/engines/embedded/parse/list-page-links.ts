import type { Page, StoredLink } from '../../../storage/wiki-store.ts'
import type { Call } from '../call.ts'

/** Links read at a time. */
const batch = 1000

/** All links of a page, and of each whether there is a page of that title. */
export async function listPageLinks({ site, store, form }: Call, { id }: Page): Promise<Record<string, unknown>[]> {
  const listed: Record<string, unknown>[] = []
  let since: StoredLink | undefined
  do {
    const found: readonly StoredLink[] = await store.listLinks(site.language, [id], {
      ...(since ? { since } : {}),
      limit: batch + 1,
    })
    const links = found.slice(0, batch)
    since = found[batch]
    const pages = await store.findPagesByTitle(
      site.language,
      links.map(({ title }) => title),
    )
    const titles = new Set(pages.map(({ title }) => title))
    for (const { namespace, title } of links)
      listed.push({ ns: namespace, ...form.flags({ exists: titles.has(title) }), [form.text('title')]: title })
  } while (since)
  return listed
}
