import type { ConceptLanguage } from './concept-languages.ts'

/** The words that stand most often in sentences about oneself. */
const commonWords: Readonly<Record<'en' | 'de' | 'fr' | 'es' | 'it' | 'pt', string>> = {
  en: 'i the a to and of my me is it in you he she was for on with not do how what that this are they im dont have be at so just when who his her we your',
  de: 'ich der das und mir mich mein meine ist nicht er sie es ein eine mit zu den dem wie was auf von hat habe wenn wir uns war so auch seit im am ohne warum mehr',
  fr: 'je j le la les et de des un une mon ma mes me moi est pas ne que qui il elle on nous en du au pour ce c s sur dans quand avec l d plus tu vous comment pourquoi ai suis',
  es: 'yo el la los las y de un una mi mis me es no que se su con por para en lo le al del como cuando estoy tengo esta muy pero ya mas soy mí si porque hay nos todo',
  it: 'io il lo la i gli le e di un una mi mio mia me è non che si suo con per in al del come quando sono ho questo ma piu più ci da nel della anche se perche dal ieri',
  pt: 'eu o a os as e de um uma meu minha me é nao não que se seu com por para em no na do da como quando estou to tô tenho esse mas ja mais sou pra ele ela muito isso meus nos dos',
}

export type SpacedLanguage = keyof typeof commonWords

export const spacedLanguages: readonly SpacedLanguage[] = ['en', 'de', 'fr', 'es', 'it', 'pt']

/** Which of the languages each of their commonest words is of. */
const languagesOf: ReadonlyMap<string, readonly SpacedLanguage[]> = new Map(
  [...new Set(Object.values(commonWords).join(' ').split(' '))].map((word) => [
    word,
    spacedLanguages.filter((language) => commonWords[language].split(' ').includes(word)),
  ]),
)

/** Japanese, Korean or Chinese, where the letters say so. */
export function tellByScript(text: string): ConceptLanguage | undefined {
  if (/[ぁ-んァ-ヶ]/.test(text)) return 'ja'
  if (/[가-힣]/.test(text)) return 'ko'
  if (/[一-鿿]/.test(text)) return 'zh'
  return undefined
}

/** How much the commonest words and the accents of a text speak for each language. */
export function countCommonWords(words: readonly string[], text: string): Record<SpacedLanguage, number> {
  const votes = { en: 0.6, de: 0, fr: 0, es: 0, it: 0, pt: 0 }
  for (const word of words.slice(0, 60)) {
    const languages = languagesOf.get(word)
    if (languages) for (const language of languages) votes[language] += 1 / languages.length
  }
  if (/ß|[äöü]/i.test(text)) votes.de += 1
  if (/[ãõ]/i.test(text)) votes.pt += 2
  if (/ñ|¿|¡/i.test(text)) votes.es += 2
  if (/[êœç]|\b[jldcnsm]['’]/i.test(text)) votes.fr += 1
  return votes
}
