import { findExternalLinks } from '../../../../../dialects/mediawiki/find-external-links.ts'
import { findFiles } from '../../../../../dialects/mediawiki/find-files.ts'
import { findPageProperties } from '../../../../../dialects/mediawiki/find-page-properties.ts'
import { findReferences, type References } from '../../../../../dialects/mediawiki/find-references.ts'
import { findTemplates } from '../../../../../dialects/mediawiki/find-templates.ts'
import type { ActionModule, ActionResult } from '../action-module.ts'
import type { Call } from '../call.ts'
import type { ValuesOf } from '../parameters/parameter.ts'
import { readParameters } from '../parameters/read-parameters.ts'
import { describeCategories } from './describe-categories.ts'
import { describeDisplayTitle } from './describe-display-title.ts'
import { describeInterwikiLinks, describeLanguageLinks } from './describe-interwiki-links.ts'
import { describeLinks } from './describe-links.ts'
import { describeSections } from './describe-sections.ts'
import { type ParsedText, readParsedText } from './parsed-text.ts'
import { toKey } from '../titles.ts'
import { parseModule } from './parse-module.ts'

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
  const chosen = new Set(prop)
  const needsReferences = prop.some((name) => fromReferences.has(name))
  const references: References | undefined = needsReferences ? findReferences(text, call.site) : undefined
  const properties = findPageProperties(text)
  return {
    title,
    // The id that was asked for stays, wherever its redirect leads.
    pageid: pageid ?? page?.id ?? 0,
    ...(page && isStored && (chosen.has('revid') || oldid !== undefined) ? { revid: page.revision.id } : {}),
    ...(redirects.length > 0 ? { redirects } : {}),
    ...(references && chosen.has('langlinks')
      ? { langlinks: describeLanguageLinks(call, references.languageLinks) }
      : {}),
    ...(references && chosen.has('categories')
      ? { categories: await describeCategories(call, references.categories) }
      : {}),
    ...(references && chosen.has('links') ? { links: await describeLinks(call, references.links) } : {}),
    ...(chosen.has('templates') ? { templates: await describeLinks(call, findTemplates(text, call.site)) } : {}),
    ...(chosen.has('images') ? { images: findFiles(text, call.site).map((file) => toKey(file, call.site)) } : {}),
    ...(chosen.has('externallinks') ? { externallinks: findExternalLinks(text) } : {}),
    ...(chosen.has('sections') ? describeSections(call, parsed, properties) : {}),
    ...(chosen.has('displaytitle') ? { displaytitle: describeDisplayTitle(call, title, text) } : {}),
    ...(references && chosen.has('iwlinks')
      ? { iwlinks: describeInterwikiLinks(call, references.interwikiLinks) }
      : {}),
    ...(chosen.has('wikitext') ? { wikitext: form.version === 1 ? { '*': text } : text } : {}),
    ...(chosen.has('properties') ? { properties: describeProperties(call, properties) } : {}),
    ...(chosen.has('parsewarnings') ? { parsewarnings: [] } : {}),
  }
}

const fromReferences: ReadonlySet<string> = new Set(['categories', 'iwlinks', 'langlinks', 'links'])

function describeProperties({ form }: Call, properties: Record<string, string>): unknown {
  const { displaytitle: _shown, ...rest } = properties
  if (form.version === 2) return rest
  return Object.entries(rest).map(([name, value]) => ({ name, '*': value }))
}
