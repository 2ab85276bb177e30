import { findPageProperties } from '../../../../../dialects/mediawiki/find-page-properties.ts'
import { readExpanded } from '../read-expanded.ts'
import { ignored, texts } from '../parameters/texts.ts'
import { defineProp } from './module.ts'

/** `prop=pageprops` (mediawiki.org/wiki/API:Pageprops): what pages say of themselves. */
export const pageProps = defineProp({
  name: 'pageprops',
  prefix: 'pp',
  parameters: { continue: ignored, prop: texts },
  async addTo(call, { prop }, entries) {
    const pages = entries.flatMap(({ page }) => page ?? [])
    const found = await readExpanded(call, pages)
    for (const { page, fields } of entries) {
      const all = Object.entries(page ? findPageProperties(found.get(page.id)?.text ?? '') : {})
      const chosen = all.filter(([name]) => prop === undefined || prop.includes(name))
      if (chosen.length > 0) fields['pageprops'] = Object.fromEntries(chosen)
    }
    return undefined
  },
})
