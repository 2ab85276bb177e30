import { normalizeTitle, type Title } from '../../../../dialects/mediawiki/normalize-title.ts'
import { findNamespaceById } from '../../../../dialects/mediawiki/site-namespaces.ts'
import { ActionError } from '../../domain/action-error.ts'
import type { Call } from './call.ts'
import type { Page } from '../../storage/stored-page.ts'

/** `Category:`, or nothing for articles. */
export function prefixOf(namespace: number, site: Call['site']): string {
  const { name } = findNamespaceById(site, namespace)
  return name === '' ? '' : `${name}:`
}

/** A title as MediaWiki's tables hold it: without the prefix, underscores for spaces. */
export function toKey({ namespace, title }: { namespace: number; title: string }, site: Call['site']): string {
  return title.slice(prefixOf(namespace, site).length).replaceAll(' ', '_')
}

/** The one page that a list is about, by title or by id; other values are refused as MediaWiki does. */
export async function readSubject(
  { site, store }: Call,
  prefix: string,
  { title: text, pageid }: { readonly title: string | undefined; readonly pageid: number | undefined },
): Promise<Pick<Title, 'namespace' | 'title'>> {
  if (text === undefined && pageid === undefined)
    throw new ActionError('missingparam', `One of the parameters "${prefix}title" and "${prefix}pageid" is required.`)
  if (text !== undefined && pageid !== undefined)
    throw new ActionError(
      'invalidparammix',
      `The parameters "${prefix}title" and "${prefix}pageid" can not be used together.`,
    )
  if (text === undefined) return findById(site.language, store, pageid ?? 0)
  const title = normalizeTitle(text, site)
  if (!title || title.interwiki !== undefined) throw new ActionError('invalidtitle', `Bad title "${text}".`)
  return title
}

async function findById(language: string, store: Call['store'], id: number): Promise<Page> {
  const [page] = id > 0 ? await store.findPagesById(language, [id]) : []
  if (!page) throw new ActionError('nosuchpageid', `There is no page with ID ${id}.`)
  return page
}
