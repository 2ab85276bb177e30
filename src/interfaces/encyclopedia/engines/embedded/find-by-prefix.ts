import { normalizeTitle } from '../../../../dialects/mediawiki/normalize-title.ts'
import type { Call } from './call.ts'
import type { Page } from '../../storage/stored-page.ts'

/** Pages whose titles begin with a text, by title; a prefix of a namespace in it counts before `namespaces`. */
export async function findByPrefix(
  { site, store }: Pick<Call, 'site' | 'store'>,
  text: string,
  namespaces: readonly number[] | undefined,
  limit: number,
): Promise<Page[]> {
  const title = normalizeTitle(text, site)
  if (!title || title.interwiki !== undefined || title.namespace < 0) return []
  const asked = title.namespace === 0 ? (namespaces ?? [0]) : [title.namespace]
  const found: Page[] = []
  for (const namespace of asked) {
    const name = site.namespaces.find(({ id }) => id === namespace)?.name ?? ''
    const full = title.namespace === 0 && name !== '' ? `${name}:${title.title}` : title.title
    const prefix = full.replaceAll(' ', '_')
    const range = { namespace, prefix, limit: limit - found.length }
    for (const page of await store.listPages(site.language, range)) found.push(page)
    if (found.length >= limit) break
  }
  return found
}
