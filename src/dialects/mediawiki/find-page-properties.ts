import { lookUp } from '../../libraries/json/look-up.ts'
import { maskVerbatim } from './mask-verbatim.ts'

/** Words between double underscores, in any language; MediaWiki keeps them with the page by these names. */
const switches =
  /__(NOTOC|FORCETOC|TOC|NOEDITSECTION|NEWSECTIONLINK|NONEWSECTIONLINK|HIDDENCAT|INDEX|NOINDEX|NOGALLERY|STATICREDIRECT|EXPECTUNUSEDCATEGORY|NOTITLECONVERT|NOCONTENTCONVERT|DISAMBIG)__/gi

const named: Readonly<Record<string, string>> = {
  disambig: 'disambiguation',
  nocontentconvert: 'nocontentconvert',
}

const sorted = /\{\{\s*(?:DEFAULTSORT|DEFAULTSORTKEY|DEFAULTCATEGORYSORT)\s*:([^{}|]*)(?:\|[^{}]*)?\}\}/g
const shown = /\{\{\s*DISPLAYTITLE\s*:([^{}|]*)(?:\|[^{}]*)?\}\}/g

/** What a page says of itself in its own text (mediawiki.org/wiki/Manual:Page_props_table), by MediaWiki's names. */
export function findPageProperties(text: string): Record<string, string> {
  const masked = maskVerbatim(text)
  const properties = new Map<string, string>()
  const sortKey = findLast(masked, sorted)
  const title = findLast(masked, shown)
  if (sortKey) properties.set('defaultsort', sortKey)
  if (title) properties.set('displaytitle', title)
  for (const [, word = ''] of masked.matchAll(switches)) {
    const name = word.toLowerCase()
    // Where the table of contents stands is no property of the page.
    if (name !== 'toc') properties.set(lookUp(named, name) ?? name, '')
  }
  return Object.fromEntries(properties)
}

/** Of words that are said again the last ones count. */
function findLast(text: string, pattern: RegExp): string | undefined {
  return [...text.matchAll(pattern)].at(-1)?.[1]?.trim()
}
