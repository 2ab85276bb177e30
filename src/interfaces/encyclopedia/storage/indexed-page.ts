import { categoriesInSteps } from '../../../dialects/mediawiki/find-categories.ts'
import { filesInSteps } from '../../../dialects/mediawiki/find-files.ts'
import { findPageLinks } from '../../../dialects/mediawiki/find-page-links.ts'
import { findPageProperties } from '../../../dialects/mediawiki/find-page-properties.ts'
import { normalizeTitle } from '../../../dialects/mediawiki/normalize-title.ts'
import { findNamespaceById } from '../../../dialects/mediawiki/site-namespaces.ts'
import type { Site } from '../../../dialects/mediawiki/site.ts'
import type { Expansion } from '../../../dialects/mediawiki/templates/template.ts'
import { toSearchWords } from '../../../dialects/mediawiki/to-search-words.ts'
import { sortLinks } from './link-order.ts'
import { type PageRows, toLinkRows } from './page-rows.ts'
import type { PageToIndex } from './pages-to-index.ts'
import { toSortKey } from './to-sort-key.ts'
import { type CategoryRow, memberTypes, type ReferenceKind, referenceKinds, type ReferenceRow } from './tables.ts'

/** What a page is found by. */
export interface IndexedPage {
  readonly id: number
  /** Of the text that it is made of. */
  readonly checksum: number
  /** Undefined for those that are there. */
  readonly links: PageRows['links'] | undefined
  readonly references: readonly Omit<ReferenceRow, 'language'>[]
  readonly categories: readonly Omit<CategoryRow, 'language'>[]
  /** Words of the title, and of title and text together, each once. */
  readonly title: readonly string[]
  readonly body: readonly string[]
  /** How many words MediaWiki would count in the text. */
  readonly words: number
}

/** Different words of one text: more are in lists of codes, not in articles. */
const maxWords = 20_000

/** Bytes of a word, and of all words together: PostgreSQL makes a broken `tsvector` of more without a word about it. */
const maxWordBytes = 2_046
const maxBytes = 1_048_575

/** In steps; the expansion is that of the page's wikitext. */
export function* toIndexedPage(
  page: PageToIndex,
  expansion: Expansion | undefined,
  site: Site,
): Generator<void, IndexedPage> {
  const { id, namespace, title, text } = page
  const { name: prefix } = findNamespaceById(site, namespace)
  const name = prefix === '' ? title : title.slice(prefix.length + 1)
  const titleWords = toSearchWords(name)
  // A redirect is found by where it leads; what it is called is found with srwhat=title.
  const words = page.redirectTo === undefined ? [...titleWords, ...toSearchWords(text)] : toSearchWords(text)
  const redirect = page.redirectTo === undefined ? undefined : normalizeTitle(page.redirectTo, site)
  yield
  const links = expansion ? yield* findPageLinks(expansion, page, site) : []
  yield
  const rows = toLinkRows(sortLinks(links))
  yield
  const files = expansion ? yield* filesInSteps(expansion.text, site) : []
  yield
  const categories = expansion ? yield* toCategoryRows(page, name, expansion.text, site) : []
  yield
  return {
    id,
    checksum: page.checksum,
    links: rows,
    references: [
      ...toReferenceRows(page, 'link', links),
      ...toReferenceRows(page, 'template', expansion?.templates ?? []),
      ...toReferenceRows(page, 'file', files),
      ...toReferenceRows(page, 'redirect', redirect ? [redirect] : []),
    ],
    categories,
    title: chooseWords(titleWords),
    body: chooseWords(words),
    words: countWords(text),
  }
}

function toReferenceRows(
  { id, namespace }: PageToIndex,
  kind: ReferenceKind,
  links: readonly { readonly title: string }[],
): Omit<ReferenceRow, 'language'>[] {
  return links.map(({ title }) => ({ kind: referenceKinds[kind], target: title, namespace, page_id: id }))
}

/** A page whose text holds nothing to index. */
export function indexTitle({ id, checksum, namespace, title }: PageToIndex, site: Site): IndexedPage {
  const { name: prefix } = findNamespaceById(site, namespace)
  const words = chooseWords(toSearchWords(prefix === '' ? title : title.slice(prefix.length + 1)))
  return { id, checksum, links: undefined, references: [], categories: [], title: words, body: words, words: 0 }
}

/** Each once, the first of them as far as they fit. */
function chooseWords(words: readonly string[]): string[] {
  const chosen = new Set<string>()
  let bytes = 0
  for (const word of words) {
    const length = Buffer.byteLength(word)
    if (length > maxWordBytes || chosen.has(word)) continue
    bytes += length
    if (bytes > maxBytes || chosen.size === maxWords) break
    chosen.add(word)
  }
  return [...chosen]
}

/** As PHP counts them for MediaWiki: runs of Latin letters, hyphens and apostrophes, whatever the language; those at the beginning are none. */
function countWords(text: string): number {
  return text.replace(/^['-]+/, '').match(/[A-Za-z'-]+/g)?.length ?? 0
}

function* toCategoryRows(
  { id, namespace }: PageToIndex,
  name: string,
  text: string,
  site: Site,
): Generator<void, Omit<CategoryRow, 'language'>[]> {
  const categories = yield* categoriesInSteps(text, namespace, site)
  if (categories.length === 0) return []
  const { defaultsort = '' } = findPageProperties(text)
  const type = namespace === 14 ? 'subcat' : namespace === 6 ? 'file' : 'page'
  const prefix = findNamespaceById(site, 14).name.length + 1
  return categories.map(({ title, sortKey }) => ({
    name: title.slice(prefix).replaceAll(' ', '_'),
    member_type: memberTypes.indexOf(type),
    sort_key: toSortKey(name, sortKey ?? defaultsort),
    page_id: id,
    sort_prefix: sortKey ?? '',
  }))
}
