import type { LanguagePair } from '../../port.ts'
import { englishNegation } from './english-negation.ts'
import { japaneseNegation } from './japanese-negation.ts'
import type { NegationWords } from './negation-words.ts'

const byLanguage = new Map<string, NegationWords>([
  ['en', englishNegation],
  ['ja', japaneseNegation],
])

/**
 * Whether a sentence that says no still does in its translation, as far as words tell; of languages other than English and Japanese nothing is known. Of
 * 40,000 translations by people at Tatoeba one in 200 seems to lose it, idioms mostly ("I'm at a loss for words"); of one in ten it says anything.
 */
export function keepsNegation({ source, target }: LanguagePair, text: string, translation: string): boolean {
  const [from, to] = [byLanguage.get(source), byLanguage.get(target)]
  if (!from || !to || from === to) return true
  const isNegated = from.negates.test(text) && !from.seems.test(text)
  return !isNegated || to.denies.test(translation)
}
