import { findHiddenCategories } from '../find-hidden-categories.ts'
import { ignored } from '../parameters/texts.ts'
import { toKey } from '../titles.ts'
import { describeSize } from './all-categories.ts'
import { defineProp } from './module.ts'
import { needIndex } from './need-index.ts'

const categoryNamespace = 14

/** `prop=categoryinfo` (mediawiki.org/wiki/API:Categoryinfo): how much is in a category. */
export const categoryInfo = defineProp({
  name: 'categoryinfo',
  prefix: 'ci',
  parameters: { continue: ignored },
  async addTo(call, _values, entries) {
    const named = entries.flatMap(({ page, fields }) => {
      const { ns, title } = fields
      if (ns !== categoryNamespace || typeof title !== 'string') return []
      return [{ isThere: page !== undefined, fields, name: toKey({ namespace: ns, title }, call.site) }]
    })
    if (named.length === 0) return undefined
    await needIndex(call, 'query+categoryinfo')
    const uses = await call.store.countCategories(
      call.site.language,
      named.map(({ name }) => name),
    )
    const byName = new Map(uses.map((use) => [use.name, use]))
    const hidden = await findHiddenCategories(
      call,
      named.map(({ fields }) => String(fields['title'])),
    )
    for (const { isThere, fields, name } of named) {
      // A category without members is one if it has a page.
      const use = byName.get(name) ?? (isThere ? { name, pages: 0, subcategories: 0, files: 0 } : undefined)
      const flags = call.form.flags({ hidden: hidden.has(String(fields['title'])) })
      if (use) fields['categoryinfo'] = { ...describeSize(use), ...flags }
    }
    return undefined
  },
})
