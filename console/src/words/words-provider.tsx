import type { ComponentChildren } from 'preact'
import { useEffect, useMemo, useState } from 'preact/hooks'
import { useStored } from '../ui/use-stored.ts'
import { languageStorageName, pickLanguage } from './language.ts'
import { createSay, type Say, WordsContext } from './say.ts'

/** Puts the page into the language that was chosen, or the browser's; it is drawn once its words are here. */
export function WordsProvider({ children }: { readonly children: ComponentChildren }) {
  const [stored, choose] = useStored(() => localStorage, languageStorageName)
  const language = pickLanguage(stored, navigator.languages)
  const [japanese, setJapanese] = useState<Say>()
  useEffect(() => {
    document.documentElement.lang = language
    // Without its words the page is still of use, in English.
    if (language === 'ja' && !japanese)
      loadJapanese().then(
        (say) => setJapanese(() => say),
        () => setJapanese(() => sayInEnglish),
      )
  }, [language])
  const say = language === 'ja' ? japanese : sayInEnglish
  const words = useMemo(() => ({ language, say: say ?? sayInEnglish, choose }), [language, say])
  return say && <WordsContext.Provider value={words}>{children}</WordsContext.Provider>
}

const sayInEnglish = createSay({})

async function loadJapanese(): Promise<Say> {
  const { japanese, japaneseSentences } = await import('./japanese.ts')
  return createSay(japanese, japaneseSentences)
}
