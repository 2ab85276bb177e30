import { ActionError } from '../../../domain/action-error.ts'
import type { Page } from '../../../storage/wiki-store.ts'
import type { Call } from '../call.ts'
import type { PageEntry } from '../pages/page-set.ts'
import type { PropModule } from './module.ts'
import { toWireRevision } from './to-wire-revision.ts'

const properties = [
  'ids',
  'flags',
  'timestamp',
  'user',
  'userid',
  'size',
  'contentmodel',
  'comment',
  'content',
] as const
const standard = ['ids', 'timestamp', 'flags', 'comment', 'user'] as const

/** Bytes of source text in one answer, about what MediaWiki allows itself; at least one page is given. */
const maxBytes = 8 * 1024 * 1024

/** `prop=revisions` (mediawiki.org/wiki/API:Revisions): the one revision of each page that a dump of articles has. */
export const revisions: PropModule = {
  parameters: ['rvprop', 'rvslots', 'rvlimit', 'rvdir', 'rvcontinue'],
  async addTo(call, entries) {
    const { parameters, warnings } = call
    const chosen = new Set(parameters.choices('rvprop', 'revisions', properties) ?? standard)
    const slots = parameters.choices('rvslots', 'revisions', ['main', '*'])
    if (chosen.has('content') && !slots)
      warnings.add(
        'revisions',
        'Because "rvslots" was not specified, a legacy format has been used for the output. This format is deprecated, and in the future the new format will always be used.',
      )
    const asked = choosePages(call, entries)
    const now = chosen.has('content') ? takeWhileSmall(asked) : asked
    const pages = now.map(({ page }) => page)
    const texts = chosen.has('content') ? await call.texts.read(call.site.language, pages) : new Map<number, string>()
    for (const { page, fields } of now) {
      const options = { chosen, hasSlots: slots !== undefined, text: texts.get(page.id) }
      fields['revisions'] = [toWireRevision(page, options, call.form)]
    }
    const beyond = asked[now.length]
    return beyond && { rvcontinue: `${beyond.page.id}|${beyond.page.revision.id}` }
  },
}

interface FoundEntry extends PageEntry {
  readonly page: Page
}

/** The pages whose revisions are still to come, by id. */
function choosePages({ parameters }: Call, entries: readonly PageEntry[]): FoundEntry[] {
  const found = entries.flatMap(({ page, key, fields }) => (page ? [{ page, key, fields }] : []))
  const isListing = parameters.isSet('rvlimit') || parameters.choice('rvdir', ['older', 'newer']) === 'newer'
  if (isListing && found.length > 1)
    throw new ActionError(
      'invalidparammix',
      '"titles", "pageids" or a generator was used to supply multiple pages, but the "rvlimit", "rvstartid", "rvendid", "rvdir=newer", "rvuser", "rvexcludeuser", "rvstart", and "rvend" parameters may only be used on a single page.',
    )
  parameters.limit('rvlimit', 'revisions', { standard: 1, max: 500 })
  const first = readContinue(parameters.text('rvcontinue'))
  return found.filter(({ page }) => page.id >= first).toSorted((left, right) => left.page.id - right.page.id)
}

/** `12|345`: a page and its revision. */
function readContinue(text: string | undefined): number {
  if (text === undefined) return 0
  const [, id] = /^(\d{1,15})\|\d{1,15}$/.exec(text) ?? []
  if (id !== undefined) return Number(id)
  throw new ActionError(
    'badcontinue',
    'Invalid continue param. You should pass the original value returned by the previous query.',
  )
}

function takeWhileSmall(entries: readonly FoundEntry[]): FoundEntry[] {
  let bytes = 0
  const end = entries.findIndex(({ page }, index) => {
    bytes += page.revision.size
    return index > 0 && bytes > maxBytes
  })
  return end < 0 ? [...entries] : entries.slice(0, end)
}
