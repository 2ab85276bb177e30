import { memoizeRecent } from '../../../../libraries/memoize/memoize-recent.ts'
import { languageOf } from '../../language-of.ts'
import type { Site } from '../../site.ts'
import { toLocale } from './to-locale.ts'

/** Making one takes longer than using it a hundred times. */
const formatterOf = memoizeRecent(
  100,
  (language: string) =>
    new Intl.NumberFormat(toLocale(language), { numberingSystem: 'latn', maximumFractionDigits: 20 }),
)

/** Groups as the language has them. */
export function formatCount(count: number, site: Site): string {
  return formatterOf(languageOf(site)).format(count)
}
