import type { TranslatedText } from './translator.ts'

/** The header that names the places of texts whose translation no engine stands by, counted from 0: `x-mainstay-unsure: 0, 3`. */
export function toUnsureHeader(translated: readonly TranslatedText[]): Readonly<Record<string, string>> {
  const places = translated.flatMap(({ confidence }, place) => (confidence === undefined ? [] : [place]))
  return places.length === 0 ? {} : { 'x-mainstay-unsure': places.join(', ') }
}
