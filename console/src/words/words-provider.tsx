import type { ComponentChildren } from 'preact'
import { useEffect, useMemo, useState } from 'preact/hooks'
import { useStored } from '../ui/use-stored.ts'
import { createSay, type Dictionary, pickLanguage, WordsContext } from './say.ts'

/** Puts the page into the language that was chosen, or the browser's; it is drawn once its words are here. */
export function WordsProvider({ children }: { readonly children: ComponentChildren }) {
  const [stored, choose] = useStored(() => localStorage, 'mainstay.language')
  const language = pickLanguage(stored, navigator.languages)
  const [japanese, setJapanese] = useState<Dictionary>()
  useEffect(() => {
    document.documentElement.lang = language
    // Without its words the page is still of use, in English.
    if (language === 'ja' && !japanese) loadJapanese().then(setJapanese, () => setJapanese({}))
  }, [language])
  const dictionary = language === 'ja' ? japanese : noWords
  const words = useMemo(() => ({ language, say: createSay(dictionary ?? noWords), choose }), [language, dictionary])
  return dictionary && <WordsContext.Provider value={words}>{children}</WordsContext.Provider>
}

const noWords: Dictionary = {}

async function loadJapanese(): Promise<Dictionary> {
  const { japanese } = await import('./japanese.ts')
  return japanese
}
