import { normalizeTitle, type Title } from '../../../../../dialects/mediawiki/normalize-title.ts'
import type { Page } from '../../../storage/wiki-store.ts'
import type { Call } from '../call.ts'
import { describeInvalidTitle } from './describe-invalid-title.ts'
import { followRedirects } from './follow-redirects.ts'
import { emptyPageSet, type PageEntry, type PageSet } from './page-set.ts'

export interface FindOptions {
  readonly followsRedirects: boolean
}

/** Fields of an entry without a page; its key is given once all are known. */
type Absent = Readonly<Record<string, unknown>>

/** Finds pages by the titles that a caller wrote. */
export async function findByTitles(call: Call, texts: readonly string[], options: FindOptions): Promise<PageSet> {
  const { site, store, form } = call
  const normalized: { from: string; to: string }[] = []
  const interwiki: { title: string; iw: string }[] = []
  const absent: Absent[] = []
  const wanted = new Map<string, Title>()
  for (const text of new Set(texts)) {
    const title = normalizeTitle(text, site)
    if (!title) {
      absent.push({ title: text, ...form.flags({ invalid: true }), invalidreason: describeInvalidTitle(text, site) })
      continue
    }
    if (title.title !== text) normalized.push({ from: text, to: title.title })
    if (title.interwiki !== undefined) interwiki.push({ title: title.title, iw: title.interwiki })
    else if (title.namespace < 0) absent.push({ ...toFields(title), ...form.flags({ special: true }) })
    else wanted.set(title.title, title)
  }
  const pages = await store.findPagesByTitle(site.language, [...wanted.keys()])
  for (const { title } of pages) wanted.delete(title)
  absent.push(...[...wanted.values()].map((title) => toMissing(title, call)))
  return { ...(await toPageSet(call, pages, absent, options)), normalized, interwiki }
}

/** Gives found pages and absent ones their entries, redirects followed when that was asked for. */
export async function toPageSet(
  call: Call,
  found: readonly Page[],
  absent: readonly Absent[],
  { followsRedirects }: FindOptions,
): Promise<PageSet> {
  const followed = followsRedirects ? await followRedirects(call, found) : { pages: found, redirects: [], missing: [] }
  const known = new Set(absent.map(({ title }) => title))
  const lost = followed.missing.filter(({ title }) => !known.has(title)).map((title) => toMissing(title, call))
  const placeholders = [...absent, ...lost].map((fields, index): PageEntry => {
    const { pageid } = fields
    return { key: typeof pageid === 'number' ? pageid : -1 - index, page: undefined, fields: { ...fields } }
  })
  const pages = followed.pages.toSorted((left, right) => left.id - right.id).map(toEntry)
  return { ...emptyPageSet, entries: [...placeholders, ...pages], redirects: followed.redirects }
}

function toEntry(page: Page): PageEntry {
  return { key: page.id, page, fields: { pageid: page.id, ns: page.namespace, title: page.title } }
}

function toFields({ namespace, title }: Title): { ns: number; title: string } {
  return { ns: namespace, title }
}

function toMissing(title: Title, { form }: Call): Absent {
  return { ...toFields(title), ...form.flags({ missing: true }) }
}
