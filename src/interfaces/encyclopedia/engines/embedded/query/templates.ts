import { filesInSteps } from '../../../../../dialects/mediawiki/find-files.ts'
import { normalizeTitle } from '../../../../../dialects/mediawiki/normalize-title.ts'
import type { Link } from '../../../../../dialects/mediawiki/read-target.ts'
import type { Expansion } from '../../../../../dialects/mediawiki/templates/template.ts'
import type { Call } from '../call.ts'
import { type ItemRange, listFromTexts } from '../list-from-texts.ts'
import type { PageEntry } from '../pages/page-set.ts'
import { choiceOr } from '../parameters/choices.ts'
import { linkedNamespaces } from '../parameters/namespaces.ts'
import { limit } from '../parameters/numbers.ts'
import { text, texts } from '../parameters/texts.ts'
import { toKey } from '../titles.ts'
import { defineLinks, type PageLinks } from './links-module.ts'

const directions = ['ascending', 'descending'] as const

/** `prop=templates` (mediawiki.org/wiki/API:Templates): templates that a page is made with, those inside others among them. */
export const templates = defineLinks({
  name: 'templates',
  prefix: 'tl',
  parameters: {
    namespace: linkedNamespaces,
    limit: limit(10),
    continue: text,
    templates: texts,
    dir: choiceOr(directions, 'ascending'),
  },
  list: (call, values, entries) => {
    const { namespace } = values
    const range = { ...values, isDescending: values.dir === 'descending' }
    return listLinks(call, entries, range, values.templates, function* find({ templates: found }) {
      yield
      return found.filter((link) => !namespace || namespace.includes(link.namespace))
    })
  },
})

/** `prop=images` (mediawiki.org/wiki/API:Images): files that a page shows. */
export const images = defineLinks({
  name: 'images',
  prefix: 'im',
  parameters: { limit: limit(10), continue: text, images: texts, dir: choiceOr(directions, 'ascending') },
  list: (call, values, entries) => {
    const range = { ...values, isDescending: values.dir === 'descending' }
    return listLinks(call, entries, range, values.images, ({ text: source }) => filesInSteps(source, call.site))
  },
})

async function listLinks(
  call: Call,
  entries: readonly PageEntry[],
  range: ItemRange,
  names: readonly string[] | undefined,
  find: (expansion: Expansion) => Generator<void, readonly Link[]>,
): Promise<PageLinks> {
  const wanted = names && new Set(names.map((name) => normalizeTitle(name, call.site)?.title))
  const { items, next } = await listFromTexts(call, entries, range, function* list(expansion) {
    const links = yield* find(expansion)
    return links
      .filter(({ title }) => !wanted || wanted.has(title))
      .map((link) => ({ ...link, key: `${link.namespace}|${toKey(link, call.site)}` }))
  })
  return { links: items.map(({ from, item: { namespace, title } }) => ({ from, namespace, title })), next }
}
