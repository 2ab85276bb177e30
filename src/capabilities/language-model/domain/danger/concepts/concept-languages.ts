import { chinese } from './chinese.ts'
import type { ConceptWords } from './concept-words.ts'
import { english } from './english.ts'
import { french } from './french.ts'
import { german } from './german.ts'
import { italian } from './italian.ts'
import { japanese } from './japanese.ts'
import { korean } from './korean.ts'
import { portuguese } from './portuguese.ts'
import { spanish } from './spanish.ts'

/** The languages whose words are known by what they stand for. */
export type ConceptLanguage = 'en' | 'ja' | 'de' | 'fr' | 'es' | 'it' | 'pt' | 'zh' | 'ko'

export const conceptLanguages: Readonly<Record<ConceptLanguage, ConceptWords>> = {
  en: english,
  ja: japanese,
  de: german,
  fr: french,
  es: spanish,
  it: italian,
  pt: portuguese,
  zh: chinese,
  ko: korean,
}
