import { normalizeTitle } from '../../../../dialects/mediawiki/normalize-title.ts'
import { findNamespaceById } from '../../../../dialects/mediawiki/site-namespaces.ts'
import { badContinue } from '../../domain/action-error.ts'
import type { LinkRange, StoredLink } from '../../storage/wiki-store.ts'
import type { Call } from './call.ts'

export interface LinkValues {
  readonly limit: number
  readonly namespace: readonly number[] | undefined
  readonly titles: readonly string[] | undefined
  readonly continue: string | undefined
  readonly dir: 'ascending' | 'descending'
}

export interface LinkList {
  readonly links: readonly StoredLink[]
  /** Value of `plcontinue` for what comes next; undefined at the end. */
  readonly next: string | undefined
}

/** Links of these pages, page after page, by namespace and title: one answer's worth of them. */
export async function listLinks(call: Call, values: LinkValues, ids: readonly number[]): Promise<LinkList> {
  const { limit, namespace, titles } = values
  const since = values.continue === undefined ? undefined : readContinue(values.continue, call)
  if (ids.length === 0) return { links: [], next: undefined }
  const range = { ...(namespace ? { namespaces: namespace } : {}), ...(since ? { since } : {}), limit: limit + 1 }
  const found =
    values.dir === 'descending'
      ? await listBackwards(call, { namespace, titles, since }, ids, limit + 1)
      : titles
        ? await findLinksTo(call, titles, ids, range)
        : await call.store.listLinks(call.site.language, ids, range)
  const [beyond] = found.slice(limit)
  return { links: found.slice(0, limit), next: beyond && writeContinue(beyond, call) }
}
/** Links read at a time. */
const batch = 5_000

interface Backwards {
  readonly namespace: readonly number[] | undefined
  readonly titles: readonly string[] | undefined
  readonly since: StoredLink | undefined
}

/** From the last link of the last page: rarely asked for, so that all are read and turned round. */
async function listBackwards(
  { site, store }: Call,
  { namespace, titles, since }: Backwards,
  ids: readonly number[],
  limit: number,
): Promise<StoredLink[]> {
  const wanted = titles && new Set(titles.map((text) => normalizeTitle(text, site)?.title))
  const all: StoredLink[] = []
  let start: StoredLink | undefined
  do {
    const range = { ...(namespace ? { namespaces: namespace } : {}), ...(start ? { since: start } : {}) }
    const found: readonly StoredLink[] = await store.listLinks(site.language, ids, { ...range, limit: batch + 1 })
    for (const link of found.slice(0, batch)) all.push(link)
    start = found[batch]
  } while (start)
  return all
    .filter((link) => (!since || compareLinks(link, since) <= 0) && (!wanted || wanted.has(link.title)))
    .toReversed()
    .slice(0, limit)
}

/** At most 50 titles on at most 500 pages: each is one look into an index. */
async function findLinksTo(
  { site, store }: Call,
  texts: readonly string[],
  ids: readonly number[],
  { namespaces, since, limit }: LinkRange,
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
  if (from === undefined || namespace === undefined || key === undefined) throw badContinue()
  const title = `${prefixOf(Number(namespace), site)}${key.replaceAll('_', ' ')}`
  return { from: Number(from), namespace: Number(namespace), title }
}

function prefixOf(namespace: number, site: Call['site']): string {
  const { name } = findNamespaceById(site, namespace)
  return name === '' ? '' : `${name}:`
}
