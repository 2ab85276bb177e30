import { createContext } from 'preact'
import { useContext } from 'preact/hooks'

export const languages = { en: 'English', ja: '日本語' } as const

export type LanguageCode = keyof typeof languages

/** English sentences, as they stand in the source and in contracts, with what they are in another language. */
export type Dictionary = Readonly<Record<string, string>>

/**
 * Says an English sentence in the language of the page; `{name}` in it stands for a value. After a bar between two words stands what
 * the first is of, where another language has two for it: `From|a language`.
 */
export type Say = (english: string, values?: Readonly<Record<string, string | number>>) => string

export interface Words {
  readonly language: LanguageCode
  readonly say: Say
  readonly choose: (language: LanguageCode) => void
}

/** What the dictionary lacks is said in English. */
export function createSay(dictionary: Dictionary): Say {
  return (english, values = {}) => {
    const sentence = Object.hasOwn(dictionary, english)
      ? (dictionary[english] ?? english)
      : english.replace(/(?<=\S)\|(?=\S).*$/, '')
    return sentence.replaceAll(/\{(\w+)\}/g, (whole, name: string) =>
      Object.hasOwn(values, name) ? String(values[name]) : whole,
    )
  }
}

export const WordsContext = createContext<Words>({ language: 'en', say: createSay({}), choose: () => {} })

export function useWords(): Words {
  return useContext(WordsContext)
}

export function useSay(): Say {
  return useWords().say
}

/** What was chosen, or else the first of the browser's languages that the page has. */
export function pickLanguage(stored: string, preferred: readonly string[]): LanguageCode {
  const known = (code: string) => (code === 'ja' || code === 'en' ? code : undefined)
  const found = preferred.map((tag) => known(tag.toLowerCase().split('-')[0] ?? '')).find((code) => code !== undefined)
  return known(stored) ?? found ?? 'en'
}
