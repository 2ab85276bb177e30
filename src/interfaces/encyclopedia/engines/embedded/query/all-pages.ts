import { normalizeTitle } from '../../../../../dialects/mediawiki/normalize-title.ts'
import { toUpperFirst } from '../../../../../dialects/mediawiki/to-upper-first.ts'
import type { Call } from '../call.ts'
import { choiceOr } from '../parameters/choices.ts'
import { namespaceOr } from '../parameters/namespaces.ts'
import { integer, limit } from '../parameters/numbers.ts'
import { text } from '../parameters/texts.ts'
import { prefixOf, toKey } from '../titles.ts'
import { defineList } from './list-module.ts'
import { redirectFilters, toIsRedirect } from './redirect-filter.ts'
import { toListedPage } from './to-listed-page.ts'

/** `list=allpages` (mediawiki.org/wiki/API:Allpages): pages of a namespace by their titles. */
export const allPages = defineList({
  name: 'allpages',
  prefix: 'ap',
  parameters: {
    from: text,
    continue: text,
    to: text,
    prefix: text,
    namespace: namespaceOr(0),
    filterredir: choiceOr(redirectFilters, 'all'),
    minsize: integer,
    maxsize: integer,
    limit: limit(10),
    dir: choiceOr(['ascending', 'descending'], 'ascending'),
    filterlanglinks: choiceOr(['all'], 'all'),
  },
  async list(call, values) {
    const { site, store } = call
    const toFull = (part: string | undefined) =>
      part === undefined
        ? undefined
        : prefixOf(values.namespace, site).replaceAll(' ', '_') + toPart(call, part, values.namespace)
    const pages = await store.listPages(site.language, {
      namespace: values.namespace,
      prefix: toFull(values.prefix),
      from: toFull(values.continue ?? values.from),
      to: toFull(values.to),
      isRedirect: toIsRedirect(values.filterredir),
      minSize: values.minsize,
      maxSize: values.maxsize,
      isDescending: values.dir === 'descending',
      limit: values.limit + 1,
    })
    const beyond = pages[values.limit]
    return {
      pages: pages.slice(0, values.limit).map((page) => toListedPage(page)),
      next: beyond && { continue: toKey(beyond, site) },
    }
  },
})

/** The beginning of a title, written as titles of this namespace are. */
function toPart({ site }: Call, part: string, namespace: number): string {
  const key = part.replaceAll(' ', '_')
  const { title } = normalizeTitle(`${prefixOf(namespace, site)}x`, site) ?? { title: 'X' }
  return title.endsWith('X') ? toUpperFirst(key, site.language) : key
}
