import { normalizeTitle, type Title } from '../../../../../dialects/mediawiki/normalize-title.ts'
import type { Call } from '../call.ts'
import { formatInvalidTitle } from './format-invalid-title.ts'
import { followRedirects } from './follow-redirects.ts'
import { emptyPageSet, type PageEntry, type PageSet } from './page-set.ts'
import type { Page } from '../../../storage/stored-page.ts'

export interface FindOptions {
  readonly followsRedirects: boolean
}

/** Fields of an entry without a page; its key is given once all are known. */
type Absent = Readonly<Record<string, unknown>>

/** Titles as they were written, by what they turned out to be. */
interface ReadTitles {
  readonly normalized: { from: string; to: string }[]
  readonly interwiki: { title: string; iw: string }[]
  /** Invalid titles come before those of special pages. */
  readonly invalid: Absent[]
  readonly special: Map<string, Absent>
  readonly wanted: Map<string, Title>
}

/** Finds pages by the titles that a caller wrote. */
export async function findByTitles(call: Call, texts: readonly string[], options: FindOptions): Promise<PageSet> {
  const { normalized, interwiki, invalid, special, wanted } = readTitles(call, texts)
  const pages = await call.store.findPagesByTitle(call.site.language, [...wanted.keys()])
  for (const { title } of pages) wanted.delete(title)
  const missing = [...wanted.values()].map((title) => toMissing(title, call))
  const absent = [...invalid, ...special.values(), ...missing]
  const set = await toPageSet(call, pages, absent, options)
  return { ...set, normalized, interwiki: [...interwiki, ...set.interwiki] }
}

function readTitles({ site, form }: Call, texts: readonly string[]): ReadTitles {
  const read: ReadTitles = { normalized: [], interwiki: [], invalid: [], special: new Map(), wanted: new Map() }
  for (const text of new Set(texts)) {
    const title = normalizeTitle(text, site)
    if (!title) {
      // What stands after a hash is no part of a title.
      const written = text.startsWith('#') ? '' : text
      if (written !== text) read.normalized.push({ from: text, to: written })
      if (read.invalid.some(({ title: known }) => known === written)) continue
      const invalidreason = formatInvalidTitle(text, site)
      read.invalid.push({ title: written, invalidreason, ...form.flags({ invalid: true }) })
      continue
    }
    if (title.title !== text) read.normalized.push({ from: text, to: title.title })
    if (title.interwiki !== undefined) read.interwiki.push({ title: title.title, iw: title.interwiki })
    else if (title.namespace < 0) read.special.set(title.title, toSpecial(title, form))
    else read.wanted.set(title.title, title)
  }
  return read
}

/** Gives found pages and absent ones their entries, redirects followed when that was asked for. */
export async function toPageSet(
  call: Call,
  found: readonly Page[],
  absent: readonly Absent[],
  { followsRedirects }: FindOptions,
): Promise<PageSet> {
  const followed = followsRedirects
    ? await followRedirects(call, found)
    : { pages: found, redirects: [], interwiki: [], missing: [] }
  const known = new Set(absent.map(({ title }) => title))
  const lost = followed.missing.filter(({ title }) => !known.has(title)).map((title) => toMissing(title, call))
  const placeholders = [...absent, ...lost].map((fields, index): PageEntry => {
    const { pageid } = fields
    return { key: typeof pageid === 'number' ? pageid : -1 - index, page: undefined, fields: { ...fields } }
  })
  const pages = followed.pages.toSorted((left, right) => left.id - right.id).map(toEntry)
  return {
    ...emptyPageSet,
    entries: [...placeholders, ...pages],
    redirects: followed.redirects,
    interwiki: followed.interwiki,
  }
}

function toEntry(page: Page): PageEntry {
  return { key: page.id, page, fields: { pageid: page.id, ns: page.namespace, title: page.title } }
}

function toFields({ namespace, title }: Title): { ns: number; title: string } {
  return { ns: namespace, title }
}

/** Of files shown by their name nothing is here. */
function toSpecial(title: Title, form: Call['form']): Absent {
  const isMissing = title.namespace === -2
  return { ...toFields(title), ...form.flags(isMissing ? { special: true, missing: true } : { special: true }) }
}

function toMissing(title: Title, { form }: Call): Absent {
  return { ...toFields(title), ...form.flags({ missing: true }) }
}
