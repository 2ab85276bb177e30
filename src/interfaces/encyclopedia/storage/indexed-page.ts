import { findCategories } from '../../../dialects/mediawiki/find-categories.ts'
import { findFiles } from '../../../dialects/mediawiki/find-files.ts'
import { findPageProperties } from '../../../dialects/mediawiki/find-page-properties.ts'
import { findReferences } from '../../../dialects/mediawiki/find-references.ts'
import { normalizeTitle } from '../../../dialects/mediawiki/normalize-title.ts'
import { findNamespaceById } from '../../../dialects/mediawiki/site-namespaces.ts'
import type { Site } from '../../../dialects/mediawiki/site.ts'
import type { Expansion } from '../../../dialects/mediawiki/templates/template.ts'
import { toSearchWords } from '../../../dialects/mediawiki/to-search-words.ts'
import type { PageToIndex } from './pages-to-index.ts'
import { toSortKey } from './to-sort-key.ts'
import { type CategoryRow, memberTypes, type ReferenceKind, referenceKinds, type ReferenceRow } from './tables.ts'

/** What a page is found by. */
export interface IndexedPage {
  readonly id: number
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

/** The expansion is that of the page's wikitext; its links are those of its own text. */
export function toIndexedPage(page: PageToIndex, expansion: Expansion | undefined, site: Site): IndexedPage {
  const { id, namespace, title, text } = page
  const { name: prefix } = findNamespaceById(site, namespace)
  const name = prefix === '' ? title : title.slice(prefix.length + 1)
  const titleWords = toSearchWords(name)
  // A redirect is found by where it leads; what it is called is found with srwhat=title.
  const words = page.redirectTo === undefined ? [...titleWords, ...toSearchWords(text)] : toSearchWords(text)
  const toRow = (kind: ReferenceKind) => (target: string) => ({
    kind: referenceKinds[kind],
    target,
    namespace,
    page_id: id,
  })
  const redirect = page.redirectTo === undefined ? undefined : normalizeTitle(page.redirectTo, site)
  return {
    id,
    references: [
      ...(expansion ? findReferences(text, site).links : []).map((link) => toRow('link')(link.title)),
      ...(expansion?.templates ?? []).map((link) => toRow('template')(link.title)),
      ...(expansion ? findFiles(expansion.text, site) : []).map((link) => toRow('file')(link.title)),
      ...(redirect ? [toRow('redirect')(redirect.title)] : []),
    ],
    categories: expansion ? toCategoryRows(page, name, expansion.text, site) : [],
    title: chooseWords(titleWords),
    body: chooseWords(words),
    words: countWords(text),
  }
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

function toCategoryRows(
  { id, namespace }: PageToIndex,
  name: string,
  text: string,
  site: Site,
): Omit<CategoryRow, 'language'>[] {
  const categories = findCategories(text, namespace, site)
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
