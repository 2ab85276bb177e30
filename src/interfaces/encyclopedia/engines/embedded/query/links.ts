import { linkParameters, listLinks } from '../links.ts'
import type { PropModule } from './module.ts'

/** `prop=links` (mediawiki.org/wiki/API:Links): the links of an article's own text, those of templates not among them. */
export const links: PropModule = {
  parameters: linkParameters('pl'),
  async addTo(call, entries) {
    const byId = new Map(entries.flatMap(({ page, fields }) => (page ? [[page.id, fields] as const] : [])))
    const found = await listLinks(call, 'pl', [...byId.keys()])
    for (const [id, listed] of Map.groupBy(found.links, ({ from }) => from)) {
      const fields = byId.get(id)
      if (fields) fields['links'] = listed.map(({ namespace, title }) => ({ ns: namespace, title }))
    }
    return found.next === undefined ? undefined : { plcontinue: found.next }
  },
}
