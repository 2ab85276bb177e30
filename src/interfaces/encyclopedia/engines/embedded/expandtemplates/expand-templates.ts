import { findPageProperties } from '../../../../../dialects/mediawiki/find-page-properties.ts'
import { normalizeTitle } from '../../../../../dialects/mediawiki/normalize-title.ts'
import { ActionError } from '../../../domain/action-error.ts'
import type { ActionModule, ActionResult } from '../action-module.ts'
import type { Call } from '../call.ts'
import type { ValuesOf } from '../parameters/parameter.ts'
import { readParameters } from '../parameters/read-parameters.ts'
import { toWireProperties } from '../parse/to-wire-properties.ts'
import { expandTemplatesModule } from './expand-templates-module.ts'
import type { Page } from '../../../storage/stored-page.ts'

type Values = ValuesOf<(typeof expandTemplatesModule)['parameters']>
type Titled = Pick<Page, 'namespace' | 'title'>

/** What MediaWiki calls a text without a title. */
const standardTitle = 'API'

/** `action=expandtemplates` (mediawiki.org/wiki/API:Expandtemplates): a text with templates, parser functions and variables in their places. */
export const expandTemplates: ActionModule = {
  ...expandTemplatesModule,
  async run(call): Promise<ActionResult> {
    const values = readParameters(call, expandTemplatesModule)
    if (!values.prop)
      call.warnings.addDeprecation(
        'expandtemplates',
        'Because "prop" was not specified, a legacy format has been used for the output. This format is deprecated, and in the future the new format will always be used.',
      )
    const page = await findSubject(call, values)
    return { body: { expandtemplates: await describe(call, values, page) } }
  },
}

async function findSubject({ site, store }: Call, { title: given, revid }: Values): Promise<Titled> {
  const page = revid === undefined ? undefined : await store.findPageByRevision(site.language, revid)
  if (revid !== undefined && !page) throw new ActionError('nosuchrevid', `There is no revision with ID ${revid}.`)
  if (page) return page
  const title = normalizeTitle(given ?? standardTitle, site)
  if (!title || title.interwiki !== undefined) throw new ActionError('invalidtitle', `Bad title "${given ?? ''}".`)
  return title
}

async function describe(call: Call, { text, prop, includecomments }: Values, page: Titled): Promise<unknown> {
  const expand = async (purpose: 'facts' | 'wikitext') => {
    const subject = { text, page, purpose, keepsComments: includecomments }
    return (await call.store.expandText(call.site, subject)).text
  }
  if (!prop) return { [call.form.version === 1 ? '*' : 'wikitext']: await expand('wikitext') }
  const properties = prop.includes('properties') ? readProperties(await expand('facts')) : {}
  const described = {
    ...(Object.keys(properties).length > 0 ? { properties: toWireProperties(call, properties) } : {}),
    ...(prop.includes('volatile') ? call.form.flags({ volatile: false }) : {}),
    ...(prop.includes('wikitext') ? { wikitext: await expand('wikitext') } : {}),
  }
  return Object.keys(described).length > 0 ? described : []
}

/** Words between underscores work on a page that is rendered, which this is not. */
function readProperties(expanded: string): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(findPageProperties(expanded)).filter(([, value]) => value !== ''))
}
