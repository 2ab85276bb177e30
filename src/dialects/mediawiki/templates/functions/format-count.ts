import type { Site } from '../../site.ts'
import { toLocale } from './to-locale.ts'

/** Groups as the language has them. */
export function formatCount(count: number, { language }: Site): string {
  return new Intl.NumberFormat(toLocale(language), { numberingSystem: 'latn', maximumFractionDigits: 20 }).format(count)
}
