import { ActionError } from '../../../domain/action-error.ts'
import type { Page } from '../../../storage/wiki-store.ts'
import type { ActionResult } from '../act.ts'
import type { Call } from '../call.ts'
import { findPage } from './find-page.ts'
import { listPageLinks } from './list-page-links.ts'

const properties = ['wikitext', 'links', 'revid'] as const

/** Source text and links of one page (mediawiki.org/wiki/API:Parsing_wikitext); nothing is rendered to HTML. */
export async function parsePage(call: Call): Promise<ActionResult> {
  const { parameters, form } = call
  parameters.know(['page', 'pageid', 'oldid', 'redirects', 'prop'])
  const chosen = new Set(parameters.choices('prop', 'parse', properties) ?? properties)
  const { page, redirects } = await findPage(call)
  const wikitext = chosen.has('wikitext') ? await readText(call, page) : undefined
  const parse = {
    title: page.title,
    pageid: page.id,
    ...(chosen.has('revid') || parameters.isSet('oldid') ? { revid: page.revision.id } : {}),
    ...(redirects.length > 0 ? { redirects } : {}),
    ...(chosen.has('links') ? { links: await listPageLinks(call, page) } : {}),
    ...(wikitext === undefined ? {} : { wikitext: form.version === 1 ? { '*': wikitext } : wikitext }),
  }
  return { body: { parse } }
}

async function readText({ site, texts }: Call, page: Page): Promise<string> {
  const text = (await texts.read(site.language, [page])).get(page.id)
  if (text === undefined) throw new ActionError('missingcontent-pageid', `Missing content for page ID ${page.id}.`)
  return text
}
