import { badContinue } from '../../../domain/action-error.ts'
import { choiceOr } from '../parameters/choices.ts'
import { namespaces } from '../parameters/namespaces.ts'
import { limit } from '../parameters/numbers.ts'
import { text } from '../parameters/texts.ts'
import { defineList } from './list-module.ts'
import { redirectFilters, toIsRedirect } from './redirect-filter.ts'

/** `list=random` (mediawiki.org/wiki/API:Random): pages by their ids from a place among them that is drawn anew each time. */
export const random = defineList({
  name: 'random',
  prefix: 'rn',
  parameters: {
    namespace: namespaces,
    filterredir: choiceOr(redirectFilters, 'nonredirects'),
    limit: limit(1),
    continue: text,
  },
  async list({ site, store }, values) {
    const start = values.continue === undefined ? Math.random() : readContinue(values.continue)
    const range = { namespaces: values.namespace, isRedirect: toIsRedirect(values.filterredir) }
    const later = await store.listPagesFromId(site.language, start, { ...range, limit: values.limit })
    const missing = values.limit - later.length
    const first = missing > 0 ? await store.listPagesFromId(site.language, 0, { ...range, limit: missing }) : []
    const pages = [...new Map([...later, ...first].map((page) => [page.id, page])).values()]
    return {
      pages: pages.map((page) => ({
        title: page.title,
        page,
        fields: { id: page.id, ns: page.namespace, title: page.title },
      })),
      next: { continue: `${Math.random()}|${start}|${pages.at(-1)?.id ?? 0}|0` },
    }
  },
})

/** Where the next pages are drawn, where the first were, the last page, and that nothing went round. */
function readContinue(sent: string): number {
  const [, start] = /^(0(?:\.\d{1,20})?(?:e-\d+)?)\|(?:[\d.]+(?:e-\d+)?)\|\d{1,15}\|\d$/.exec(sent) ?? []
  if (start === undefined) throw badContinue()
  return Number(start)
}
