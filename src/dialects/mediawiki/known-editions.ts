import { editionPrefixes } from './interwiki-prefixes.ts'
import { isLanguage } from './languages.ts'

/** Whether Wikipedia has an edition of this code, or had: such a one can be asked for before anything of it is here. */
export function isKnownEdition(language: string): boolean {
  return isLanguage(language) || editionPrefixes.has(language)
}
