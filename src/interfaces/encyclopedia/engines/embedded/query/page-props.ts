import { findPageProperties } from '../../../../../dialects/mediawiki/find-page-properties.ts'
import { ignored, texts } from '../parameters/texts.ts'
import { defineProp } from './module.ts'

/** `prop=pageprops` (mediawiki.org/wiki/API:Pageprops): what pages say of themselves in their own texts. */
export const pageProps = defineProp({
  name: 'pageprops',
  prefix: 'pp',
  parameters: { continue: ignored, prop: texts },
  async addTo(call, { prop }, entries) {
    const pages = entries.flatMap(({ page }) => page ?? [])
    const found = await call.texts.read(call.site.language, pages)
    for (const { page, fields } of entries) {
      const all = Object.entries(page ? findPageProperties(found.get(page.id) ?? '') : {})
      const chosen = all.filter(([name]) => prop === undefined || prop.includes(name))
      if (chosen.length > 0) fields['pageprops'] = Object.fromEntries(chosen)
    }
    return undefined
  },
})
