import { findPageProperties } from '../../../../../dialects/mediawiki/find-page-properties.ts'
import { categoriesInSteps } from '../../../../../dialects/mediawiki/find-categories.ts'
import { normalizeTitle } from '../../../../../dialects/mediawiki/normalize-title.ts'
import { toSortKey } from '../../../storage/to-sort-key.ts'
import type { Call } from '../call.ts'
import { findHiddenCategories } from '../find-hidden-categories.ts'
import { listFromTexts } from '../list-from-texts.ts'
import { choiceOr, choices } from '../parameters/choices.ts'
import { limit } from '../parameters/numbers.ts'
import { text, texts } from '../parameters/texts.ts'
import { toKey } from '../titles.ts'
import { toWireTime } from '../to-wire-time.ts'
import { toHex } from './category-members.ts'
import { defineLinks } from './links-module.ts'
import type { Page } from '../../../storage/stored-page.ts'

const categoryNamespace = 14

/** `prop=categories` (mediawiki.org/wiki/API:Categories): categories that a page's text puts it into. */
export const categories = defineLinks({
  name: 'categories',
  prefix: 'cl',
  parameters: {
    prop: choices(['hidden', 'sortkey', 'timestamp']),
    show: choices(['!hidden', 'hidden']),
    limit: limit(10),
    continue: text,
    categories: texts,
    dir: choiceOr(['ascending', 'descending'], 'ascending'),
  },
  async list(call, values, entries) {
    const wanted = values.categories && readCategories(call, values.categories)
    const range = { limit: values.limit, continue: values.continue, isDescending: values.dir === 'descending' }
    const { items, next } = await listFromTexts(call, entries, range, function* find({ text: source }, page) {
      const listed = yield* listCategories(call, source, page)
      return listed.filter(({ title }) => !wanted || wanted.has(title))
    })
    const chosen = new Set(values.prop)
    const titles = items.map(({ item }) => item.title)
    const hidden = chosen.has('hidden') || values.show ? await findHiddenCategories(call, titles) : new Set<string>()
    const isShown = (title: string) => !values.show?.includes(hidden.has(title) ? '!hidden' : 'hidden')
    const links = items
      .filter(({ item }) => isShown(item.title))
      .map(({ from, item }) => ({
        from,
        namespace: categoryNamespace,
        title: item.title,
        fields: {
          ...(chosen.has('sortkey') ? { sortkey: toHex(item.sortKey), sortkeyprefix: item.sortPrefix } : {}),
          ...(chosen.has('timestamp') ? { timestamp: toWireTime(item.timestamp) } : {}),
          ...(chosen.has('hidden') ? call.form.flags({ hidden: hidden.has(item.title) }) : {}),
        },
      }))
    return { links, next }
  },
})

function* listCategories({ site }: Call, source: string, page: Page) {
  const { defaultsort = '' } = findPageProperties(source)
  const name = toKey(page, site).replaceAll('_', ' ')
  const found = yield* categoriesInSteps(source, page.namespace, site)
  return found.map(({ title, sortKey }) => ({
    key: toKey({ namespace: categoryNamespace, title }, site),
    title,
    sortKey: toSortKey(name, sortKey ?? defaultsort),
    sortPrefix: sortKey ?? defaultsort,
    timestamp: page.revision.timestamp,
  }))
}

function readCategories({ site, warnings }: Call, names: readonly string[]): ReadonlySet<string> {
  const titles = names.flatMap((name) => {
    const title = normalizeTitle(name, site)
    if (title?.namespace === categoryNamespace) return [title.title]
    warnings.add('query+categories', 'invalidcategory', `"${name}" is not a category.`)
    return []
  })
  return new Set(titles)
}
