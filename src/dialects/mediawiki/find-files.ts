import { findFileUses } from './file-uses.ts'
import type { Link } from './read-target.ts'
import type { Site } from './site.ts'

const fileNamespace = 6

/** The files that a page's text shows, each once. */
export function findFiles(text: string, site: Site): Link[] {
  const titles = new Set<string>()
  for (const { title } of findFileUses(text, site)) titles.add(title)
  return [...titles].map((title) => ({ namespace: fileNamespace, title }))
}
