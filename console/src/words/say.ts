import { createContext } from 'preact'
import { useContext } from 'preact/hooks'
import { type Dictionary, fillIn, type Values } from './dictionary.ts'
import type { LanguageCode } from './language.ts'
import { createSentenceFinder } from './recognize-sentence.ts'

export type { Dictionary } from './dictionary.ts'

/**
 * Says an English sentence in the language of the page; `{name}` in it stands for a value. After a bar between two words stands what
 * the first is of, where another language has two for it: `From|a language`.
 */
export type Say = (english: string, values?: Values) => string

export interface Words {
  readonly language: LanguageCode
  readonly say: Say
  readonly choose: (language: LanguageCode) => void
}

/** What the dictionary lacks is looked for among the sentences that come filled in, from the server, and else said in English. */
export function createSay(dictionary: Dictionary, filledIn: Dictionary = {}): Say {
  const find = createSentenceFinder(filledIn, (english) =>
    Object.hasOwn(dictionary, english) ? dictionary[english] : undefined,
  )
  return (english, values = {}) => fillIn(find(english) ?? english.replace(/(?<=\S)\|(?=\S).*$/, ''), values)
}

export const WordsContext = createContext<Words>({ language: 'en', say: createSay({}), choose: () => {} })

export function useWords(): Words {
  return useContext(WordsContext)
}

export function useSay(): Say {
  return useWords().say
}
