import type { Site } from './site.ts'
import { languageOf } from './language-of.ts'

/** Editions whose text runs from right to left. */
const rightToLeft: ReadonlySet<string> = new Set(
  'ar arc arz azb ckb dv fa glk he khw ks mzn pnb ps sd ug ur yi'.split(' '),
)

export function directionOf(site: Site): 'ltr' | 'rtl' {
  return rightToLeft.has(languageOf(site)) ? 'rtl' : 'ltr'
}
