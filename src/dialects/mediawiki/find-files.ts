import { maskVerbatim } from './mask-verbatim.ts'
import { normalizeTitle } from './normalize-title.ts'
import type { Link } from './read-target.ts'
import type { Site } from './site.ts'

const opening = /\[\[([^[\]|:\n]{1,100}:[^[\]|\n]{1,255})(?=[|\]])/g

const fileNamespace = 6

/** The files that a page's own text shows, each once. */
export function findFiles(text: string, site: Site): Link[] {
  const found = new Map<string, Link>()
  for (const [, target = ''] of maskVerbatim(text).matchAll(opening)) {
    const title = target.trimStart().startsWith(':') ? undefined : normalizeTitle(target, site)
    if (title?.namespace === fileNamespace) found.set(title.title, { namespace: fileNamespace, title: title.title })
  }
  return [...found.values()]
}
