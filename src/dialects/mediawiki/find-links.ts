import { LinkFinder } from './link-finder.ts'
import type { Link } from './read-target.ts'
import type { Site } from './site.ts'

export type { Link } from './read-target.ts'

/**
 * Links of a page's own text, each once, in the order of first appearance: without comments and what is shown as
 * written, without anything inside `{{ }}` at any depth; braces and brackets that never close are text. Tables and the
 * captions of pictures are own text. The time is linear in the length of the text.
 */
export function findLinks(text: string, site: Site): Link[] {
  const found = new LinkFinder(site).find(new TextEncoder().encode(text))
  return found.map(({ namespace, title }) => ({ namespace, title }))
}
