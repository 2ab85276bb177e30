import { editionPrefixes } from './interwiki-prefixes.ts'
import { normalizeTitle } from './normalize-title.ts'
import type { Site } from './site.ts'

const link = /(?<!\s)\s*\[\[([^[\]|:\n]{1,100}:[^[\]|\n]{0,400})(?:\|[^[\]\n]{0,400})?\]\]/g

const categoryNamespace = 14

/** Without categories and links to other editions, which show nothing where they stand, and without the space before them. */
export function dropInvisibleLinks(text: string, site: Site): string {
  return text.replaceAll(link, (all, target: string) => {
    const title = normalizeTitle(target, site)
    const isEdition = title?.interwiki !== undefined && editionPrefixes.has(title.interwiki)
    return isEdition || title?.namespace === categoryNamespace ? '' : all
  })
}
