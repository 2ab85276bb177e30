import { editionPrefixes } from './interwiki-prefixes.ts'
import { normalizeTitle } from './normalize-title.ts'
import { readBrackets } from './read-brackets.ts'
import { type Link, readTarget } from './read-target.ts'
import type { Site } from './site.ts'

export interface CategoryLink extends Link {
  /** What the article is sorted by in this category, a space too; undefined where it does not say. */
  readonly sortKey: string | undefined
}

export interface InterwikiLink {
  /** In lower case. */
  readonly prefix: string
  /** Without the prefix. */
  readonly title: string
}

/** What stands in double brackets in a page's own text, each once, in the order of first appearance. */
export interface References {
  readonly links: readonly Link[]
  readonly categories: readonly CategoryLink[]
  /** The same subject in other editions. */
  readonly languageLinks: readonly InterwikiLink[]
  readonly interwikiLinks: readonly InterwikiLink[]
}

const categoryNamespace = 14

/** Reads all that `findLinks` leaves out, too: for one page, where it need not be fast. */
export function* referencesInSteps(text: string, site: Site): Generator<void, References> {
  const links = new Map<string, Link>()
  const categories = new Map<string, CategoryLink>()
  const languageLinks = new Map<string, InterwikiLink>()
  const interwikiLinks = new Map<string, InterwikiLink>()
  for (const inside of readBrackets(text)) {
    yield
    const [target = '', ...words] = inside.split('|')
    const link = readTarget(target, site)
    if (link) links.set(link.title, link)
    const title = link ? undefined : normalizeTitle(target, site)
    if (!title) continue
    const isShown = target.trimStart().startsWith(':')
    if (title.namespace === categoryNamespace && !isShown)
      categories.set(title.title, {
        namespace: categoryNamespace,
        title: title.title,
        sortKey: words.join('|') !== '' ? words.join('|') : undefined,
      })
    if (title.interwiki === undefined) continue
    const other = { prefix: title.interwiki, title: title.title.slice(title.interwiki.length + 1) }
    // An edition is linked to once.
    if (!isShown && editionPrefixes.has(other.prefix)) {
      if (!languageLinks.has(other.prefix)) languageLinks.set(other.prefix, other)
    } else interwikiLinks.set(title.title, other)
  }
  return {
    links: [...links.values()],
    categories: [...categories.values()],
    languageLinks: [...languageLinks.values()],
    interwikiLinks: [...interwikiLinks.values()],
  }
}
