import { normalizeTitle } from '../../../../../dialects/mediawiki/normalize-title.ts'
import { type Expansion, unexpanded } from '../../../../../dialects/mediawiki/templates/template.ts'
import { runInTurns } from '../../../../../kernel/foundation/workers/yield-to-event-loop.ts'
import type { ActionModule, ActionResult } from '../action-module.ts'
import type { Call } from '../call.ts'
import type { ValuesOf } from '../parameters/parameter.ts'
import { readParameters } from '../parameters/read-parameters.ts'
import { toWireCategories } from './to-wire-categories.ts'
import { toWireDisplayTitle } from './to-wire-display-title.ts'
import { toWireInterwikiLinks, toWireLanguageLinks } from './to-wire-interwiki-links.ts'
import { toWireLinksInOrder, toSortedWireLinks } from './to-wire-links.ts'
import { toWireProperties } from './to-wire-properties.ts'
import { toWireSections } from './to-wire-sections.ts'
import { type ParsedText, readParsedText } from './parsed-text.ts'
import { toKey } from '../titles.ts'
import { parseModule } from './parse-module.ts'
import { readFacts } from './read-facts.ts'

/** `action=parse` (mediawiki.org/wiki/API:Parsing_wikitext): the source text of a page and what is in it; nothing is rendered to HTML. */
export const parse: ActionModule = {
  ...parseModule,
  async run(call): Promise<ActionResult> {
    const values = readParameters(call, parseModule)
    const parsed = await readParsedText(call, values)
    return { body: { parse: await describe(call, parsed, values) } }
  },
}

async function describe(
  call: Call,
  parsed: ParsedText,
  { prop, oldid, pageid }: ValuesOf<(typeof parseModule)['parameters']>,
): Promise<Record<string, unknown>> {
  const { form } = call
  const { title, page, isStored, redirects, text } = parsed
  const titled = { namespace: namespaceOf(call, title), title }
  const expansion = await expand(call, parsed, titled)
  const { text: expanded, templates } = expansion
  const chosen = new Set(prop)
  const { references, properties, links, categories, files, addresses } = await runInTurns(
    readFacts(expansion, titled, call.site, chosen),
    call.yieldToEventLoop,
  )
  return {
    title,
    // The id that was asked for stays, wherever its redirect leads.
    pageid: pageid ?? page?.id ?? 0,
    ...(page && isStored && (chosen.has('revid') || oldid !== undefined) ? { revid: page.revision.id } : {}),
    ...(redirects.length > 0 ? { redirects } : {}),
    ...(chosen.has('langlinks') ? { langlinks: toWireLanguageLinks(call, references.languageLinks) } : {}),
    ...(chosen.has('categories') ? { categories: await toWireCategories(call, categories) } : {}),
    ...(chosen.has('links') ? { links: await toSortedWireLinks(call, links) } : {}),
    ...(chosen.has('templates') ? { templates: await toWireLinksInOrder(call, templates) } : {}),
    ...(chosen.has('images') ? { images: files.map((file) => toKey(file, call.site)) } : {}),
    ...(chosen.has('externallinks') ? { externallinks: addresses } : {}),
    ...(chosen.has('sections')
      ? await runInTurns(toWireSections(call, parsed, properties), call.yieldToEventLoop)
      : {}),
    ...(chosen.has('displaytitle') ? { displaytitle: toWireDisplayTitle(call, title, expanded) } : {}),
    ...(chosen.has('iwlinks') ? { iwlinks: toWireInterwikiLinks(call, references.interwikiLinks) } : {}),
    ...(chosen.has('wikitext') ? { wikitext: form.version === 1 ? { '*': text } : text } : {}),
    ...(chosen.has('properties') ? { properties: toWireProperties(call, withoutTitle(properties)) } : {}),
    ...(chosen.has('parsewarnings') ? { parsewarnings: [] } : {}),
  }
}

/** What is no wikitext stays as it is. */
async function expand(
  call: Call,
  { page, isStored, text }: ParsedText,
  titled: { readonly namespace: number; readonly title: string },
): Promise<Expansion> {
  if (isStored && page?.revision.model !== 'wikitext') return unexpanded(text)
  return call.store.expandText(call.site, { text, page: titled, purpose: 'facts' })
}

function namespaceOf({ site }: Call, title: string): number {
  return normalizeTitle(title, site)?.namespace ?? 0
}

/** The title that is shown has a field of its own. */
function withoutTitle({ displaytitle: _shown, ...rest }: Record<string, string>): Record<string, string> {
  return rest
}
