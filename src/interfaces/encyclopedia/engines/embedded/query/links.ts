import { listLinks } from '../links.ts'
import { choiceOr } from '../parameters/choices.ts'
import { linkedNamespaces } from '../parameters/namespaces.ts'
import { limit } from '../parameters/numbers.ts'
import { text, texts } from '../parameters/texts.ts'
import { defineLinks } from './links-module.ts'
import { needIndexOf } from './need-index.ts'

/** `prop=links` (mediawiki.org/wiki/API:Links): the links of a page, those that templates bring in among them. */
export const links = defineLinks({
  name: 'links',
  prefix: 'pl',
  parameters: {
    namespace: linkedNamespaces,
    limit: limit(10),
    continue: text,
    titles: texts,
    dir: choiceOr(['ascending', 'descending'], 'ascending'),
  },
  async list(call, values, entries) {
    const ids = entries.flatMap(({ page }) => (page ? [page.id] : []))
    await needIndexOf(call, 'query+links', ids)
    const { links: listed, next } = await listLinks(call, values, ids)
    return { links: listed, next: next === undefined ? undefined : { continue: next } }
  },
})
