import { normalizeTitle } from '../../../../dialects/mediawiki/normalize-title.ts'
import { findNamespaceById } from '../../../../dialects/mediawiki/site-namespaces.ts'
import { ActionError } from '../../domain/action-error.ts'
import type { StoredLink } from '../../storage/wiki-store.ts'
import type { Call } from './call.ts'

export interface LinkList {
  readonly links: readonly StoredLink[]
  /** Value of `plcontinue` for what comes next; undefined at the end. */
  readonly next: string | undefined
}

/** The names of the module's parameters: `pl` as a property, `gpl` as a generator. */
export function linkParameters(prefix: 'pl' | 'gpl'): string[] {
  return ['limit', 'continue', 'namespace', 'titles', 'dir'].map((name) => prefix + name)
}

/** Links of these pages' own texts, page after page, by namespace and title: one answer's worth of them. */
export async function listLinks(call: Call, prefix: 'pl' | 'gpl', ids: readonly number[]): Promise<LinkList> {
  const { parameters, site, store } = call
  const limit = parameters.limit(`${prefix}limit`, 'links', { standard: 10, max: 500 })
  const namespaces = readNamespaces(call, `${prefix}namespace`)
  const titles = parameters.list(`${prefix}titles`)
  const from = parameters.text(`${prefix}continue`)
  const since = from === undefined ? undefined : readContinue(from, call)
  parameters.choice(`${prefix}dir`, ['ascending'])
  if (ids.length === 0) return { links: [], next: undefined }
  const range = { ...(namespaces ? { namespaces } : {}), ...(since ? { since } : {}), limit: limit + 1 }
  const found = titles ? await findLinksTo(call, titles, ids, range) : await store.listLinks(site.language, ids, range)
  const [beyond] = found.slice(limit)
  return { links: found.slice(0, limit), next: beyond && writeContinue(beyond, call) }
}

/** Namespaces by number; `*` and an empty list are all of them. */
function readNamespaces({ parameters, site }: Call, name: string): number[] | undefined {
  const values = parameters.list(name)
  if (!values || values.includes('*')) return undefined
  const known = site.namespaces.map(({ id }) => String(id))
  const chosen = parameters.choices(name, 'links', known) ?? []
  return chosen.length > 0 ? chosen.map(Number) : undefined
}

interface Range {
  readonly namespaces?: readonly number[]
  readonly since?: StoredLink
  readonly limit: number
}

/** At most 50 titles on at most 500 pages: each is one look into an index. */
async function findLinksTo(
  { site, store }: Call,
  texts: readonly string[],
  ids: readonly number[],
  { namespaces, since, limit }: Range,
): Promise<StoredLink[]> {
  const targets = texts
    .flatMap((text) => normalizeTitle(text, site) ?? [])
    .filter(({ namespace }) => !namespaces || namespaces.includes(namespace))
  const found: StoredLink[] = []
  for (const from of ids.toSorted((left, right) => left - right)) {
    for (const { namespace, title } of targets) {
      const [link] = await store.listLinks(site.language, [from], { since: { from, namespace, title }, limit: 1 })
      if (link?.namespace === namespace && link.title === title) found.push(link)
    }
  }
  const inOrder = found.toSorted(compareLinks)
  return (since ? inOrder.filter((link) => compareLinks(link, since) >= 0) : inOrder).slice(0, limit)
}

/** As the store orders them: by page, namespace and title, titles by code points. */
function compareLinks(left: StoredLink, right: StoredLink): number {
  if (left.from !== right.from) return left.from - right.from
  if (left.namespace !== right.namespace) return left.namespace - right.namespace
  return Buffer.compare(Buffer.from(left.title), Buffer.from(right.title))
}

/** `12|0|Sea_level`: page, namespace and title as MediaWiki's tables hold it, without the prefix. */
function writeContinue({ from, namespace, title }: StoredLink, { site }: Call): string {
  const prefix = prefixOf(namespace, site)
  return `${from}|${namespace}|${title.slice(prefix.length).replaceAll(' ', '_')}`
}

function readContinue(text: string, { site }: Call): StoredLink {
  const [, from, namespace, key] = /^(\d{1,15})\|(-?\d{1,9})\|([^|]+)$/.exec(text) ?? []
  if (from === undefined || namespace === undefined || key === undefined)
    throw new ActionError(
      'badcontinue',
      'Invalid continue param. You should pass the original value returned by the previous query.',
    )
  const title = `${prefixOf(Number(namespace), site)}${key.replaceAll('_', ' ')}`
  return { from: Number(from), namespace: Number(namespace), title }
}

function prefixOf(namespace: number, site: Call['site']): string {
  const { name } = findNamespaceById(site, namespace)
  return name === '' ? '' : `${name}:`
}
