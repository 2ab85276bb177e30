import type { LanguageCode } from '../../../../console/src/words/language.ts'
import { sayCaption } from './caption-japanese.ts'
import { categoryJapanese, tagJapanese, thingJapanese } from './picture-words-japanese.ts'

/** A word or a sentence of the wire as the page shows it, and the language that it is in. */
export interface ShownWords {
  readonly text: string
  readonly lang: LanguageCode
}

/** In the page's language where it is known, otherwise English, as the wire has it. */
function show(english: string, japanese: string | undefined, language: LanguageCode): ShownWords {
  return language === 'ja' && japanese !== undefined ? { text: japanese, lang: 'ja' } : { text: english, lang: 'en' }
}

export const showCaption = (caption: string, language: LanguageCode) => show(caption, sayCaption(caption), language)

export const showTag = (name: string, language: LanguageCode) =>
  show(name, tagJapanese.get(name) ?? thingJapanese.get(name), language)

/** `outdoor_grass` has two parts; a name that ends in `_` stands for its whole branch. */
export function showCategory(name: string, language: LanguageCode): ShownWords {
  const [branch = '', leaf = ''] = name.split('_')
  const parts = [branch, ...(leaf === '' ? [] : [leaf])].map((part) => categoryJapanese.get(part))
  return show(name, parts.every((part) => part !== undefined) ? parts.join('・') : undefined, language)
}
