import { canonicalNames, findLocalisedNames } from './localised-names.ts'
import { normalizeTitle } from './normalize-title.ts'
import type { Site } from './site.ts'
import { languageOf } from './language-of.ts'

const opening = /^\s*[#＃]([^\s:[]{1,40})\s{0,20}:?\s{0,20}\[\[([^\]|\n]{1,600})/

/** Where a page leads, `#fragment` included, when its text begins with `#REDIRECT` in English or the site's language. */
export function findRedirect(text: string, site: Site): string | undefined {
  const [, word = '', target = ''] = opening.exec(text.slice(0, 1_000)) ?? []
  if (!isRedirectWord(word.toLowerCase(), languageOf(site))) return undefined
  const title = normalizeTitle(target, site)
  if (!title || title.interwiki !== undefined) return undefined
  return title.fragment ? `${title.title}#${title.fragment}` : title.title
}

function isRedirectWord(word: string, language: string): boolean {
  return canonicalNames.redirect.includes(word) || findLocalisedNames(language).redirect.includes(word)
}
