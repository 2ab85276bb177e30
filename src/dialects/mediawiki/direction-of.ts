import type { Site } from './site.ts'

/** Editions whose text runs from right to left. */
const rightToLeft: ReadonlySet<string> = new Set(
  'ar arc arz azb ckb dv fa glk he khw ks mzn pnb ps sd ug ur yi'.split(' '),
)

export function directionOf({ language }: Site): 'ltr' | 'rtl' {
  return rightToLeft.has(language) ? 'rtl' : 'ltr'
}
