import { normalizeTitle } from '../../../../../dialects/mediawiki/normalize-title.ts'
import { ActionError } from '../../../domain/action-error.ts'
import type { Page } from '../../../storage/wiki-store.ts'
import type { Call } from '../call.ts'
import { followRedirects, type Redirect } from '../pages/follow-redirects.ts'

export interface FoundPage {
  readonly page: Page
  readonly redirects: readonly Redirect[]
}

const sources = ['page', 'pageid', 'oldid'] as const

/** The page that `action=parse` names, by title, number or revision; redirects followed when that was asked for. */
export async function findPage(call: Call): Promise<FoundPage> {
  const { parameters } = call
  const given = sources.filter((name) => parameters.isSet(name))
  if (given.length > 1) throw cannotMix(given)
  if (parameters.isSet('oldid')) return { page: await findByRevision(call), redirects: [] }
  const page = parameters.isSet('pageid') ? await findById(call) : await findByTitle(call)
  return parameters.isSet('redirects') ? follow(call, page) : { page, redirects: [] }
}

async function findByTitle({ parameters, site, store }: Call): Promise<Page> {
  const text = parameters.text('page')
  if (text === undefined) throw new ActionError('missingparam', 'The "page" parameter must be set.')
  const title = normalizeTitle(text, site)
  if (!title || title.interwiki !== undefined) throw new ActionError('invalidtitle', `Bad title "${text}".`)
  if (title.namespace < 0) throw new ActionError('pagecannotexist', "Namespace doesn't allow actual pages.")
  const [page] = await store.findPagesByTitle(site.language, [title.title])
  return page ?? failAsMissing()
}

async function findById({ parameters, site, store }: Call): Promise<Page> {
  const id = parameters.integer('pageid') ?? 0
  const [page] = id > 0 ? await store.findPagesById(site.language, [id]) : []
  if (!page) throw new ActionError('nosuchpageid', `There is no page with ID ${id}.`)
  return page
}

async function findByRevision({ parameters, site, store }: Call): Promise<Page> {
  const id = parameters.integer('oldid') ?? 0
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

function cannotMix(names: readonly string[]): ActionError {
  const quoted = names.map((name) => `"${name}"`)
  const list = `${quoted.slice(0, -1).join(', ')} and ${quoted.at(-1)}`
  return new ActionError('invalidparammix', `The parameters ${list} can not be used together.`)
}
