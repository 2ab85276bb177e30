import { normalizeTitle } from './normalize-title.ts'
import type { Site } from './site.ts'

export interface Link {
  readonly namespace: number
  /** With the namespace's localised prefix, spaces for underscores. */
  readonly title: string
}

/** Media and special pages, which are no pages. */
const unlisted: ReadonlySet<number> = new Set([-2, -1])

/** Files and categories: such a link shows the file, or puts the article into the category, unless a colon comes first. */
const used: ReadonlySet<number> = new Set([6, 14])

const url = /^\s*[a-z][a-z\d+.-]{1,20}:\/\//i

/** The page that `[[target]]` leads to; undefined for none, one of another wiki or one that is not listed. */
export function readTarget(target: string, site: Site): Link | undefined {
  if (target.includes('\n') || (target.includes('://') && url.test(target))) return undefined
  const title = normalizeTitle(target.includes('%') ? decodePercent(target) : target, site)
  if (!title || title.interwiki !== undefined || unlisted.has(title.namespace)) return undefined
  if (used.has(title.namespace) && !target.trimStart().startsWith(':')) return undefined
  return { namespace: title.namespace, title: title.title }
}

/** MediaWiki reads `[[A%20B]]` as `[[A B]]`. */
function decodePercent(target: string): string {
  try {
    return decodeURIComponent(target)
  } catch {
    return target
  }
}
