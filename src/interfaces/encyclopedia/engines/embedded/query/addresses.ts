import type { Site } from '../../../../../dialects/mediawiki/site.ts'

/** Origin of the wiki that the dump is of, such as `https://ja.wikipedia.org`. */
export function serverOf({ base }: Site): string {
  return URL.parse(base)?.origin ?? ''
}

/** Where that wiki shows a page: beside its main page. */
export function toArticleUrl(title: string, { base }: Site): string {
  const folder = base.slice(0, base.lastIndexOf('/') + 1)
  return folder + encodeURIComponent(title.replaceAll(' ', '_')).replaceAll('%2F', '/').replaceAll('%3A', ':')
}

/** Editions whose text runs from right to left. */
const rightToLeft: ReadonlySet<string> = new Set(
  'ar arc arz azb ckb dv fa glk he khw ks mzn pnb ps sd ug ur yi'.split(' '),
)

export function directionOf({ language }: Site): 'ltr' | 'rtl' {
  return rightToLeft.has(language) ? 'rtl' : 'ltr'
}
