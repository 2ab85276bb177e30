import type { ActionModule, ActionResult } from '../action-module.ts'
import { toArticleUrl } from '../addresses.ts'
import { findByPrefix } from '../find-by-prefix.ts'
import { followRedirects } from '../pages/follow-redirects.ts'
import { readParameters } from '../parameters/read-parameters.ts'
import { openSearchModule } from './open-search-module.ts'
import type { Page } from '../../../storage/stored-page.ts'

/** `action=opensearch` (mediawiki.org/wiki/API:Opensearch): titles that begin with what is sought, their texts left empty, their addresses. */
export const openSearch: ActionModule = {
  ...openSearchModule,
  async run(call): Promise<ActionResult> {
    const values = readParameters(call, openSearchModule)
    const found = await findByPrefix(call, values.search, values.namespace, values.limit)
    const pages = values.redirects === 'resolve' ? await resolve(call, found) : found
    return {
      body: [
        values.search,
        pages.map(({ title }) => title),
        pages.map(() => ''),
        pages.map(({ title }) => toArticleUrl(title, call.addresses)),
      ],
    }
  },
}

/** The pages where redirects lead, each once. */
async function resolve(call: Parameters<ActionModule['run']>[0], found: readonly Page[]): Promise<Page[]> {
  const resolved = new Map<string, Page>()
  for (const page of found) {
    const { pages } = await followRedirects(call, [page])
    for (const each of pages) resolved.set(each.title, each)
  }
  return [...resolved.values()]
}
