import { cutSection } from '../../../../../dialects/mediawiki/find-sections.ts'
import { ActionError, badContinue } from '../../../domain/action-error.ts'
import type { Call } from '../call.ts'
import type { PageEntry } from '../pages/page-set.ts'
import { choiceOr, choices, choicesOr } from '../parameters/choices.ts'
import { integer, limitIfAny } from '../parameters/numbers.ts'
import type { ValuesOf } from '../parameters/parameter.ts'
import { text } from '../parameters/texts.ts'
import { timestamp } from '../parameters/timestamps.ts'
import { toWireComments } from './to-wire-comments.ts'
import { defineProp } from './module.ts'
import { type RevisionOptions, toWireRevision } from './to-wire-revision.ts'
import type { Page } from '../../../storage/stored-page.ts'

const properties = [
  'comment',
  'content',
  'contentmodel',
  'flags',
  'ids',
  'parsedcomment',
  'roles',
  'sha1',
  'size',
  'slotsha1',
  'slotsize',
  'tags',
  'timestamp',
  'user',
  'userid',
] as const

/** What belongs to a slot, and stands beside the rest where none is named. */
const ofSlots = ['content', 'contentmodel', 'slotsha1', 'slotsize'] as const
const ofTexts = ['content', 'sha1', 'slotsha1'] as const

/** Bytes of source text in one answer, about what MediaWiki allows itself; at least one page is given. */
const maxBytes = 8 * 1024 * 1024

const parameters = {
  prop: choicesOr(properties, ['ids', 'timestamp', 'flags', 'comment', 'user']),
  slots: choices(['main'], { allSpecifier: '*' }),
  limit: limitIfAny(),
  section: text,
  startid: integer,
  endid: integer,
  start: timestamp,
  end: timestamp,
  dir: choiceOr(['newer', 'older'], 'older'),
  user: text,
  excludeuser: text,
  tag: text,
  continue: text,
}
type Values = ValuesOf<typeof parameters>

/** `prop=revisions` (mediawiki.org/wiki/API:Revisions): the one revision of each page that a dump of articles has. */
export const revisions = defineProp({
  name: 'revisions',
  prefix: 'rv',
  parameters,
  async addTo(call, values, entries) {
    const chosen = new Set(values.prop)
    if (!values.slots && ofSlots.some((name) => chosen.has(name)))
      call.warnings.addDeprecation(
        'query+revisions',
        'Because "rvslots" was not specified, a legacy format has been used for the output. This format is deprecated, and in the future the new format will always be used.',
      )
    const asked = choosePages(call, values, entries)
    const needsTexts = ofTexts.some((name) => chosen.has(name))
    const now = needsTexts ? takeWhileSmall(asked) : asked
    const pages = now.map(({ page }) => page)
    const texts = needsTexts ? await call.texts.read(call.site.language, pages) : new Map<number, string>()
    const comments = chosen.has('parsedcomment') ? await toWireComments(call, pages) : new Map<number, string>()
    for (const { page, fields } of now) {
      const whole = texts.get(page.id)
      const content = chosen.has('content') && whole !== undefined ? cut(whole, values.section) : undefined
      const hasSlots = values.slots !== undefined
      if (content === 'no-such-section' && !hasSlots) throw noSuchSection(values, page)
      const options = { chosen, hasSlots, whole, content, comment: comments.get(page.id) }
      fields['revisions'] = [toWireRevision(page, options, call.form)]
    }
    const beyond = asked[now.length]
    return beyond && { continue: `${beyond.page.id}|${beyond.page.revision.id}` }
  },
})

interface FoundEntry extends PageEntry {
  readonly page: Page
}

/** The pages whose revisions are still to come, by id. */
function choosePages({ sent }: Call, values: Values, entries: readonly PageEntry[]): FoundEntry[] {
  const found = entries.flatMap(({ page, key, fields }) => (page ? [{ page, key, fields }] : []))
  const { limit, startid, endid, start, end, dir, user, excludeuser } = values
  const isListing =
    dir === 'newer' || [limit, startid, endid, start, end, user, excludeuser].some((value) => value !== undefined)
  if (isListing && sent.has('revids'))
    throw new ActionError(
      'invalidparammix',
      'The "revids" parameter may not be used with the list options ("rvlimit", "rvstartid", "rvendid", "rvdir=newer", "rvuser", "rvexcludeuser", "rvstart", and "rvend").',
    )
  if (isListing && found.length > 1)
    throw new ActionError(
      'invalidparammix',
      '"titles", "pageids" or a generator was used to supply multiple pages, but the "rvlimit", "rvstartid", "rvendid", "rvdir=newer", "rvuser", "rvexcludeuser", "rvstart", and "rvend" parameters may only be used on a single page.',
    )
  const first = readContinue(values.continue)
  return found
    .filter(({ page }) => page.id >= first && isWithin(page, values))
    .toSorted((left, right) => left.page.id - right.page.id)
}

/** Whether a listing that begins and ends where it was asked to holds the page's revision. */
function isWithin({ revision }: Page, { startid, endid, start, end, dir, user, excludeuser, tag }: Values): boolean {
  const [fromId, toId] = dir === 'newer' ? [startid, endid] : [endid, startid]
  const [from, to] = dir === 'newer' ? [start, end] : [end, start]
  if (revision.id < (fromId ?? 0) || revision.id > (toId ?? Infinity)) return false
  if (revision.timestamp < (from ?? 0) || revision.timestamp > (to ?? Infinity)) return false
  return (user === undefined || revision.user === user) && revision.user !== excludeuser && tag === undefined
}

/** `12|345`: a page and its revision. */
function readContinue(sent: string | undefined): number {
  if (sent === undefined) return 0
  const [, id] = /^(\d{1,15})\|\d{1,15}$/.exec(sent) ?? []
  if (id !== undefined) return Number(id)
  throw badContinue()
}

/** What is no number is read as 0, as MediaWiki does; `T-2` is the second section where a text is taken in as a template. */
function cut(whole: string, section: string | undefined): RevisionOptions['content'] {
  if (section === undefined) return { text: whole }
  const [, number = '0'] = /^(?:T-)?(\d{1,9})$/.exec(section) ?? []
  const text = cutSection(whole, Number(number))
  return text === undefined ? 'no-such-section' : { text }
}

function noSuchSection({ section = '' }: Values, { revision }: Page): ActionError {
  return new ActionError('nosuchsection', `There is no section ${section} in revision ${revision.id}.`)
}

function takeWhileSmall(entries: readonly FoundEntry[]): FoundEntry[] {
  let bytes = 0
  const end = entries.findIndex(({ page }, index) => {
    bytes += page.revision.size
    return index > 0 && bytes > maxBytes
  })
  return end < 0 ? [...entries] : entries.slice(0, end)
}
