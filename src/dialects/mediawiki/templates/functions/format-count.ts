import type { Site } from '../../site.ts'
import { toLocale } from './to-locale.ts'
import { languageOf } from '../../language-of.ts'

/** Groups as the language has them. */
export function formatCount(count: number, site: Site): string {
  return new Intl.NumberFormat(toLocale(languageOf(site)), {
    numberingSystem: 'latn',
    maximumFractionDigits: 20,
  }).format(count)
}
