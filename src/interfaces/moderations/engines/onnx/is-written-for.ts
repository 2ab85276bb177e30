import { lookUp } from '../../../../libraries/json/look-up.ts'

/** Scripts by the names that BCP 47 has for writing in several of them. */
const parts: Readonly<Record<string, readonly string[]>> = {
  Jpan: ['Han', 'Hiragana', 'Katakana'],
  Kore: ['Hangul', 'Han'],
  Hans: ['Han'],
  Hant: ['Han'],
}

/** Of a text's letters, those of other scripts that a model may still be asked about. */
const maxForeign = 0.1

/**
 * Whether a text is in the scripts of a model's languages. A model of English gives any score at all for Japanese, of which it knows
 * no word.
 *
 * @param languages BCP 47; `mul` and an empty list stand for any
 */
export function isWrittenFor(text: string, languages: readonly string[] = []): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  if (letters === 0 || languages.length === 0 || languages.includes('mul')) return true
  const scripts = languages.flatMap((language) => {
    const script = new Intl.Locale(language).maximize().script ?? 'Latn'
    return lookUp(parts, script) ?? [script]
  })
  const known = new RegExp(`[${scripts.map((script) => `\\p{Script=${script}}`).join('')}ー]`, 'gu')
  return (text.match(known)?.length ?? 0) >= letters * (1 - maxForeign)
}
