import type { DangerLanguage } from '../danger.ts'
import { chinese } from './chinese.ts'
import { dutch } from './dutch.ts'
import { french } from './french.ts'
import { german } from './german.ts'
import type { HelpLanguage } from './help-language.ts'
import { italian } from './italian.ts'
import { korean } from './korean.ts'
import { portuguese } from './portuguese.ts'
import { russian } from './russian.ts'
import { spanish } from './spanish.ts'

/** Those besides English and Japanese. */
export const helpLanguages: Readonly<Record<Exclude<DangerLanguage, 'en' | 'ja'>, HelpLanguage>> = {
  de: german,
  fr: french,
  es: spanish,
  it: italian,
  pt: portuguese,
  nl: dutch,
  ru: russian,
  zh: chinese,
  ko: korean,
}
