import { normalizeTitle } from '../../../../../dialects/mediawiki/normalize-title.ts'
import { ActionError } from '../../../domain/action-error.ts'
import type { Call } from '../call.ts'
import { followRedirects, type Redirect } from '../pages/follow-redirects.ts'
import { cannotMix } from './cannot-mix.ts'
import type { Page } from '../../../storage/stored-page.ts'

export interface FoundPage {
  readonly page: Page
  readonly redirects: readonly Redirect[]
}

export interface NamedPage {
  readonly page: string | undefined
  readonly pageid: number | undefined
  readonly oldid: number | undefined
  readonly redirects: boolean
}

const sources = ['page', 'pageid', 'oldid'] as const

/** The page that `action=parse` names, by title, number or revision; redirects followed when that was asked for. */
export async function findPage(call: Call, values: NamedPage): Promise<FoundPage> {
  const given = sources.filter((name) => values[name] !== undefined)
  if (given.length > 1) throw cannotMix(given)
  if (values.oldid !== undefined) return { page: await findByRevision(call, values.oldid), redirects: [] }
  const page =
    values.pageid === undefined ? await findByTitle(call, values.page ?? '') : await findById(call, values.pageid)
  return values.redirects ? follow(call, page) : { page, redirects: [] }
}

async function findByTitle({ site, store }: Call, text: string): Promise<Page> {
  const title = normalizeTitle(text, site)
  if (!title || title.interwiki !== undefined) throw new ActionError('invalidtitle', `Bad title "${text}".`)
  if (title.namespace < 0) throw new ActionError('pagecannotexist', "Namespace doesn't allow actual pages.")
  const [page] = await store.findPagesByTitle(site.language, [title.title])
  return page ?? failAsMissing()
}

async function findById({ site, store }: Call, id: number): Promise<Page> {
  const [page] = id > 0 ? await store.findPagesById(site.language, [id]) : []
  if (!page) throw new ActionError('nosuchpageid', `There is no page with ID ${id}.`)
  return page
}

async function findByRevision({ site, store }: Call, id: number): Promise<Page> {
  const page = id > 0 ? await store.findPageByRevision(site.language, id) : undefined
  if (!page) throw new ActionError('nosuchrevid', `There is no revision with ID ${id}.`)
  return page
}

/** Redirects in a circle lead to no page: the one that was asked for is shown. */
async function follow(call: Call, start: Page): Promise<FoundPage> {
  const { pages, redirects, missing } = await followRedirects(call, [start])
  if (missing.length > 0) failAsMissing()
  return { page: pages[0] ?? start, redirects }
}

function failAsMissing(): never {
  throw new ActionError('missingtitle', "The page you specified doesn't exist.")
}
