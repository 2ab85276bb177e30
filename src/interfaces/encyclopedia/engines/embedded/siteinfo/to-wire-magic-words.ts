import { languageOf } from '../../../../../dialects/mediawiki/language-of.ts'
import { canonicalNames, findLocalisedNames } from '../../../../../dialects/mediawiki/localised-names.ts'
import type { Call } from '../call.ts'

/** Words that are understood here, by MediaWiki's names; clients look for those of redirects. */
const words: Readonly<Record<string, readonly string[]>> = {
  defaultsort: ['DEFAULTSORT:', 'DEFAULTSORTKEY:', 'DEFAULTCATEGORYSORT:'],
  displaytitle: ['DISPLAYTITLE'],
  forcetoc: ['__FORCETOC__'],
  hiddencat: ['__HIDDENCAT__'],
  index: ['__INDEX__'],
  newsectionlink: ['__NEWSECTIONLINK__'],
  nogallery: ['__NOGALLERY__'],
  noindex: ['__NOINDEX__'],
  noeditsection: ['__NOEDITSECTION__'],
  notoc: ['__NOTOC__'],
  staticredirect: ['__STATICREDIRECT__'],
  toc: ['__TOC__'],
}

/** Those whose case counts. */
const strict: ReadonlySet<string> = new Set(['defaultsort', 'displaytitle', 'hiddencat', 'index', 'noindex'])

export function toWireMagicWords({ form, site }: Call) {
  const redirects = [...findLocalisedNames(languageOf(site)).redirect, ...canonicalNames.redirect]
  const redirect = redirects.map((word) => `#${word.toUpperCase()}`)
  return Object.entries({ ...words, redirect })
    .toSorted(([left], [right]) => (left < right ? -1 : 1))
    .map(([name, aliases]) => ({ name, aliases, ...form.flags({ 'case-sensitive': strict.has(name) }) }))
}
