import { normalizeTitle } from '../../../../../dialects/mediawiki/normalize-title.ts'
import { badContinue } from '../../../domain/action-error.ts'
import type { ReferenceKind } from '../../../storage/tables.ts'
import type { Call } from '../call.ts'
import { findByTitles } from '../pages/find-by-titles.ts'
import type { PageEntry, PageSet } from '../pages/page-set.ts'
import { choices, choicesOr } from '../parameters/choices.ts'
import { namespaces } from '../parameters/namespaces.ts'
import { limit } from '../parameters/numbers.ts'
import type { ValuesOf } from '../parameters/parameter.ts'
import { readParameters } from '../parameters/read-parameters.ts'
import { text } from '../parameters/texts.ts'
import { addPrefix, type ContinueFields, type QueryModule, toModule } from './module.ts'
import { needIndex } from './need-index.ts'
import type { Page } from '../../../storage/stored-page.ts'

const parameters = {
  prop: choicesOr(['fragment', 'pageid', 'redirect', 'title'], ['pageid', 'title', 'redirect']),
  namespace: namespaces,
  show: choices(['!fragment', '!redirect', 'fragment', 'redirect']),
  limit: limit(10),
  continue: text,
}
type Values = ValuesOf<typeof parameters>

interface LinkingPage {
  /** The page that is led to. */
  readonly entry: PageEntry
  readonly page: Page
}

type Name = 'fileusage' | 'linkshere' | 'redirects' | 'transcludedin'

/** A module that lists, of each page, those that lead to it in one way. */
function defineLinksHere(name: Name, prefix: string, kind: ReferenceKind): QueryModule {
  const module = toModule({ name, prefix, parameters })
  return {
    ...module,
    group: 'prop',
    async run(call, { set: { entries } }) {
      const values = readParameters(call, module)
      const { found, next } = await list(call, module.path, kind, values, entries)
      const chosen = new Set(values.prop)
      for (const [{ fields }, pages] of Map.groupBy(found, ({ entry }) => entry))
        fields[name] = pages.map(({ page }) => describe(call, page, chosen, kind))
      return next && addPrefix(next, prefix)
    },
    async generate(call, given): Promise<{ set: PageSet; next: ContinueFields | undefined }> {
      const values = readParameters(call, { ...module, prefix: `g${prefix}` })
      const { found, next } = await list(call, module.path, kind, values, given.entries)
      const titles = found.map(({ page }) => page.title)
      const set = await findByTitles(call, titles, { followsRedirects: call.sent.has('redirects') })
      return { set, next: next && addPrefix(next, `g${prefix}`) }
    },
  }
}

/** `prop=linkshere` (mediawiki.org/wiki/API:Linkshere): pages that link to a page. */
export const linksHere = defineLinksHere('linkshere', 'lh', 'link')
/** `prop=transcludedin`: pages that are made with a template. */
export const transcludedIn = defineLinksHere('transcludedin', 'ti', 'template')
/** `prop=fileusage`: pages that show a file. */
export const fileUsage = defineLinksHere('fileusage', 'fu', 'file')
/** `prop=redirects` (mediawiki.org/wiki/API:Redirects): redirects to a page. */
export const redirects = defineLinksHere('redirects', 'rd', 'redirect')

async function list(
  call: Call,
  path: string,
  kind: ReferenceKind,
  { namespace, show, limit: most, continue: sent }: Values,
  entries: readonly PageEntry[],
): Promise<{ found: LinkingPage[]; next: ContinueFields | undefined }> {
  const start = sent === undefined ? undefined : readContinue(sent)
  await needIndex(call, path)
  const titled = entries.filter(({ fields }) => typeof fields['title'] === 'string' && typeof fields['ns'] === 'number')
  const isRedirect = show?.includes('redirect') ? true : show?.includes('!redirect') ? false : undefined
  const found: LinkingPage[] = []
  for (const entry of titled.slice(start?.index ?? 0)) {
    const since = entry === titled[start?.index ?? 0] ? start?.id : undefined
    const title = String(entry.fields['title'])
    const range = { since, namespaces: namespace, isRedirect, limit: most - found.length + 1 }
    const pages = await call.store.listReferring(call.site.language, kind, title, range)
    for (const page of pages) {
      if (found.length === most) return { found, next: { continue: writeContinue(titled, entry, page) } }
      found.push({ entry, page })
    }
  }
  return { found, next: undefined }
}

function describe({ form, site }: Call, page: Page, chosen: ReadonlySet<string>, kind: ReferenceKind) {
  const { fragment } = (page.redirectTo === undefined ? undefined : normalizeTitle(page.redirectTo, site)) ?? {}
  return {
    ...(chosen.has('pageid') ? { pageid: page.id } : {}),
    ...(chosen.has('title') ? { ns: page.namespace, title: page.title } : {}),
    ...(chosen.has('fragment') && fragment ? { fragment } : {}),
    ...(chosen.has('redirect') && kind !== 'redirect' ? form.flags({ redirect: page.redirectTo !== undefined }) : {}),
  }
}

/** Of one page the next id; of several, which of them, too. */
function writeContinue(entries: readonly PageEntry[], entry: PageEntry, { id }: Page): string {
  return entries.length === 1 ? String(id) : `${entries.indexOf(entry)}|${id}`
}

function readContinue(sent: string): { readonly index: number; readonly id: number } {
  const [, index = '0', id] = /^(?:(\d{1,3})\|)?(\d{1,15})$/.exec(sent) ?? []
  if (id === undefined) throw badContinue()
  return { index: Number(index), id: Number(id) }
}
