export const languages = { en: 'English', ja: '日本語' } as const

export type LanguageCode = keyof typeof languages

export const languageCodes: readonly LanguageCode[] = ['en', 'ja']

/** Where a choice is kept, which holds for the console and for /docs. */
export const languageStorageName = 'mainstay.language'

/** What was chosen, or else the first of the browser's languages that the page has. */
export function pickLanguage(stored: string, preferred: readonly string[]): LanguageCode {
  const find = (tag: string) => languageCodes.find((code) => code === tag.toLowerCase().split('-')[0])
  return find(stored) ?? preferred.map(find).find((code) => code !== undefined) ?? 'en'
}
