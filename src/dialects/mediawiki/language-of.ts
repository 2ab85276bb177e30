import type { Site } from './site.ts'

/** The language that a wiki is written in. */
export function languageOf({ language, contentLanguage }: Pick<Site, 'language' | 'contentLanguage'>): string {
  return contentLanguage ?? language
}
