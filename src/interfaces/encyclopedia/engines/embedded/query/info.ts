import { findNamespaceById } from '../../../../../dialects/mediawiki/site-namespaces.ts'
import { directionOf } from '../../../../../dialects/mediawiki/direction-of.ts'
import { toArticleUrl, toEditUrl } from '../addresses.ts'
import type { Call } from '../call.ts'
import { readExpanded } from '../read-expanded.ts'
import { readDisplayTitle } from '../read-display-title.ts'
import type { PageEntry } from '../pages/page-set.ts'
import { choices } from '../parameters/choices.ts'
import { ignored, texts } from '../parameters/texts.ts'
import { toWireTime } from '../to-wire-time.ts'
import { defineProp } from './module.ts'
import { languageOf } from '../../../../../dialects/mediawiki/language-of.ts'
import type { Page } from '../../../storage/stored-page.ts'

/** Nobody learns here who watches a page: MediaWiki shows it to no reader. */
const properties = [
  'associatedpage',
  'displaytitle',
  'linkclasses',
  'notificationtimestamp',
  'preload',
  'protection',
  'subjectid',
  'talkid',
  'url',
  'varianttitles',
  'visitingwatchers',
  'watched',
  'watchers',
  'readable',
] as const
type Property = (typeof properties)[number]

/** `prop=info` (mediawiki.org/wiki/API:Info). */
export const info = defineProp({
  name: 'info',
  prefix: 'in',
  parameters: { prop: choices(properties), linkcontext: ignored, testactions: texts, continue: ignored },
  async addTo(call, { prop, testactions }, entries) {
    const chosen = new Set(prop)
    if (chosen.has('readable'))
      call.warnings.addDeprecation('query+info', 'The value "readable" to parameter "inprop" has been deprecated.')
    const titled = entries.filter(({ fields }) => typeof fields['title'] === 'string' && !isElsewhere(fields))
    const others = await findAssociated(call, titled, chosen)
    const shown = chosen.has('displaytitle') ? await readShownTitles(call, titled) : new Map<number, string>()
    for (const { page, fields } of titled) {
      const title = String(fields['title'])
      const associated = findAssociatedTitle(call, title, Number(fields['ns']))
      Object.assign(
        fields,
        describeLanguage(page, call),
        page ? describePage(page, call) : {},
        describeExtras(call, { page, title, shown: page && shown.get(page.id), chosen, isFile: fields['ns'] === 6 }),
        associated === undefined ? {} : describeAssociated(associated, Number(fields['ns']), others, chosen),
        testactions ? { actions: call.form.flags(toPermissions(testactions)) } : {},
      )
    }
    return undefined
  },
})

/** Titles that the pages' texts give them, by page id. */
async function readShownTitles(call: Call, entries: readonly PageEntry[]): Promise<ReadonlyMap<number, string>> {
  const pages = entries.flatMap(({ page }) => page ?? [])
  const texts = await readExpanded(call, pages)
  const titles = pages.flatMap(({ id, title }) => {
    const shown = readDisplayTitle(texts.get(id)?.text ?? '', title, call.site)
    return shown === undefined ? [] : [[id, shown] as const]
  })
  return new Map(titles)
}

function isElsewhere(fields: PageEntry['fields']): boolean {
  return 'invalid' in fields || 'special' in fields
}

function describeLanguage(page: Page | undefined, { site }: Call) {
  return {
    contentmodel: page?.revision.model ?? 'wikitext',
    pagelanguage: languageOf(site),
    pagelanguagehtmlcode: languageOf(site),
    pagelanguagedir: directionOf(site),
  }
}

function describePage({ revision, redirectTo }: Page, { form }: Call) {
  const flags = {
    ...(redirectTo === undefined ? {} : { redirect: true }),
    ...(revision.parentId === undefined ? { new: true } : {}),
  }
  return {
    touched: toWireTime(revision.timestamp),
    lastrevid: revision.id,
    length: revision.size,
    ...form.flags(flags),
  }
}

interface TitleInfo {
  readonly page: Page | undefined
  readonly title: string
  /** The title that the page's text gives it. */
  readonly shown: string | undefined
  readonly chosen: ReadonlySet<Property>
  readonly isFile: boolean
}

function describeExtras(
  { addresses, form, site }: Call,
  { page, title, shown, chosen, isFile }: TitleInfo,
): Record<string, unknown> {
  const url = toArticleUrl(title, addresses)
  // What could be protected; nothing is, since nothing can be changed.
  const restrictiontypes = [...(page ? ['edit', 'move'] : ['create']), ...(isFile ? ['upload'] : [])]
  return {
    ...(chosen.has('protection') ? { protection: [], restrictiontypes } : {}),
    ...(chosen.has('url') ? { fullurl: url, editurl: toEditUrl(title, addresses), canonicalurl: url } : {}),
    ...(chosen.has('readable') ? form.flags({ readable: true }) : {}),
    ...(chosen.has('notificationtimestamp') && page ? { notificationtimestamp: '' } : {}),
    ...(chosen.has('preload') ? { preload: page ? '' : null } : {}),
    ...(chosen.has('displaytitle') ? { displaytitle: shown ?? title } : {}),
    ...(chosen.has('varianttitles') ? { varianttitles: { [languageOf(site)]: shown ?? title } } : {}),
    ...(chosen.has('linkclasses') && page ? { linkclasses: page.redirectTo === undefined ? [] : ['mw-redirect'] } : {}),
  }
}

/** The talk page of a page, or the page of a talk page; undefined where the wiki has no such namespace. */
function findAssociatedTitle({ site }: Call, title: string, namespace: number): string | undefined {
  const other = namespace % 2 === 0 ? namespace + 1 : namespace - 1
  if (!site.namespaces.some(({ id }) => id === other)) return undefined
  const own = findNamespaceById(site, namespace).name
  const name = own === '' ? title : title.slice(own.length + 1)
  const prefix = findNamespaceById(site, other).name
  return prefix === '' ? name : `${prefix}:${name}`
}

/** Ids of the associated pages that are asked for, by title. */
async function findAssociated(
  call: Call,
  entries: readonly PageEntry[],
  chosen: ReadonlySet<Property>,
): Promise<ReadonlyMap<string, number>> {
  if (!chosen.has('talkid') && !chosen.has('subjectid')) return new Map()
  const titles = entries.flatMap(
    ({ fields }) => findAssociatedTitle(call, String(fields['title']), Number(fields['ns'])) ?? [],
  )
  const pages = await call.store.findPagesByTitle(call.site.language, titles)
  return new Map(pages.map(({ title, id }) => [title, id]))
}

function describeAssociated(
  title: string,
  namespace: number,
  ids: ReadonlyMap<string, number>,
  chosen: ReadonlySet<Property>,
): Record<string, unknown> {
  const name = namespace % 2 === 0 ? 'talkid' : 'subjectid'
  const id = ids.get(title)
  return {
    ...(chosen.has(name) && id !== undefined ? { [name]: id } : {}),
    ...(chosen.has('associatedpage') ? { associatedpage: title } : {}),
  }
}

function toPermissions(actions: readonly string[]): Record<string, boolean> {
  return Object.fromEntries(actions.map((action) => [action, action === 'read']))
}
