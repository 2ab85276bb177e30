import type { Call } from '../call.ts'
import { findHiddenCategories } from '../find-hidden-categories.ts'
import { choiceOr, choicesOr } from '../parameters/choices.ts'
import { limit } from '../parameters/numbers.ts'
import { text } from '../parameters/texts.ts'
import { prefixOf } from '../titles.ts'
import { defineList, type ListedPage } from './list-module.ts'
import { needIndex } from './need-index.ts'
import type { CategoryUse } from '../../../storage/category-member.ts'

/** `list=allcategories` (mediawiki.org/wiki/API:Allcategories): categories that pages are in, by name. */
export const allCategories = defineList({
  name: 'allcategories',
  prefix: 'ac',
  parameters: {
    from: text,
    continue: text,
    to: text,
    prefix: text,
    dir: choiceOr(['ascending', 'descending'], 'ascending'),
    limit: limit(10),
    prop: choicesOr(['hidden', 'size'], []),
  },
  async list(call, values) {
    await needIndex(call, 'query+allcategories')
    const found = await call.store.listCategories(call.site.language, {
      prefix: toName(values.prefix),
      from: toName(values.continue ?? values.from),
      to: toName(values.to),
      isDescending: values.dir === 'descending',
      limit: values.limit + 1,
    })
    const beyond = found[values.limit]
    const uses = found.slice(0, values.limit)
    const titles = uses.map(({ name }) => prefixOf(14, call.site) + name.replaceAll('_', ' '))
    const pages = await call.store.findPagesByTitle(call.site.language, titles)
    const byTitle = new Map(pages.map((page) => [page.title, page]))
    const chosen = new Set(values.prop)
    const hidden = chosen.has('hidden') ? await findHiddenCategories(call, titles) : new Set<string>()
    return {
      pages: uses.map((use, index): ListedPage => {
        const title = titles[index] ?? ''
        return { title, page: byTitle.get(title), fields: describe(call, use, chosen, hidden.has(title)) }
      }),
      next: beyond && { continue: beyond.name },
    }
  },
})

function describe(
  { form }: Call,
  use: CategoryUse,
  chosen: ReadonlySet<string>,
  isHidden: boolean,
): Record<string, unknown> {
  return {
    [form.text('category')]: use.name.replaceAll('_', ' '),
    ...(chosen.has('size') ? describeSize(use) : {}),
    ...(chosen.has('hidden') ? form.flags({ hidden: isHidden }) : {}),
  }
}

export function describeSize({ pages, subcategories, files }: CategoryUse): Record<string, number> {
  return { size: pages + subcategories + files, pages, files, subcats: subcategories }
}

function toName(sent: string | undefined): string | undefined {
  return sent?.replaceAll(' ', '_')
}
