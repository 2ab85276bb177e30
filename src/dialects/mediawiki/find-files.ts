import { runAtOnce } from '../../libraries/iteration/run-at-once.ts'
import { findFileUses } from './file-uses.ts'
import type { Link } from './read-target.ts'
import type { Site } from './site.ts'

const fileNamespace = 6

/** The files that a page's text shows, each once. */
export function findFiles(text: string, site: Site): Link[] {
  return runAtOnce(filesInSteps(text, site))
}

/** The same in steps. */
export function* filesInSteps(text: string, site: Site): Generator<void, Link[]> {
  const titles = new Set<string>()
  for (const use of findFileUses(text, site)) {
    if (use) titles.add(use.title)
    yield
  }
  return [...titles].map((title) => ({ namespace: fileNamespace, title }))
}
